"""Prints a kernel's optimised LLVM IR after a line that names it, for emit.py to take apart."""

from std.compile import compile_info
from max.gpu.host import get_gpu_target

comptime TARGET = get_gpu_target["gfx950"]()


def emit[func_type: TrivialRegisterPassable, //, name: StaticString, kernel: func_type]():
    print("//// " + name)
    print(compile_info[kernel, emission_kind="llvm-opt", target=TARGET]())
