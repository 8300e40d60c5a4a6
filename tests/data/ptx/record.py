"""Runs, on the GPU of this machine and by the driver's own compiler, every kernel of operations.py and of kernels.cu.

    python3 record.py FOLDER        (numpy, and a driver that has CUDA)

operations.npz: `names`; `found`, uint64, for all rows of all names one behind the other; `also`, of the same length, a
carry, a second predicate or what an atomic left; `device`. kernels.npz: of each launch, `NAME.O3.MEMORY` and
`NAME.O0.MEMORY`, which is what stands there in the end, and `NAME.trace`: rows of thread, line of kernels.O3.ptx, memory (0
shared, then as launched) and byte, of all accesses of global and shared memory, each thread's in their order.
"""

import ctypes
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
import operations  # noqa: E402
from launches import LAUNCHES, Launch  # noqa: E402
from tracing import SLOTS, traced  # noqa: E402

BUFFER = 1 << 21  # bytes between memories of a launch


def call(function, *arguments):
    if code := function(*arguments):
        raise SystemExit(f"{function.__name__} gives {code}")


class Device:
    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        context, name = ctypes.c_void_p(), ctypes.create_string_buffer(100)
        call(self.cuda.cuInit, 0)
        call(self.cuda.cuDevicePrimaryCtxRetain, ctypes.byref(context), 0)
        call(self.cuda.cuCtxSetCurrent, context)
        call(self.cuda.cuDeviceGetName, name, 100, 0)
        self.name = name.value.decode()

    def module(self, text: str) -> ctypes.c_void_p:
        found = ctypes.c_void_p()
        call(self.cuda.cuModuleLoadData, ctypes.byref(found), text.encode() + b"\0")
        return found

    def put(self, array: np.ndarray) -> int:
        """The address of a copy."""
        at = ctypes.c_uint64()
        call(self.cuda.cuMemAlloc_v2, ctypes.byref(at), ctypes.c_size_t(max(array.nbytes, BUFFER)))
        self.write(at.value, array)
        return at.value

    def write(self, at: int, array: np.ndarray) -> None:
        own = np.ascontiguousarray(array)
        call(
            self.cuda.cuMemcpyHtoD_v2,
            ctypes.c_uint64(at),
            own.ctypes.data_as(ctypes.c_void_p),
            ctypes.c_size_t(own.nbytes),
        )

    def get(self, at: int, like: np.ndarray) -> np.ndarray:
        found = np.zeros_like(like)
        call(
            self.cuda.cuMemcpyDtoH_v2,
            found.ctypes.data_as(ctypes.c_void_p),
            ctypes.c_uint64(at),
            ctypes.c_size_t(found.nbytes),
        )
        return found

    def launch(self, module, name: str, arguments, grid, block, shared: int = 0) -> None:
        kernel = ctypes.c_void_p()
        call(self.cuda.cuModuleGetFunction, ctypes.byref(kernel), module, name.encode())
        pointers = (ctypes.c_void_p * len(arguments))(
            *[ctypes.cast(ctypes.byref(own), ctypes.c_void_p) for own in arguments]
        )
        call(self.cuda.cuLaunchKernel, kernel, *grid, *block, shared, None, pointers, None)
        call(self.cuda.cuCtxSynchronize)


def of_operations(device: Device) -> np.ndarray:
    module, found = device.module(operations.text()), []
    for number, name in enumerate(operations.names()):
        rows = np.array(operations.rows(name), dtype=np.uint64)
        given, out = device.put(rows), device.put(np.zeros((len(rows), 2), np.uint64))
        arguments = [ctypes.c_uint64(given), ctypes.c_uint64(out)]
        device.launch(module, f"op{number}", arguments, (len(rows) // 32, 1, 1), (32, 1, 1))
        found.append(device.get(out, np.zeros((len(rows), 2), np.uint64)))
        for own in (given, out):
            call(device.cuda.cuMemFree_v2, ctypes.c_uint64(own))
    return np.concatenate(found)


def argument(given, places: dict[str, int]):
    if isinstance(given, str):
        return ctypes.c_uint64(places[given])
    if isinstance(given, bytes):
        return (ctypes.c_char * len(given)).from_buffer_copy(given)
    return ctypes.c_float(given) if isinstance(given, float) else ctypes.c_int32(given)


def of_launch(device: Device, module, name: str, own: Launch) -> tuple[dict[str, np.ndarray], dict[str, int]]:
    places = {key: device.put(array) for key, array in own.memory.items()}
    device.launch(module, name, [argument(one, places) for one in own.arguments], own.grid, own.block, own.shared)
    return {key: device.get(places[key], array) for key, array in own.memory.items()}, places


def trace(device: Device, module, name: str, own: Launch) -> np.ndarray:
    threads = int(np.prod(own.grid) * np.prod(own.block))
    buffer = np.zeros((threads, SLOTS, 2), np.uint64)
    at, place, size = device.put(buffer), ctypes.c_uint64(), ctypes.c_size_t()
    call(device.cuda.cuModuleGetGlobal_v2, ctypes.byref(place), ctypes.byref(size), module, b"trace_buffer")
    device.write(place.value, np.array([at], np.uint64))
    _, places = of_launch(device, module, name, own)
    rows = []
    for thread, slots in enumerate(device.get(at, buffer).tolist()):
        shared = slots[0][1] if slots[0][0] == 1 else 0
        for line, address in slots:
            if line > 1:
                rows.append((thread, line, *placed(address, shared, list(places.values()))))
    return np.array(rows, np.int32)


def placed(address: int, shared: int, places: list[int]) -> tuple[int, int]:
    for number, start in enumerate(places, 1):
        if start <= address < start + BUFFER:
            return number, address - start
    return (0, address - shared) if address < 1 << 20 else (-1, 0)


def main(folder: str) -> None:
    device = Device()
    both = of_operations(device)
    names = np.array(operations.names())
    np.savez_compressed(
        Path(folder) / "operations.npz", names=names, found=both[:, 0], also=both[:, 1], device=device.name
    )
    found: dict[str, np.ndarray] = {}
    for how in ("O3", "O0"):
        module = device.module((HERE / f"kernels.{how}.ptx").read_text())
        for name, own in LAUNCHES.items():
            done, _ = of_launch(device, module, name, own)
            found |= {f"{name}.{how}.{key}": array for key, array in done.items()}
            print(how, name, flush=True)
    module = device.module(traced((HERE / "kernels.O3.ptx").read_text()))
    found |= {f"{name}.trace": trace(device, module, name, own) for name, own in LAUNCHES.items()}
    np.savez_compressed(Path(folder) / "kernels.npz", **found)  # pyright: ignore[reportArgumentType]
    print(
        device.name, len(names), "operations", len(both), "rows", {k: v.shape for k, v in found.items() if "trace" in k}
    )


if __name__ == "__main__":
    main(sys.argv[1])
