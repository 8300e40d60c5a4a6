"""The source side: a kernel's accesses in a launch, each at an element that somebody proposes, and its layouts in TTGIR."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct, field

from ..language.meanings.text import text
from ..language.terms import integer
from ..language.walking import variables
from ..triton.cases import Cases
from ..triton.formulas import Formula, Formulas
from ..triton.launching.launch import Launch
from ..triton.machine.accesses import TensorAccess
from ..triton.machine.shapes import Index
from ..triton.machine.values import Key
from ..triton.ttir.calls import launched
from ..triton.ttir.locations import Locations
from ..triton.ttir.parsing import read
from ..triton.ttir.records import Place
from .defined import conditions
from .encodings import Encoding, Encodings
from .texts import Texts

# operations of TTGIR that access memory -> what of it
OPERATIONS = {
    "tt.load": "load", "tt.store": "store", "tt.atomic_rmw": "atomic", "tt.atomic_cas": "atomic",
    "ttg.async_copy_global_to_local": "load", "buffer_load": "load", "buffer_store": "store",
    "buffer_load_to_local": "load", "buffer_atomic_rmw": "atomic", "buffer_atomic_cas": "atomic",
}  # fmt: skip
OPERATION = re.compile(r"^\s*(?:%[\w$#.:-]+ = )?\"?(?:(?:amdg|amdgpu)\.)?([\w.]+)\"?[ (]")
LOC = re.compile(r"loc\((#loc\d*|.*)\)\s*$")
TENSOR = re.compile(r"tensor<((?:\d+x)+)")


class Placed(Formulas):
    """Formulas at an index that is given, not at a variable one."""

    placed: Index | None = None

    def index(self, shape: tuple[int, ...]) -> Index:
        return super().index(shape) if self.placed is None else self.placed


class Source(Struct, eq=False):
    """One access of the source. number: among the kernel's; encodings: the layouts that it has in TTGIR, or may have."""

    number: int
    access: TensorAccess
    key: tuple[tuple[int, int], ...]
    encodings: list[Encoding] = field(default_factory=list)

    @property
    def line(self) -> int:
        return self.access.place.line

    @property
    def said(self) -> str:
        """Where it is, in a few words."""
        return f"{self.access.what} at {self.access.place}"


class Sources:
    """The accesses of the TTIR. conditions: as `defined.py` has them; defined: those that hang on nothing that is loaded.
    Raises TritonError."""

    def __init__(self, launch: Launch, texts: Texts):
        self.launch = launch
        module = read(texts.ttir, f"{texts.name}.ttir")
        self.function = launched(module, texts.name, "its TTIR")
        self.formulas = Placed(self.function, launch)
        self.cases = Cases(launch)
        self.conditions = conditions(self.formulas, self.cases)
        self.defined = [one.holds for one in self.conditions if not one.reads]
        self.all = [Source(n, one, _key(one.place)) for n, one in enumerate(self.formulas.accesses)]
        self.any: dict[tuple[int, frozenset[Key] | None], Formula] = {}  # by the source's number, and what is trusted
        self._encode(texts.ttgir)

    @cached_property
    def assumed(self) -> list[str]:
        """The conditions that may leave some launch out, in words."""
        return [f"{text(one.holds)}: else {one.said}" for one in self.conditions if one.assumed()]

    def formula(self, source: Source, index: Index, trusted: frozenset[Key] | None) -> Formula:
        """The access's formula at the element. trusted: the steps whose short formulas serve; None for all. Its rounds are
        those of loops around it, and others that it speaks of: of a loop before it that has ended none."""
        self.formulas.placed = index
        try:
            found = self.formulas.formula(source.access, trusted)
        finally:
            self.formulas.placed = None
        around = list(map(id, source.access.operation.around()))
        parts = [(arm.offset.exact, *arm.runs_exactly) for arm in found.arms]
        said = set(variables(*(term for part in parts for term in part), *(own.offset for own in found.reads.values())))
        found.rounds = {n: loop for n, loop in found.rounds.items() if id(loop) in around or n in said}
        return found

    def anywhere(self, source: Source, trusted: frozenset[Key] | None) -> Formula:
        """The access's formula at any element, whose index are variables: element_0, element_1, ..."""
        key = source.number, trusted
        if key not in self.any:
            shape = source.access.shape
            index = tuple(integer(f"element_{axis}", 0, extent) for axis, extent in enumerate(shape))
            self.any[key] = self.formula(source, index, trusted)
        return self.any[key]

    def _encode(self, text: str) -> None:
        known, places = Encodings(text), Locations(text)
        found: list[tuple[str, tuple[tuple[int, int], ...], list[tuple[tuple[int, ...], str]]]] = []
        for line in text.splitlines():
            said = OPERATION.match(line)
            what = OPERATIONS.get(said[1]) if said else None
            at = LOC.search(line)
            if what is not None and at is not None:
                found.append((what, _key(places.place(at[1])), list(_tensors(line))))
        every = dict.fromkeys(pair for line in text.splitlines() for pair in _tensors(line))
        for source in self.all:
            if source.access.why:
                continue
            shape = source.access.shape
            own = [
                pair for what, key, pairs in found if key == source.key and what == source.access.what for pair in pairs
            ]
            for pair in dict.fromkeys([*own, *every]):
                encoding = known.of(pair[1], shape) if pair[0] == shape else None
                if encoding is not None and encoding not in source.encodings:
                    source.encodings.append(encoding)
            if not shape:
                source.encodings = [Encoding((), (), (), ())]


def _key(place: Place) -> tuple[tuple[int, int], ...]:
    return (place.line, place.column), *((one.line, one.column) for one in place.callers)


def _tensors(line: str) -> Sequence[tuple[tuple[int, ...], str]]:
    """Shape and layout of each tensor type in a line."""
    found = []
    for said in TENSOR.finditer(line):
        depth, at = 1, said.start() + len("tensor<")
        comma = 0
        while at < len(line) and depth:
            depth += (line[at] in "<{") - (line[at] in ">}")
            if line[at] == "," and depth == 1 and not comma:
                comma = at
            at += 1
        if comma:
            shape = tuple(int(n) for n in said[1].split("x") if n)
            found.append((shape, line[comma + 1 : at - 1].strip()))
    return found
