"""Long chains of arithmetic; an element a thread."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__maxFlops__main.ptx"


@cuda_launch(FILE, "Add1<float>", block=256, grid="blocks")
def Add1_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Add2<float>", block=256, grid="blocks")
def Add2_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Add4<float>", block=256, grid="blocks")
def Add4_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Add8<float>", block=256, grid="blocks")
def Add8_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul1<float>", block=256, grid="blocks")
def Mul1_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul2<float>", block=256, grid="blocks")
def Mul2_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul4<float>", block=256, grid="blocks")
def Mul4_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul8<float>", block=256, grid="blocks")
def Mul8_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0]


@cuda_launch(FILE, "MAdd1<float>", block=256, grid="blocks")
def MAdd1_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MAdd2<float>", block=256, grid="blocks")
def MAdd2_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MAdd4<float>", block=256, grid="blocks")
def MAdd4_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MAdd8<float>", block=256, grid="blocks")
def MAdd8_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd1<float>", block=256, grid="blocks")
def MulMAdd1_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd2<float>", block=256, grid="blocks")
def MulMAdd2_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd4<float>", block=256, grid="blocks")
def MulMAdd4_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd8<float>", block=256, grid="blocks")
def MulMAdd8_float(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp32", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "Add1<double>", block=256, grid="blocks")
def Add1_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Add2<double>", block=256, grid="blocks")
def Add2_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Add4<double>", block=256, grid="blocks")
def Add4_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Add8<double>", block=256, grid="blocks")
def Add8_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul1<double>", block=256, grid="blocks")
def Mul1_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul2<double>", block=256, grid="blocks")
def Mul2_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul4<double>", block=256, grid="blocks")
def Mul4_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "Mul8<double>", block=256, grid="blocks")
def Mul8_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0]


@cuda_launch(FILE, "MAdd1<double>", block=256, grid="blocks")
def MAdd1_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MAdd2<double>", block=256, grid="blocks")
def MAdd2_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MAdd4<double>", block=256, grid="blocks")
def MAdd4_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MAdd8<double>", block=256, grid="blocks")
def MAdd8_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd1<double>", block=256, grid="blocks")
def MulMAdd1_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd2<double>", block=256, grid="blocks")
def MulMAdd2_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd4<double>", block=256, grid="blocks")
def MulMAdd4_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]


@cuda_launch(FILE, "MulMAdd8<double>", block=256, grid="blocks")
def MulMAdd8_double(blocks, times):
    given(256 * blocks < 2**31, times < 2**31)
    return [tensor("fp64", blocks, 256), times, 1.0, 2.0]
