"""Runs every kernel of operations.py on the GPU of this machine, by the driver's own compiler, and writes what they stored.

    python3 record.py gpu_results.npz        (numpy, and a driver that has CUDA)

In the file: `names`; `found`, uint64, for all rows of all names one behind the other; `also`, of the same length, a carry,
a second predicate or what an atomic left; `device`.
"""

import ctypes
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import operations


def call(function, *arguments):
    if code := function(*arguments):
        raise SystemExit(f"{function.__name__} gives {code}")


def main(target: str) -> None:
    cuda = ctypes.CDLL("libcuda.so.1")
    context, module, name = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.create_string_buffer(100)
    call(cuda.cuInit, 0)
    call(cuda.cuDevicePrimaryCtxRetain, ctypes.byref(context), 0)
    call(cuda.cuCtxSetCurrent, context)
    call(cuda.cuDeviceGetName, name, 100, 0)
    call(cuda.cuModuleLoadData, ctypes.byref(module), operations.text().encode() + b"\0")
    found = [one(cuda, module, number, own) for number, own in enumerate(operations.names())]
    both = np.concatenate(found)
    np.savez_compressed(
        target, names=np.array(operations.names()), found=both[:, 0], also=both[:, 1], device=name.value.decode()
    )
    print(name.value.decode(), len(found), "operations", len(both), "rows")


def one(cuda, module, number: int, name: str) -> np.ndarray:
    rows = np.array(operations.rows(name), dtype=np.uint64)
    found = np.zeros((len(rows), 2), dtype=np.uint64)
    kernel, given, out = ctypes.c_void_p(), ctypes.c_uint64(), ctypes.c_uint64()
    call(cuda.cuModuleGetFunction, ctypes.byref(kernel), module, f"op{number}".encode())
    call(cuda.cuMemAlloc_v2, ctypes.byref(given), ctypes.c_size_t(rows.nbytes))
    call(cuda.cuMemAlloc_v2, ctypes.byref(out), ctypes.c_size_t(found.nbytes))
    call(cuda.cuMemcpyHtoD_v2, given, rows.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(rows.nbytes))
    call(cuda.cuMemcpyHtoD_v2, out, found.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(found.nbytes))
    pointers = (ctypes.c_void_p * 2)(*[ctypes.cast(ctypes.byref(own), ctypes.c_void_p) for own in (given, out)])
    call(cuda.cuLaunchKernel, kernel, len(rows) // 32, 1, 1, 32, 1, 1, 0, None, pointers, None)
    call(cuda.cuCtxSynchronize)
    call(cuda.cuMemcpyDtoH_v2, found.ctypes.data_as(ctypes.c_void_p), out, ctypes.c_size_t(found.nbytes))
    call(cuda.cuMemFree_v2, given)
    call(cuda.cuMemFree_v2, out)
    return found


if __name__ == "__main__":
    main(sys.argv[1])
