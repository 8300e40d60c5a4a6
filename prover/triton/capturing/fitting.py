"""Integers seen at several sizes -> the expression of the sizes that gives them, checked at sizes that were held out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import prod

Values = tuple[int, ...]  # of an expression, run by run
HELD_OUT = 1 / 3  # of the runs
CONSTANTS = (2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)
FACTORS = (1, *range(2, 33), 48, 64)  # of numbers of blocks: those of an axis that is no size
MOST = 200_000  # expressions that are tried


class Fitting:
    """runs: symbol -> value, of each run. The last third of them is held out: an expression is found without them.

    seen: constants of the same launch, such as a number of processors, which are likelier than others.
    """

    def __init__(self, runs: Sequence[Mapping[str, int]], seen: Sequence[int] = ()):
        self.runs = runs
        constants = tuple(dict.fromkeys((*seen, *CONSTANTS)))
        self.kept = len(runs) - int(len(runs) * HELD_OUT)
        self.known: dict[Values, tuple[str, Values]] = {}
        for count, (said, values) in enumerate(_expressions(runs, tuple(seen), constants)):
            if count > MOST:
                break
            self.known.setdefault(values[: self.kept], (said, values))

    def fit(self, values: Sequence[int]) -> str | None:
        """The first expression that gives the values, if it also gives those of the sizes that were held out."""
        wanted = tuple(values)
        if len(set(wanted)) == 1:
            return str(wanted[0])
        for factor in FACTORS:
            if any(value % factor for value in wanted):
                continue
            own = tuple(value // factor for value in wanted)
            said, known = self.known.get(own[: self.kept], ("", ()))
            if known == own and (factor == 1 or said.startswith("cdiv(")):
                return said if factor == 1 else f"{factor} * {said}"
        return None

    def condition(self, values: Sequence[bool]) -> str | None:
        """A condition of the form ``a % b == 0`` or ``a == b`` that holds where the values are true."""
        symbols = {name: tuple(run[name] for run in self.runs) for name in self.runs[0]}
        others = {**symbols, **{str(c): (c,) * len(self.runs) for c in CONSTANTS}}
        for name, own in symbols.items():
            for other, theirs in others.items():
                if other != name and tuple(b != 0 and a % b == 0 for a, b in zip(own, theirs, strict=True)) == tuple(
                    values
                ):
                    return f"{name} % {other} == 0"
        for name, own in symbols.items():
            for other, theirs in {**others, "1": (1,) * len(self.runs)}.items():
                if other != name and tuple(a == b for a, b in zip(own, theirs, strict=True)) == tuple(values):
                    return f"{name} == {other}"
        return None


def power_of_2(value: int) -> int:
    return 1 << max(value - 1, 0).bit_length()


def _distinct(found: Iterable[tuple[str, Values]]) -> dict[str, Values]:
    """The first expression of each value."""
    known: dict[Values, str] = {}
    for said, values in found:
        if len(set(values)) > 1:
            known.setdefault(values, said)
    return {said: values for values, said in known.items()}


def _expressions(
    runs: Sequence[Mapping[str, int]], seen: tuple[int, ...], constants: tuple[int, ...]
) -> Iterator[tuple[str, Values]]:
    """Expressions with their values, the simpler ones first."""
    symbols = {name: tuple(run[name] for run in runs) for name in (runs[0] if runs else ())}
    symbols = {name: values for name, values in symbols.items() if len(set(values)) > 1 or min(values) > 1}
    yield from symbols.items()
    products = _distinct(_products(symbols, 4))
    yield from products.items()
    small = _distinct(_products(symbols, 2))
    times = {f"{c} * {said}": tuple(c * v for v in values) for c in seen for said, values in symbols.items()}
    small = _distinct((*small.items(), *times.items()))
    for said, values in products.items():
        for constant in constants:
            yield f"{constant} * {said}", tuple(constant * value for value in values)
    changed = _distinct(_changed(small, symbols, constants))
    yield from changed.items()
    for said, values in changed.items():
        for other, more in small.items():
            yield f"{_in_product(said)} * {other}", _times(values, more)
    for (said, values), (other, more) in combinations(small.items(), 2):
        yield f"{said} + {other}", tuple(a + b for a, b in zip(values, more, strict=True))
        for factor in (2, 3, -1, -2):
            sign = "+" if factor > 0 else "-"
            part = other if abs(factor) == 1 else f"{abs(factor)} * {other}"
            yield f"{said} {sign} {part}", tuple(a + factor * b for a, b in zip(values, more, strict=True))
    quotients = _distinct((said, values) for said, values in changed.items() if said.startswith("cdiv"))
    for (said, values), (other, more) in combinations(quotients.items(), 2):
        yield f"{said} * {other}", _times(values, more)
        for third, last in symbols.items():
            yield f"{said} * {other} * {third}", _times(_times(values, more), last)


def _times(left: Values, right: Values) -> Values:
    return tuple(a * b for a, b in zip(left, right, strict=True))


def _in_product(said: str) -> str:
    return f"({said})" if " + " in said or " - " in said or " // " in said else said


def _products(symbols: Mapping[str, Values], most: int) -> Iterator[tuple[str, Values]]:
    for count in range(1, most + 1):
        for names in combinations(symbols, count):
            yield " * ".join(names), tuple(map(prod, zip(*(symbols[name] for name in names), strict=True)))


def _changed(
    small: Mapping[str, Values], symbols: Mapping[str, Values], constants: tuple[int, ...]
) -> Iterator[tuple[str, Values]]:
    """Rounded, moved and limited expressions."""
    for said, values in small.items():
        inner = said if " " not in said else f"({said})"
        for name, own in symbols.items():
            if name not in said.split(" * ") and min(own) > 0:
                yield f"cdiv({said}, {name})", tuple(-(-a // b) for a, b in zip(values, own, strict=True))
        for constant in constants:
            yield f"cdiv({said}, {constant})", tuple(-(-a // constant) for a in values)
        yield f"next_power_of_2({said})", tuple(map(power_of_2, values))
        for constant in (1, 2, -1, -2):
            sign = "+" if constant > 0 else "-"
            yield f"{said} {sign} {abs(constant)}", tuple(a + constant for a in values)
        for constant in (2, 4, 8, 16, 32):
            yield f"{inner} // {constant}", tuple(a // constant for a in values)
        for name, own in symbols.items():
            if name not in said.split(" * ") and min(own) > 0:
                yield f"{inner} // {name}", tuple(a // b for a, b in zip(values, own, strict=True))
    for said, values in list(small.items()):
        for constant in (*CONSTANTS, 8192, 16384, 32768, 65536):
            yield f"minimum({said}, {constant})", tuple(min(a, constant) for a in values)
            powers = tuple(min(power_of_2(a), constant) for a in values)
            yield f"minimum(next_power_of_2({said}), {constant})", powers
            yield f"maximum(next_power_of_2({said}), {constant})", tuple(max(power_of_2(a), constant) for a in values)
