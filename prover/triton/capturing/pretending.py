"""A GPU that is not there: tensors stay on the CPU and say that they are on a GPU, and questions about it are answered."""

from __future__ import annotations

import contextlib
import importlib
from types import SimpleNamespace
from typing import Any

from ..launching.compiling import TARGET

torch: Any = importlib.import_module("torch")

PROPERTIES = SimpleNamespace(
    name="NVIDIA H100", major=9, minor=0, multi_processor_count=132, total_memory=80 << 30, warp_size=32,
    max_threads_per_multi_processor=2048, regs_per_multiprocessor=65536, shared_memory_per_block=49152,
    shared_memory_per_block_optin=232448, shared_memory_per_multiprocessor=233472, L2_cache_size=50 << 20,
    gcnArchName="",
)  # fmt: skip
EMPTY = {torch.empty, torch.empty_like, torch.empty_strided, torch.Tensor.new_empty, torch.Tensor.new_empty_strided}
DEVICE = torch.Tensor.device.__get__
IS_CUDA = torch.Tensor.is_cuda.__get__


def _is_device(value: Any) -> bool:
    if isinstance(value, str):
        return value.split(":")[0] in ("cuda", "cpu", "hip", "xpu")
    return isinstance(value, torch.device)


class Pretended(torch.overrides.TorchFunctionMode):
    """What is asked of a tensor's device is answered with a GPU; what is made there is made on the CPU, and holds zeros."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = dict(kwargs or {})
        if func == DEVICE:
            return torch.device("cuda", 0)
        if func == IS_CUDA:
            return True
        if func in (torch.Tensor.cuda, torch.Tensor.cpu, torch.Tensor.pin_memory):
            return args[0]
        if func is torch.Tensor.get_device:
            return 0
        if func is torch.Tensor.record_stream:
            return None
        if func in (
            torch.Tensor.backward,
            torch.autograd.backward,
        ):  # which runs wrappers too, so they are to be told the same
            return _backward(*args, **kwargs)
        if func is torch.autograd.grad:
            return _gradients(*args, **kwargs)
        if kwargs.get("device") is not None:
            kwargs["device"] = "cpu"
        kwargs.pop("pin_memory", None)
        if func is torch.Tensor.to:
            args = (args[0], *(value for value in args[1:] if not _is_device(value)))
            kwargs.pop("device", None)
            if len(args) == 1 and not {"dtype", "other"} & set(kwargs):
                return args[0]
        found = func(*args, **kwargs)
        return found.zero_() if func in EMPTY else found


def _tuple(value: Any) -> tuple[Any, ...]:
    return () if value is None else (value,) if isinstance(value, torch.Tensor) else tuple(value)


def _backward(
    tensors: Any, grad_tensors: Any = None, retain_graph: Any = None, create_graph: bool = False, *more: Any,
    inputs: Any = None, gradient: Any = None, **rest: Any,
) -> None:  # fmt: skip
    """`torch.autograd.backward`, by the engine itself: what it runs is asked about devices too."""
    _engine(tensors, grad_tensors if gradient is None else gradient, retain_graph, create_graph, inputs, True)


def _gradients(
    outputs: Any,
    inputs: Any,
    grad_outputs: Any = None,
    retain_graph: Any = None,
    create_graph: bool = False,
    **rest: Any,
) -> Any:
    return _engine(outputs, grad_outputs, retain_graph, create_graph, inputs, False)


def _engine(outputs: Any, gradients: Any, retain: Any, create: bool, inputs: Any, accumulate: bool) -> Any:
    own, given = _tuple(outputs), _tuple(gradients)
    given = tuple(
        torch.ones_like(output) if gradient is None else gradient
        for output, gradient in zip(own, given or (None,) * len(own), strict=True)
    )
    engine: Any = torch.autograd.Variable._execution_engine
    with Pretended():
        return engine.run_backward(
            own, given, create if retain is None else retain, create, _tuple(inputs), allow_unreachable=True,
            accumulate_grad=accumulate,
        )  # fmt: skip


class _Anything:
    """A stream, an event, a context: nothing happens in it."""

    def __init__(self, *args: Any, **more: Any):
        self.cuda_stream = self.idx = 0

    def __enter__(self) -> _Anything:
        return self

    def __exit__(self, *args: object) -> None:
        return None

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: None


# what is asked of torch.cuda -> the answer
ANSWERS: dict[str, Any] = {
    "is_available": lambda: True, "device_count": lambda: 1, "current_device": lambda: 0, "_lazy_init": lambda: None,
    "get_device_capability": lambda device=None: (9, 0), "get_device_name": lambda device=None: PROPERTIES.name,
    "get_device_properties": lambda device=None: PROPERTIES, "synchronize": lambda device=None: None,
    "set_device": lambda device: None, "empty_cache": lambda: None, "is_bf16_supported": lambda *args: True,
    "current_stream": _Anything, "default_stream": _Anything, "stream": _Anything, "device": _Anything, "Stream": _Anything,
    "device_of": _Anything, "Event": _Anything, "is_initialized": lambda: True, "manual_seed": lambda seed: None,
    "manual_seed_all": lambda seed: None, "is_current_stream_capturing": lambda: False,
    "mem_get_info": lambda device=None: (70 << 30, 80 << 30), "memory_allocated": lambda device=None: 0,
    "max_memory_allocated": lambda device=None: 0, "reset_peak_memory_stats": lambda device=None: None,
}  # fmt: skip


class Driver:
    """Triton's driver of a GPU that is not there."""

    def __init__(self) -> None:
        self.utils = SimpleNamespace(get_device_properties=lambda device: {
            "max_shared_mem": 232448, "multiprocessor_count": 132, "warpSize": 32, "max_num_regs": 65536,
            "sm_clock_rate": 1980000, "mem_clock_rate": 2619000, "mem_bus_width": 5120,
        })  # fmt: skip

    def get_current_target(self) -> Any:
        from triton.backends.compiler import GPUTarget

        return GPUTarget(*TARGET)

    def get_active_torch_device(self) -> Any:
        return torch.device("cuda", 0)

    def get_device_interface(self) -> Any:
        return torch.cuda

    def get_empty_cache_for_benchmark(self) -> Any:
        return torch.zeros(1)

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: 0


def pretend() -> contextlib.ExitStack:
    """From now on, and in what the returned stack holds, there is a GPU."""
    import triton

    for name, answer in ANSWERS.items():
        setattr(torch.cuda, name, answer)
    torch.version.cuda = "12.8"
    active: Any = triton.runtime.driver
    active.set_active(Driver())
    stack = contextlib.ExitStack()
    stack.enter_context(Pretended())
    return stack
