# type: ignore
"""Public functions of Liger-Kernel 0.8.5 at sizes: `tileprove triton capture liger_wrappers.py`."""

import torch
from liger_kernel.ops.cross_entropy import LigerCrossEntropyFunction
from liger_kernel.ops.dyt import LigerDyTFunction
from liger_kernel.ops.fused_add_rms_norm import LigerFusedAddRMSNormFunction
from liger_kernel.ops.geglu import LigerGELUMulFunction
from liger_kernel.ops.group_norm import LigerGroupNormFunction
from liger_kernel.ops.jsd import LigerJSDFunction
from liger_kernel.ops.kl_div import LigerKLDivLossFunction
from liger_kernel.ops.layer_norm import LigerLayerNormFunction
from liger_kernel.ops.relu_squared import LigerReLUSquaredFunction
from liger_kernel.ops.rms_norm import LigerRMSNormFunction
from liger_kernel.ops.rope import LigerRopeFunction
from liger_kernel.ops.softmax import LigerSoftmaxFunction
from liger_kernel.ops.swiglu import LigerSiLUMulFunction
from liger_kernel.ops.tvd import LigerTVDLossFunction


def _random(*shape):
    return torch.randn(*shape, device="cuda", requires_grad=True)


def swiglu(B, T, H=(256, 300)):
    LigerSiLUMulFunction.apply(_random(B, T, H), _random(B, T, H)).sum().backward()


def geglu(B, T, H=(256, 300)):
    LigerGELUMulFunction.apply(_random(B, T, H), _random(B, T, H)).sum().backward()


def rms_norm(B, T, H=(256, 300)):
    LigerRMSNormFunction.apply(_random(B, T, H), _random(H), 1e-6, 0.0, "llama", False).sum().backward()


def fused_add_rms_norm(B, T, H=(256, 300)):
    y, r = LigerFusedAddRMSNormFunction.apply(_random(B, T, H), _random(B, T, H), _random(H), 1e-6, 0.0, "llama", False)
    (y.sum() + r.sum()).backward()


def layer_norm(B, T, H=(256, 300)):
    LigerLayerNormFunction.apply(_random(B, T, H), _random(H), _random(H), 1e-6).sum().backward()


def group_norm(B, G=2, C=8, N=64):
    LigerGroupNormFunction.apply(_random(B, C, N), _random(C), _random(C), C, G, 1e-6).sum().backward()


def softmax(B, T, H=(256, 300)):
    LigerSoftmaxFunction.apply(_random(B, T, H)).sum().backward()


def relu_squared(B, T, H=(256, 300)):
    LigerReLUSquaredFunction.apply(_random(B, T, H)).sum().backward()


def dyt(B, T, H=(256, 300)):
    LigerDyTFunction.apply(_random(B, T, H), _random(1), _random(H), _random(H)).sum().backward()


def rope(B, T, HQ=4, HK=2, D=64):
    cos, sin = (torch.randn(1, T, D, device="cuda") for _ in range(2))
    q, k = LigerRopeFunction.apply(_random(B, HQ, T, D), _random(B, HK, T, D), cos, sin)
    (q.sum() + k.sum()).backward()


def cross_entropy(N, V=(100, 512)):
    target = torch.randint(0, V, (N,), device="cuda")
    LigerCrossEntropyFunction.apply(_random(N, V), target, None)[0].backward()


def kl_div(N, V=(100, 512)):
    LigerKLDivLossFunction.apply(_random(N, V), _random(N, V).detach(), "batchmean", False, 1e-10).backward()


def jsd(N, V=(100, 512)):
    LigerJSDFunction.apply(_random(N, V), _random(N, V).detach(), None, 0.5, -100).backward()


def tvd(N, V=(100, 512)):
    LigerTVDLossFunction.apply(_random(N, V), _random(N, V).detach(), None, "batchmean", -100).backward()
