"""Public functions of flash-linear-attention at sizes, for `tileprove triton capture`, which learns fla_wrappers_launches.py from them."""

import torch
from fla.ops.delta_rule import chunk_delta_rule, fused_recurrent_delta_rule
from fla.ops.gla import chunk_gla, fused_recurrent_gla
from fla.ops.hgrn import chunk_hgrn, fused_recurrent_hgrn
from fla.ops.linear_attn import chunk_linear_attn
from fla.ops.retention import chunk_retention, parallel_retention
from fla.ops.simple_gla import chunk_simple_gla
from fla.ops.utils import chunk_global_cumsum, chunk_local_cumsum, mean_pooling, softmax


def random(*shape):
    return torch.randn(*shape, device="cuda", dtype=torch.float16, requires_grad=True)


def qkv(B, T, H, D):
    return [random(B, T, H, D) for _ in range(3)]


def gates(*shape):
    return torch.nn.functional.logsigmoid(torch.randn(*shape, device="cuda", requires_grad=True))


def gla(B, T, H=2, D=(32, 64)):
    chunk_gla(*qkv(B, T, H, D), gates(B, T, H, D))[0].sum().backward()


def gla_recurrent(B, T, H=2, D=(32, 64)):
    fused_recurrent_gla(*qkv(B, T, H, D), gates(B, T, H, D))[0].sum().backward()


def delta_rule(B, T, H=2, D=(32, 64)):
    beta = torch.rand(B, T, H, device="cuda", dtype=torch.float16, requires_grad=True).sigmoid()
    chunk_delta_rule(*qkv(B, T, H, D), beta)[0].sum().backward()


def delta_rule_recurrent(B, T, H=2, D=(32, 64)):
    beta = torch.rand(B, T, H, device="cuda", dtype=torch.float16, requires_grad=True).sigmoid()
    fused_recurrent_delta_rule(*qkv(B, T, H, D), beta)[0].sum().backward()


def retention(B, T, H=2, D=(32, 64)):
    chunk_retention(*qkv(B, T, H, D))[0].sum().backward()


def retention_parallel(B, T, H=2, D=(32, 64)):
    parallel_retention(*qkv(B, T, H, D))[0].sum().backward()


def simple_gla(B, T, H=2, D=(32, 64)):
    chunk_simple_gla(*qkv(B, T, H, D), gates(B, T, H))[0].sum().backward()


def linear_attention(B, T, H=2, D=(32, 64)):
    chunk_linear_attn(*qkv(B, T, H, D))[0].sum().backward()


def hgrn(B, T, D=(64, 100)):
    chunk_hgrn(random(B, T, D), gates(B, T, D))[0].sum().backward()


def hgrn_recurrent(B, T, D=(64, 100)):
    fused_recurrent_hgrn(random(B, T, D), gates(B, T, D))[0].sum().backward()


def local_cumsum(B, T, H=2):
    chunk_local_cumsum(torch.randn(B, T, H, device="cuda"), chunk_size=64)


def global_cumsum(B, T, H=2):
    chunk_global_cumsum(torch.randn(B, T, H, device="cuda"))


def pooling(B, T, H=2, D=(32, 64)):
    mean_pooling(random(B, T, H, D), chunk_size=64).sum().backward()


def rows_softmax(N, D=(32, 100)):
    softmax(torch.randn(N, D, device="cuda"))
