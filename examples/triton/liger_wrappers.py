"""Public functions of Liger-Kernel at sizes, for `tileprove triton capture`, which learns liger_wrappers_launches.py from them."""

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


def random(*shape):
    return torch.randn(*shape, device="cuda", requires_grad=True)


def swiglu(B, T, H=(64, 256)):
    LigerSiLUMulFunction.apply(random(B, T, H), random(B, T, H)).sum().backward()


def geglu(B, T, H=(64, 256)):
    LigerGELUMulFunction.apply(random(B, T, H), random(B, T, H)).sum().backward()


def rms_norm(B, T, H=(64, 256)):
    LigerRMSNormFunction.apply(random(B, T, H), random(H), 1e-6, 0.0, "llama", False).sum().backward()


def fused_add_rms_norm(B, T, H=(64, 256)):
    y, r = LigerFusedAddRMSNormFunction.apply(random(B, T, H), random(B, T, H), random(H), 1e-6, 0.0, "llama", False)
    (y.sum() + r.sum()).backward()


def layer_norm(B, T, H=(64, 256)):
    LigerLayerNormFunction.apply(random(B, T, H), random(H), random(H), 1e-6).sum().backward()


def group_norm(B, G=(2, 4), C=(8, 16), N=(48, 64)):
    LigerGroupNormFunction.apply(random(B, C, N), random(C), random(C), C, G, 1e-6).sum().backward()


def softmax(B, T, H=(64, 256)):
    LigerSoftmaxFunction.apply(random(B, T, H)).sum().backward()


def relu_squared(B, T, H=(64, 256)):
    LigerReLUSquaredFunction.apply(random(B, T, H)).sum().backward()


def dyt(B, T, H=(64, 256)):
    LigerDyTFunction.apply(random(B, T, H), random(1), random(H), random(H)).sum().backward()


def rope(B, T, HQ=(4, 6), HK=(2, 4), D=(64, 128)):
    cos, sin = (torch.randn(1, T, D, device="cuda") for _ in range(2))
    q, k = LigerRopeFunction.apply(random(B, HQ, T, D), random(B, HK, T, D), cos, sin)
    (q.sum() + k.sum()).backward()


def cross_entropy(N, V=(64, 100, 512)):
    target = torch.randint(0, V, (N,), device="cuda")
    LigerCrossEntropyFunction.apply(random(N, V), target, None)[0].backward()


def kl_div(N, V=(64, 100, 512)):
    LigerKLDivLossFunction.apply(random(N, V), random(N, V).detach(), "batchmean", False, 1e-10).backward()


def jsd(N, V=(64, 100, 512)):
    LigerJSDFunction.apply(random(N, V), random(N, V).detach(), None, 0.5, -100).backward()


def tvd(N, V=(64, 100, 512)):
    LigerTVDLossFunction.apply(random(N, V), random(N, V).detach(), None, "batchmean", -100).backward()
