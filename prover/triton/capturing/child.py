"""What is done in the process that runs a user's script (`running.supervising.answer`).

It launches nothing and notes every launch.

A function's parameters are its sizes: one without a default is given values of ours, one whose default is a tuple the
values in it, and one with an integer keeps that.
"""

from __future__ import annotations

import importlib
import inspect
import os
import random
import warnings
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from ...language.obligations import SpecError
from ...running.child import module_of
from ...running.complaints import one_line
from .records import Captured, Launched, Noted, Run

RUNS = 20  # sets of sizes
VALUES = (17, 64, 130, 33, 256, 100, 96, 517, 48, 7, 24, 1000, 5, 80, 3, 300, 12, 2049)
LARGEST = 1 << 22  # product of the sizes of a run
OPTIONS = {
    "num_warps",
    "num_stages",
    "num_ctas",
    "maxnreg",
    "enable_fp_fusion",
    "launch_cooperative_grid",
    "grid",
    "warmup",
}


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Captured` of (the file, the names of functions)."""
    name, names = msgspec.json.decode(given, type=tuple[bytes, list[str]])
    path = os.fsdecode(name)
    warnings.filterwarnings("ignore")
    try:
        found = Captured(runs=captured(Path(path), names))
    except BaseException as error:
        found = Captured(one_line(error, path))
    return msgspec.json.encode(found)


def captured(path: Path, names: Sequence[str]) -> list[Run]:
    """Run the functions of the script. Raises SpecError."""
    from .pretending import pretend

    with pretend():
        recorder = Recorder()
        functions = _functions(path, names)
        return [_run(function, sizes, recorder) for function in functions for sizes in size_sets(function)]


def _functions(path: Path, names: Sequence[str]) -> list[Callable[..., Any]]:
    module = module_of(path)
    known = {
        name: value
        for name, value in vars(module).items()
        if inspect.isfunction(value) and value.__module__ == path.stem and not name.startswith("_")
    }
    known = {name: value for name, value in known.items() if names or inspect.signature(value).parameters}
    missing = [name for name in names if name not in known]
    if missing:
        raise SpecError(f"{path}: no function is named {missing[0]}; there is {', '.join(known) or 'none'}")
    if not known:
        raise SpecError(f"{path}: there is no function whose parameters are sizes, as def run(rows, cols): ...")
    return [known[name] for name in names or known]


def size_sets(function: Callable[..., Any]) -> list[dict[str, int]]:
    """The sizes of each run, each set once: the first values of all, then those that were taken least, by chance. A
    value that the script names has a run, however large it is. Raises SpecError."""
    choices: dict[str, tuple[int, ...]] = {}
    named: dict[str, tuple[int, ...]] = {}
    for number, (name, parameter) in enumerate(inspect.signature(function).parameters.items()):
        said = parameter.default
        if said is inspect.Parameter.empty:
            choices[name] = VALUES[number:] + VALUES[:number]
        else:
            choices[name] = named[name] = tuple(said) if isinstance(said, (tuple, list)) else (said,)
        if not choices[name] or not all(type(value) is int for value in choices[name]):
            raise SpecError(f"{name} of {function.__name__} is a size: an integer, or a tuple of those to try")
    chance = random.Random(0)
    found = [{name: own[0] for name, own in choices.items()}]
    taken = Counter(found[0].items())
    for _ in range(50 * RUNS):
        sizes = _chosen(choices, list(named), taken, chance)
        if sizes not in found and len(found) < RUNS and prod(sizes.values()) <= LARGEST:
            found.append(sizes)
            taken.update(sizes.items())
    least = {name: min(own) for name, own in choices.items()}
    for name, own in named.items():
        found += [
            {**least, name: value} for value in dict.fromkeys(own) if all(sizes[name] != value for sizes in found)
        ]
    return found


def _chosen(
    choices: Mapping[str, tuple[int, ...]], first: Sequence[str], taken: Counter[tuple[str, int]], chance: random.Random
) -> dict[str, int]:  # fmt: skip
    """A value of each size, of those with which all are small enough one that was taken least; of the first ones first."""
    rest = [name for name in choices if name not in first]
    found: dict[str, int] = {}
    left = dict(choices)
    for name in (*chance.sample(list(first), len(first)), *chance.sample(rest, len(rest))):
        own = left.pop(name)
        others = prod(found.values()) * prod(map(min, left.values()))
        fits = [value for value in own if value * others <= LARGEST] or [min(own)]
        fewest = min(taken[name, value] for value in fits)
        found[name] = chance.choice([value for value in fits if taken[name, value] == fewest])
    return {name: found[name] for name in choices}


def _run(function: Callable[..., Any], sizes: dict[str, int], recorder: Recorder) -> Run:
    recorder.found = []
    recorder.counts.clear()
    error = ""
    try:
        function(**sizes)
    except Exception as raised:
        error = f"{type(raised).__name__}: {' '.join(str(raised).split())[:300]}"
    return Run(function.__name__, sizes, recorder.found, error)


class Recorder:
    """Takes the place of what launches kernels."""

    def __init__(self) -> None:
        self.found: list[Launched] = []
        self.counts: Counter[str] = Counter()
        jitted: Any = importlib.import_module("triton.runtime.jit").JITFunction
        tuner: Any = importlib.import_module("triton.runtime.autotuner").Autotuner
        recorder = self
        self.configurations = 1

        def run(self: Any, *args: Any, grid: Any, warmup: bool = False, **kwargs: Any) -> Any:
            if not warmup:
                recorder.note(self, args, grid, kwargs)
            return _Launcher()

        def tuned(self: Any, *args: Any, **kwargs: Any) -> Any:
            self.nargs = dict(zip(self.arg_names, args, strict=False))
            try:
                configs = list(self.prune_configs(kwargs)) or self.configs
            except Exception:
                configs = self.configs
            recorder.configurations = max(len(configs), 1)
            if configs[0].pre_hook is not None:
                configs[0].pre_hook({**self.nargs, **kwargs, **configs[0].all_kwargs()})
            try:
                return self.fn.run(*args, **{**kwargs, **configs[0].all_kwargs()})
            finally:
                recorder.configurations = 1
                self.nargs = None

        jitted.run, tuner.run = run, tuned

    def note(self, kernel: Any, args: tuple[Any, ...], grid: Any, kwargs: dict[str, Any]) -> None:
        given = dict(zip(kernel.arg_names, args, strict=False)) | {k: v for k, v in kwargs.items() if k not in OPTIONS}
        for parameter in kernel.params:
            if parameter.name not in given and parameter.default is not inspect.Parameter.empty:
                given[parameter.name] = parameter.default
        extents: Any = grid(given) if callable(grid) else grid
        extents = extents if isinstance(extents, (tuple, list)) else (extents,)
        name = kernel.fn.__name__
        self.found.append(Launched(
            kernel.fn.__module__, name, self.counts[name], [int(extent) for extent in extents],
            [noted(p.name, given.get(p.name), p.is_constexpr) for p in kernel.params], self.configurations,
            kernel.fn.__code__.co_filename, kernel.fn.__code__.co_firstlineno,
        ))  # fmt: skip
        self.counts[name] += 1


class _Launcher:
    """What a launch returns, with what is asked of compiled kernels."""

    n_regs = n_spills = 0

    def __getitem__(self, grid: Any) -> Callable[..., None]:
        return lambda *args, **more: None


def noted(name: str, value: Any, constexpr: bool) -> Noted:
    """An argument as data."""
    if constexpr or isinstance(value, str):
        return _constexpr(name, getattr(value, "value", value) if type(value).__name__ == "constexpr" else value)
    if value is None:
        return Noted(name, "none")
    if isinstance(value, bool):
        return Noted(name, "int", "i1", integer=int(value))
    if isinstance(value, int):
        return Noted(name, "int", integer=value)
    if isinstance(value, float):
        return Noted(name, "float")
    if hasattr(value, "data_ptr") and hasattr(value, "stride"):
        return _tensor(name, value)
    return Noted(name, "other", why=f"a {type(value).__name__}")


def _constexpr(name: str, value: Any) -> Noted:
    if isinstance(value, (bool, int)):
        return Noted(name, "constexpr", integer=int(value), said=repr(value))
    if value is None or isinstance(value, (str, float)):
        return Noted(name, "constexpr", said=repr(value))
    if type(value).__name__ == "dtype" and type(value).__module__.startswith("triton"):
        return Noted(name, "constexpr", said=f"tl.{DTYPES.get(value.name, value.name)}")
    return Noted(name, "other", why=f"the constexpr {value!r}"[:80])


DTYPES = {  # dtypes that triton.language has under another name
    "fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64", "fp8e4nv": "float8e4nv",
    "fp8e5": "float8e5",
}  # fmt: skip


def _tensor(name: str, value: Any) -> Noted:
    found = Noted(
        name,
        "tensor",
        str(value.dtype).removeprefix("torch."),
        list(map(int, value.shape)),
        list(map(int, value.stride())),
    )
    if found.dtype in ("int32", "int64") and value.numel():
        flat = value.reshape(-1)
        found.low, found.high = int(flat.min()), int(flat.max())
        found.rising = bool((flat[1:] >= flat[:-1]).all())
    return found
