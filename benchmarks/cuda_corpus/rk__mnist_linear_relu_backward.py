"""Gradients of a layer: a block for each output, or each row of the batch."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "rk__mnist_linear_relu_backward.ptx"


@cuda_launch(FILE, "masked_grad_bias_kernel", block=256, grid="out")
def masked_grad_bias_kernel(batch, inner, out):
    given(batch <= 2**31 - 256, inner <= 2**31 - 256, batch * inner < 2**31, out * inner < 2**31, batch * out < 2**31)
    return [
        tensor("fp32", batch, inner),
        tensor("fp32", out, inner),
        tensor("fp32", out),
        tensor("fp32", batch, out),
        tensor("fp32", batch, out),
        tensor("fp32", out),
        batch,
        inner,
        out,
    ]


@cuda_launch(FILE, "grad_weights_kernel", block=256, grid="out")
def grad_weights_kernel(batch, inner, out):
    given(batch <= 2**31 - 256, inner <= 2**31 - 256, batch * inner < 2**31, out * inner < 2**31, batch * out < 2**31)
    return [tensor("fp32", batch, inner), tensor("fp32", batch, out), tensor("fp32", out, inner), batch, inner, out]


@cuda_launch(FILE, "grad_input_kernel", block=256, grid="batch")
def grad_input_kernel(batch, inner, out):
    given(batch <= 2**31 - 256, inner <= 2**31 - 256, batch * inner < 2**31, out * inner < 2**31, batch * out < 2**31)
    return [tensor("fp32", batch, out), tensor("fp32", out, inner), tensor("fp32", batch, inner), batch, inner, out]
