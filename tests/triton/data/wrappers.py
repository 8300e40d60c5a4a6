# type: ignore
"""Wrappers as people write them, for `tileprove triton capture`."""

import torch
import triton
import triton.language as tl


@triton.jit
def rows_kernel(x_ptr, y_ptr, stride, n_cols, BLOCK: tl.constexpr, EVEN: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    cols = tl.arange(0, BLOCK)
    mask = (cols < n_cols) | EVEN
    tl.store(y_ptr + row * n_cols + cols, tl.load(x_ptr + row * stride + cols, mask=mask), mask=mask)


@triton.jit
def odd_kernel(x_ptr, n, odd):
    at = tl.program_id(0) * 32 + tl.arange(0, 32)
    tl.store(x_ptr + at, odd, mask=at < n)


class Rows(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        assert x.is_cuda
        assert x.device.type == "cuda"
        y = torch.empty(x.shape, device=x.device, dtype=x.dtype)
        block = triton.next_power_of_2(x.shape[1])
        rows_kernel[(x.shape[0],)](x, y, x.stride(0), x.shape[1], BLOCK=block, EVEN=x.shape[1] % block == 0)
        return y

    @staticmethod
    def backward(ctx, dy):
        assert dy.device.type == "cuda", "asked while gradients are computed"
        count = torch.cuda.get_device_properties(dy.device).multi_processor_count
        dx = torch.empty((count, dy.shape[1]), device=dy.device)
        odd_kernel[lambda meta: (triton.cdiv(meta["n"], 32),)](dx, dx.numel(), triton.cdiv(dy.shape[0], count))
        return dy


def rows(m, n):
    Rows.apply(torch.randn(m, 2 * n, device="cuda", requires_grad=True)[:, :n]).sum().backward()


def odd(n):
    x = torch.zeros(n, device="cuda")
    odd_kernel[(triton.cdiv(n, 32),)](x, n, n * n % 7)


def fails(n=(4, 5, 6, 7, 8, 9, 10)):
    if n == 6:
        raise ValueError("not this size")
    odd_kernel[(triton.cdiv(n, 32),)](torch.zeros(n).to("cuda"), n, 3)


def _hidden(n):
    raise AssertionError


@triton.jit
def unmasked_kernel(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK), 1.0)


def unmasked(n):
    unmasked_kernel[(triton.cdiv(n, 32),)](torch.zeros(n, device="cuda"), BLOCK=32)
