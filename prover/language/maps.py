"""Maps: what one access of one lane is, as a function of its coordinates; written once in a spec, referred to by all else.

    @SYSTEM.map("the matrix", {"lane": 64, "i": "iterations"})
    def rows(lane: Number, i: Number, iterations: Number, row_stride: Number) -> Access:
        \"\"\"Row by row: lane l of iteration i loads the 4 bytes of row 64*i + l.\"\"\"
        return Access((as_int(i) * 64 + lane) * row_stride, 4)

Claims, executor equality and kernel bindings call that one map: ``rows(lane=lane, i=i, iterations=8, row_stride=s)``.
Parameters are terms or integers, by name; those that shape the map must be constants (`constant`). Offsets are bytes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, NamedTuple

from .fresh import fresh, settled
from .terms import Term, as_bool, as_int, integer

Number = Term | int
End = Term | int | str | None | Callable[..., Term | int]
Given = Callable[..., Iterable[Term | bool]]


class MapError(ValueError):
    """Parameters that a map cannot take; the message is one line."""


class Access(NamedTuple):
    """What a lane's access is.

        >>> lane = integer("lane", 0, 64)
        >>> Access(lane * 4, bytes=4, active=lane < 60).address
        <4*lane>

    address: first byte, from the start of the memory that the map is about. bytes: how many. records: byte count of the
    resource, for buffer loads. lds: byte of the LDS tile to which the wave's first lane writes (the hardware adds the
    lanes). active: when the access happens at all; None for always.
    """

    address: Term
    bytes: Term | int | None = None
    records: Term | None = None
    lds: Term | None = None
    active: Term | None = None


class Anywhere(NamedTuple):
    """A map at any of its coordinates: the variables, by name, the access there, and the map's preconditions. of, values:
    the map, and what it was asked with."""

    coordinates: Mapping[str, Term]
    access: Access
    given: tuple[Term, ...]
    of: Map | None = None
    values: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    """A named map of a system; its parameters are those of its function, its sentence is the docstring's first.

        >>> SYSTEM = System("rows", "my row loader")
        >>> @SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
        ... def rows_of(row, lane, rows, stride):
        ...     "Lane l of row r loads 4 bytes; rows are stride bytes apart."
        ...     return Access(row * stride + lane * 4, 4, records=rows * stride)
        >>> rows_of(row=2, lane=3, rows=8, stride=256).address
        524
        >>> rows_of.anywhere(rows=8, stride=256).access.address
        <256*row + 4*lane>

    memory: what the addresses are bytes of. coordinates: parameter -> where its values end, from 0 on, or (least, end): an
    integer, another parameter's name, a function of parameters (by their names), or None for no end. preconditions: a
    function of parameters too; what a caller must keep so that the claims about the map hold. example: values at which the
    map is drawn where nobody gives others; a range or a list is every value in it. row_bytes: bytes of a row of the memory,
    as an end is given. instruction: which DS instruction reads or writes so, where it is not the read of that width.
    choices: parameter -> what `kernel bind` tries for it, of those that are constants.
    """

    system: str
    name: str
    build: Callable[..., Access]
    memory: str
    coordinates: Mapping[str, End | tuple[End, End]]
    preconditions: Given | None = None
    example: Mapping[str, Any] = field(default_factory=dict)
    row_bytes: End = None
    instruction: str = ""
    choices: Mapping[str, Any] = field(default_factory=dict)
    parameters: Mapping[str, Any] = field(init=False)
    """Parameter -> default; `inspect.Parameter.empty` where it must be given."""

    def __post_init__(self) -> None:
        found = {name: parameter.default for name, parameter in inspect.signature(self.build).parameters.items()}
        object.__setattr__(self, "parameters", found)

    @property
    def full_name(self) -> str:
        return f"{self.system}.{self.name}"

    @property
    def sentence(self) -> str:
        return (inspect.getdoc(self.build) or "").split("\n\n")[0].replace("\n", " ")

    def __call__(self, **values: Any) -> Access:
        """The access with these parameters. Raises MapError."""
        missing = [name for name, default in self.parameters.items() if default is REQUIRED and name not in values]
        unknown = [name for name in values if name not in self.parameters]
        if missing or unknown:
            said = f"lacks {', '.join(missing)}" if missing else f"has no parameter {unknown[0]!r}"
            raise MapError(f"the map {self.name} {said}; it takes {', '.join(self.parameters)}")
        try:
            return self.build(**values)
        except (TypeError, ZeroDivisionError) as error:
            raise MapError(f"the map {self.name}: {error}") from None

    def variables(self, **values: Any) -> dict[str, Term]:
        """A variable with its range for every coordinate that ``values`` does not give, by name. Raises MapError."""
        return _variables(self, values, integer)

    def ends(self, coordinate: str, values: Mapping[str, Any]) -> tuple[Term | None, Term | None]:
        """The least value of the coordinate and where its values end; None for no end. Raises MapError."""
        ends, known = self.coordinates[coordinate], self._known(values)
        least, end = (self._end(one, known) for one in (ends if isinstance(ends, tuple) else (0, ends)))
        return least, end

    def row_length(self, values: Mapping[str, Any]) -> Term | None:
        """Bytes of a row of the memory for these parameters; None where nothing says so. Raises MapError."""
        return self._end(self.row_bytes, self._known(values))

    def legal(self, **values: Any) -> tuple[Term, ...]:
        """That every coordinate which ``values`` gives lies in its range."""
        found: list[Term] = []
        for name in self.coordinates:
            if name in values:
                least, end = self.ends(name, values)
                value = as_int(values[name])
                found += [] if least is None else [value >= least]
                found += [] if end is None else [value < end]
        return tuple(found)

    def within(self, **ends: End | tuple[End, End]) -> Map:
        """The same map where these coordinates have other ends, as a tile of so many rows gives them."""
        unknown = [name for name in ends if name not in self.coordinates]
        if unknown:
            raise MapError(f"the map {self.name} has no coordinate {unknown[0]!r}")
        return replace(self, coordinates={**self.coordinates, **ends})

    def anywhere(self, **values: Any) -> Anywhere:
        """The map at any coordinates that ``values`` does not give, with its preconditions. A coordinate has its own name,
        with a mark where another variable of the map has that name. Raises MapError."""
        found = hidden(self, **values)
        at, access, given = settled(dict(found.coordinates), tuple(found.access), found.given)
        return Anywhere(at, Access(*access), given, self, values)

    def given(self, **values: Any) -> tuple[Term, ...]:
        """The preconditions for these parameters."""
        if self.preconditions is None:
            return ()
        return tuple(map(as_bool, _supplied(self.preconditions, self._known(values), self.name)))

    def _repr_html_(self) -> str:
        """The map at its example, for a notebook; found by name, as pictures stand above the language."""
        return import_module("tileprove.prover.drawing.maps").shown(self)

    def _known(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters that are given, and the defaults of the others."""
        return {name: default for name, default in self.parameters.items() if default is not REQUIRED} | {**values}

    def _end(self, end: End, known: Mapping[str, Any]) -> Term | None:
        if end is None or isinstance(end, (Term, int)):
            return None if end is None else as_int(end)
        return as_int(_supplied(end, known, self.name) if callable(end) else _one(end, known, self.name))


REQUIRED = inspect.Parameter.empty


def hidden(of: Map, **values: Any) -> Anywhere:
    """The map anywhere, with coordinates that have no names yet (see `fresh`), for what is made of it. Raises MapError."""
    at = _variables(of, values, fresh)
    return Anywhere(at, of(**values, **at), of.given(**values, **at), of, values)


def _variables(of: Map, values: Mapping[str, Any], make: Callable[..., Term]) -> dict[str, Term]:
    known = dict(values)
    found: dict[str, Term] = {}
    for name in of.coordinates:
        if name not in values:
            found[name] = known[name] = make(name, *of.ends(name, known))
    return found


def _one(name: str, known: Mapping[str, Any], what: str) -> Any:
    if name not in known:
        raise MapError(f"the map {what} lacks {name}")
    return known[name]


def _supplied(function: Callable[..., Any], known: Mapping[str, Any], what: str) -> Any:
    """The function's value, given those of the known parameters that it names; all for one that takes any."""
    wanted = inspect.signature(function).parameters.values()
    if any(parameter.kind is inspect.Parameter.VAR_KEYWORD for parameter in wanted):
        return function(**known)
    return function(**{parameter.name: _one(parameter.name, known, what) for parameter in wanted})


def constant(name: str, value: Any) -> int:
    """A parameter that must be a constant. Raises MapError."""
    if isinstance(value, (bool, int)):
        return int(value)
    if isinstance(value, Term) and value.op == "const":
        return int(value.payload)
    raise MapError(f"{name} must be a constant here")


def constants(name: str, value: Any, form: str) -> tuple[int, ...]:
    """A parameter that must be a list of constants of the form ``form``, such as [M, N, K]. Raises MapError."""
    if not isinstance(value, (list, tuple)) or len(value) != form.count(",") + 1:
        raise MapError(f"{name} must be {form}")
    return tuple(constant(name, part) for part in value)


def trouble(
    name: str, build: Any, memory: Any, coordinates: Any, preconditions: Any, known: Sequence[str], example: Any
) -> str:  # fmt: skip
    """Why this is no map, or nothing."""
    if not inspect.isfunction(build):
        return f"a map is a function, and {build!r} is none"
    parameters = inspect.signature(build).parameters
    named = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    if any(parameter.kind not in named for parameter in parameters.values()):
        return f"the parameters of the map {name} have names, all of them"
    if name in known:
        return f"there are two maps named {name}"
    if not inspect.getdoc(build):
        return f"the map {name} has no docstring; its first sentence says what the map is"
    if not isinstance(memory, str) or not memory:
        return f'the map {name} does not say what its addresses are bytes of: @SYSTEM.map("the matrix", ...)'
    if not isinstance(coordinates, Mapping) or not coordinates:
        return f"the map {name} names no coordinates with their ranges, such as {{'lane': 64}}"
    unknown = [coordinate for coordinate in coordinates if coordinate not in parameters]
    if unknown:
        return f"the map {name} has no parameter {unknown[0]!r} that could be a coordinate"
    for coordinate, ends in coordinates.items():
        for end in ends if isinstance(ends, tuple) else (ends,):
            if isinstance(end, str) and end not in parameters:
                said = f"the coordinate {coordinate} of the map {name} ends at {end!r}, which is none of its parameters"
                return f"{said}: give the function one of that name, even if its formula does not need it"
    unknown = [parameter for parameter in example if parameter not in parameters]
    if unknown:
        return f"the map {name} has no parameter {unknown[0]!r} that its example could give"
    if preconditions is not None and not callable(preconditions):
        return f"the preconditions of the map {name} are a function of its parameters"
    return ""
