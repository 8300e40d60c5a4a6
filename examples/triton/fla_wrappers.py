# type: ignore
"""Public functions of flash-linear-attention 0.6.0 at sizes: `tileprove triton capture fla_wrappers.py`."""

import torch
from fla.ops.delta_rule import chunk_delta_rule, fused_recurrent_delta_rule
from fla.ops.gla import chunk_gla, fused_recurrent_gla
from fla.ops.hgrn import chunk_hgrn, fused_recurrent_hgrn
from fla.ops.linear_attn import chunk_linear_attn
from fla.ops.retention import chunk_retention, parallel_retention
from fla.ops.simple_gla import chunk_simple_gla
from fla.ops.utils import chunk_global_cumsum, chunk_local_cumsum, mean_pooling
from fla.ops.utils.softmax import softmax_bwd, softmax_fwd

LENGTHS = (64, 65, 80, 96, 100, 130, 256, 300, 517, 1000, 2049)  # below 64, blocks are smaller


def _random(*shape):
    return torch.randn(*shape, device="cuda", dtype=torch.float16, requires_grad=True)


def _qkv(B, T, H, D):
    return [_random(B, T, H, D) for _ in range(3)]


def _gates(*shape):
    return torch.nn.functional.logsigmoid(torch.randn(*shape, device="cuda", requires_grad=True))


def gla(B, T=LENGTHS, H=2, D=64):
    chunk_gla(*_qkv(B, T, H, D), _gates(B, T, H, D))[0].sum().backward()


def gla_recurrent(B, T=LENGTHS, H=2, D=64):
    fused_recurrent_gla(*_qkv(B, T, H, D), _gates(B, T, H, D))[0].sum().backward()


def delta_rule(B, T=LENGTHS, H=2, D=64):
    beta = torch.rand(B, T, H, device="cuda", dtype=torch.float16, requires_grad=True).sigmoid()
    chunk_delta_rule(*_qkv(B, T, H, D), beta)[0].sum().backward()


def delta_rule_recurrent(B, T=LENGTHS, H=2, D=64):
    beta = torch.rand(B, T, H, device="cuda", dtype=torch.float16, requires_grad=True).sigmoid()
    fused_recurrent_delta_rule(*_qkv(B, T, H, D), beta)[0].sum().backward()


def retention(B, T=LENGTHS, H=2, D=64):
    chunk_retention(*_qkv(B, T, H, D))[0].sum().backward()


def retention_parallel(B, T=LENGTHS, H=2, D=64):
    parallel_retention(*_qkv(B, T, H, D))[0].sum().backward()


def simple_gla(B, T=LENGTHS, H=2, D=64):
    chunk_simple_gla(*_qkv(B, T, H, D), _gates(B, T, H))[0].sum().backward()


def linear_attention(B, T=LENGTHS, H=2, D=64):
    chunk_linear_attn(*_qkv(B, T, H, D))[0].sum().backward()


def hgrn(B, T=LENGTHS, D=100):
    chunk_hgrn(_random(B, T, D), _gates(B, T, D))[0].sum().backward()


def hgrn_recurrent(B, T=LENGTHS, D=100):
    fused_recurrent_hgrn(_random(B, T, D), _gates(B, T, D))[0].sum().backward()


def local_cumsum(B, T=LENGTHS, H=2):
    chunk_local_cumsum(torch.randn(B, T, H, device="cuda"), chunk_size=64)


def global_cumsum(B, T=LENGTHS, H=2):
    chunk_global_cumsum(torch.randn(B, T, H, device="cuda"))


def pooling(B, T=LENGTHS, H=2, D=64):
    mean_pooling(_random(B, T, H, D), chunk_size=64).sum().backward()


def rows_softmax(N, D=100):
    p = softmax_fwd(torch.randn(N, D, device="cuda"))
    softmax_bwd(p, torch.randn(N, D, device="cuda"))
