"""What was noted -> a file of launches that one reads, commits and checks; what could not be fitted is said in it."""

from __future__ import annotations

import keyword
import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from .agreeing import Laid, constants, contradiction
from .fitting import Fitting
from .records import Launched, Noted, Run

FEWEST = 5  # runs from which anything is learnt
MOST_VARIANTS = 4  # launches that are written of one kernel, with different constexprs
WORDS = ("cdiv", "given", "launch", "maximum", "minimum", "next_power_of_2", "scalar", "tensor")  # that files import
Seen = tuple[dict[str, int], Launched]  # the sizes of a run, and the launch


class Written(Struct):
    """text: of the file. launches: how many are in it. open: what could not be fitted, a line each."""

    text: str
    launches: int
    open: list[str] = field(default_factory=list)


class _Launch(Struct):
    """One function of the file, as it grows."""

    name: str
    grid: str
    sizes: dict[str, int | None]  # None: any; else it always had this value
    lines: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    given: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    tensors: list[Laid] = field(default_factory=list)  # that are contiguous
    constants: dict[str, int] = field(default_factory=dict)  # constexpr -> what it is here

    def expression(self, what: str, said: str | None, values: Sequence[int], why: str = "") -> str:
        """The expression; a size of its own where none was found, or where it is wrong, which is noted."""
        if said is not None and not why:
            return said
        own = _name(what)
        self.sizes[own] = None
        shown = ", ".join(map(str, dict.fromkeys(values[:6])))
        why = why or "no expression of the sizes was found"
        self.open.append(f"{what} was {shown}, ...: {why}, so it may be any")
        return own

    def local(self, name: str) -> str:
        """The name that a tensor has in the function: no size's, and none of what the file imports."""
        found = _name(name)
        while found in self.sizes or found in self.constants or found in WORDS or found in ("dict", "tl"):
            found += "_"
        return found


def written(runs: Sequence[Run], script: str) -> Written:
    """The file for all that was noted."""
    groups: dict[tuple[object, ...], list[Seen]] = {}
    for run in runs:
        for own in run.launched:
            kinds = tuple((a.name, a.kind, a.dtype, len(a.shape)) for a in own.arguments)
            groups.setdefault((run.function, own.module, own.kernel, own.number, kinds), []).append((run.sizes, own))
    kernels = _apart((own.module, own.kernel) for run in runs for own in run.launched)
    imported: dict[tuple[str, str], str] = {}
    launches: list[str] = []
    problems = [f"{run.function}({_call(run.sizes)}) raised {run.error}" for run in runs if run.error]
    names: Counter[str] = Counter(kernels.values())  # of launches, none of which may hide a kernel
    count = 0
    for seen in groups.values():
        function = next(run.function for run in runs if seen[0][1] in run.launched)
        first = seen[0][1]
        why = [f"{argument.name} is {argument.why}" for argument in first.arguments if argument.why]
        if len(seen) < FEWEST:
            why.append(f"it was launched at {len(seen)} sets of sizes, too few to learn from")
        if why:
            problems.append(f"{function}: {first.kernel} is left out: {'; '.join(why)}")
            continue
        local = kernels[first.module, first.kernel]
        imported[first.module, first.kernel] = local
        for own in _variants(function, seen, names, problems):
            launches.append(_text(own, first, local))
            problems += [f"{own.name}: {said}" for said in own.open]
            count += 1
    head = _head(script, runs, imported, "\n".join(launches))
    return Written(head + "".join(launches), count, problems)


def _apart(found: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """(module, kernel) -> a name of its own in the file: the kernel's, with its module's before it where others have it."""
    keys = list(dict.fromkeys(found))
    counted = Counter(kernel for _, kernel in keys)
    names: dict[tuple[str, str], str] = {}
    for module, kernel in keys:
        own = kernel
        if counted[kernel] > 1 or kernel in (*WORDS, "dict", "tl"):
            own = f"{_name(module.rpartition('.')[2])}_{kernel.strip('_')}"
        while own in names.values() or (own != kernel and own in counted):
            own += "_"
        names[module, kernel] = own
    return names


def _call(sizes: dict[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in sizes.items())


def _variants(function: str, seen: list[Seen], names: Counter[str], problems: list[str]) -> Iterator[_Launch]:
    """A launch for each set of constexprs that was seen, up to a number."""
    constants = [tuple(a.said for a in own.arguments if a.kind == "constexpr") for _, own in seen]
    counted = Counter(constants)
    runs = [_symbols(sizes, own) for sizes, own in seen]
    fitting = Fitting(runs, _constants([own for _, own in seen]))
    only = Fitting([sizes for sizes, _ in seen])
    if len(counted) > MOST_VARIANTS:
        problems.append(
            f"{function}: {seen[0][1].kernel} was launched with {len(counted)} sets of constexprs, of which "
            f"{MOST_VARIANTS} are written"
        )
    for said, _ in counted.most_common(MOST_VARIANTS):
        name = f"{function}_{seen[0][1].kernel.strip('_')}"
        names[name] += 1
        own = _Launch(
            _name(name if names[name] == 1 else f"{name}_{names[name]}"), "",
            {n: value if len({s[n] for s, _ in seen}) == 1 else None for n, value in seen[0][0].items()},
        )  # fmt: skip
        yield _launch(own, seen, fitting, only, constants.index(said), len(counted) > 1)


def _constants(launches: list[Launched]) -> list[int]:
    """Numbers above 1 that every launch has: of programs, and as an extent or an argument."""
    found = [
        {*own.grid, *(e for a in own.arguments for e in (*a.shape, a.integer or 0)
                      if a.kind in ("tensor", "int"))} for own in launches
    ]  # fmt: skip
    return sorted(value for value in set.intersection(*found) if 1 < value < 1 << 16)


def _symbols(sizes: dict[str, int], own: Launched) -> dict[str, int]:
    """The sizes and the integers among the constexprs, which a launch may speak of."""
    found = dict(sizes)
    for argument in own.arguments:
        if argument.kind == "constexpr" and argument.integer is not None and argument.said not in ("True", "False"):
            found.setdefault(argument.name, argument.integer)
    return found


def _launch(
    own: _Launch, seen: list[Seen], fitting: Fitting, sizes: Fitting, chosen: int, several: bool
) -> _Launch:  # fmt: skip
    example = seen[chosen][1]
    own.constants = constants(example.arguments)
    columns = list(zip(*(launched.arguments for _, launched in seen), strict=True))
    for argument, column in zip(example.arguments, columns, strict=True):
        if argument.kind == "constexpr":
            own.lines.append(f"{argument.name} = {argument.said}")
            _promise(own, argument, column, fitting, sizes, several)
    for argument, column in zip(example.arguments, columns, strict=True):
        if argument.kind == "tensor":
            own.lines.append(f"{own.local(argument.name)} = {_tensor(own, argument, column, fitting)}")
    for argument, column in zip(example.arguments, columns, strict=True):
        own.arguments.append(f"{argument.name}={_value(own, argument, column, fitting)}")
    axes = list(zip(*((*launched.grid, 1, 1)[:3] for _, launched in seen), strict=True))
    while len(axes) > 1 and set(axes[-1]) == {1}:
        axes.pop()
    own.grid = _tuple([own.expression(f"grid_{at}", fitting.fit(axis), axis) for at, axis in enumerate(axes)])
    return own


def _promise(
    own: _Launch, argument: Noted, column: Sequence[Noted], fitting: Fitting, sizes: Fitting, several: bool
) -> None:  # fmt: skip
    """For which sizes a constexpr has its value: a condition of sizes and constexprs, or an expression of the sizes."""
    if not several or len({other.said for other in column}) == 1:
        return
    values = [other.integer for other in column]
    if argument.said in ("True", "False"):
        said = fitting.condition([bool(value) for value in values])
        if said is not None:
            own.given.append(said if argument.said == "True" else f"~({said})")
            return
    elif all(value is not None for value in values):
        said = sizes.fit([int(value or 0) for value in values])
        if said in own.sizes:  # the size itself: the launch is for this one
            own.sizes[said] = argument.integer
            return
        if said is not None:
            own.given.append(f"{said} == {argument.said}")
            return
    shown = ", ".join(list(dict.fromkeys(other.said for other in column))[:6])
    own.open.append(f"{argument.name} was {shown}, ...: for which sizes it is {argument.said} is not known")


def _tensor(own: _Launch, argument: Noted, column: Sequence[Noted], fitting: Fitting) -> str:
    """A tensor's words: strides where they are not those of a contiguous one."""
    extents = []
    for at in range(len(argument.shape)):
        values = [other.shape[at] for other in column]
        extents.append(own.expression(f"{argument.name}_size_{at}", fitting.fit(values), values))
    parts = [f'"{argument.dtype}"', *extents]
    if any(other.strides != _contiguous(other.shape) for other in column):
        strides = []
        for at in range(len(argument.shape)):
            values = [other.strides[at] for other in column]
            strides.append(own.expression(f"{argument.name}_stride_{at}", fitting.fit(values), values))
        parts.append(f"strides={_tuple(strides)}")
    else:
        own.tensors.append(Laid(argument.name, extents, [other.strides for other in column]))
    said = f"tensor({', '.join(parts)})"
    if argument.low is not None:
        low = min(other.low or 0 for other in column)
        high = max(other.high or 0 for other in column)
        rising = ", never falling" if all(other.rising for other in column) else ""
        said += f"  # its integers were {low} to {high}{rising}: values=..., if addresses depend on them"
    return said


def _tuple(parts: Sequence[str]) -> str:
    return f"({', '.join(parts)}{',' * (len(parts) == 1)})"


def _contiguous(shape: Sequence[int]) -> list[int]:
    found, step = list[int](), 1
    for extent in reversed(shape):
        found.append(step)
        step *= max(extent, 1)
    return found[::-1]


def _value(own: _Launch, argument: Noted, column: Sequence[Noted], fitting: Fitting) -> str:
    if argument.kind in ("tensor", "constexpr"):
        return own.local(argument.name) if argument.kind == "tensor" else _name(argument.name)
    if argument.kind == "none":
        return "None"
    if argument.kind == "float":
        return 'scalar("fp32")'
    values = [int(other.integer or 0) for other in column]
    if argument.dtype == "i1":
        if len(set(values)) > 1:
            own.open.append(f"{argument.name} was both True and False: it is {bool(argument.integer)} here")
        return str(bool(argument.integer))
    said = fitting.fit(values)
    if said is None or len(set(values)) == 1:
        return own.expression(argument.name, said, values)
    known = {**own.constants, **own.sizes}
    return own.expression(argument.name, said, values, contradiction(said, values, own.tensors, known, own.given))


def _name(text: str) -> str:
    found = re.sub(r"\W", "_", text)
    return found + "_" if keyword.iskeyword(found) or not found.isidentifier() else found


def _text(own: _Launch, first: Launched, kernel: str) -> str:
    """The function. kernel: its name in the file."""
    free = [name for name, value in own.sizes.items() if value is None]
    fixed = [f"{name}={value}" for name, value in own.sizes.items() if value is not None]
    lines = [f"\n\n@launch({kernel})", f"def {own.name}({', '.join([*free, *fixed])}):"]
    if first.configurations > 1:
        lines.append(
            f"    # one of the {first.configurations} configurations of its autotuner; for all of them leave away what it"
        )
        lines.append("    # chooses, make the grid a function, and check with --configs")
    lines += [f"    # NOT FITTED: {said}" for said in own.open]
    lines += [f"    {line}" for line in own.lines if line.split(" = ")[0].isidentifier()]
    lines += [f"    given({said})" for said in dict.fromkeys(own.given)]
    arguments = textwrap.wrap(", ".join(own.arguments), 100, break_long_words=False)
    lines += [f"    return {own.grid}, dict(", *(f"        {line}" for line in arguments), "    )"]
    return "\n".join(lines) + "\n"


def _head(script: str, runs: Sequence[Run], kernels: Mapping[tuple[str, str], str], body: str) -> str:
    """kernels: (module, kernel) -> its name in the file."""
    words = [w for w in WORDS if re.search(rf"\b{w}\(", body)]
    imports: dict[str, list[str]] = {}
    for (module, kernel), own in sorted(kernels.items()):
        imports.setdefault(module, []).append(kernel if own == kernel else f"{kernel} as {own}")
    lines = [
        f'"""Launches of {script}, learnt from {sum(not run.error for run in runs)} runs by `tileprove triton capture`.',
        "",
        "Every expression was found at some sizes and holds at others that were held out. It is a guess about the wrapper",
        "all the same: read it. Add what callers promise with given(...), and values=... to tensors of indices.",
        '"""',
        "",
    ]
    if "tl." in body:
        lines.append("import triton.language as tl")
    lines += [f"from {module} import {', '.join(names)}" for module, names in imports.items()]
    lines += ["", f"from tileprove.triton import {', '.join(words)}"] if words else []
    return "\n".join(lines) + "\n"
