"""What several threads of one launch write, held against what is proved of all that is written.

Counted in bytes, each with the thread that wrote it; no formula of a store takes part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product

from ....concrete.interpreter.llvm import Access as Made
from ....concrete.interpreter.llvm import Execution, Wave
from ...accesses.points import value_at
from ...attack.records import Contradiction
from ...language.meanings import python
from ...language.terms import Term
from ...targets.amdgpu import WAVE
from ..claims.cases import Claims
from ..claims.writes import COVERED
from ..machine.launch import argument_label
from .judging import Judge
from .points import Point
from .runs import Key

MOST = 512  # threads of one launch
BLOCKS = 2  # along an axis, where there are more threads than that
About = tuple[str, frozenset[int]]  # a memory, and one or two sinks
Run = Callable[[Point], tuple[Wave, Execution]]


class Together:
    """judge: of single threads, which says how a contradiction is shown."""

    def __init__(self, claims: Claims, proved: list[Key], judge: Judge):
        self.claims, self.judge, self.launch = claims, judge, judge.runs.launch
        named = set(proved)
        self.apart: dict[About, Key | None] = {}  # a case about these; None where not all are proved
        for key, (one, other) in claims.pairs.items():
            about = one.base, frozenset({one.number, other.number})
            self.apart[about] = key if key in named and self.apart.get(about, key) else None
        self.covered: dict[str, Key] = {}
        for claim in claims.coverings:
            keys = [(claim, case.name) for case in claims.system.claims[claim].build()]
            if named.issuperset(keys):
                self.covered[claim.removeprefix(COVERED)] = keys[-1]

    @property
    def wanted(self) -> bool:
        return any(self.apart.values()) or bool(self.covered)

    def against(self, sizes: Point, run: Run) -> Iterator[Contradiction]:
        """Run threads at these sizes. run: one of them; whatever it raises ends it all."""
        threads, whole = self._threads(sizes)
        owners: dict[tuple[str, int], list[tuple[Point, int]]] = {}
        for thread in threads:
            point = {**sizes, **thread}
            wave, ran = run(point)
            whole &= ran.trouble is None
            for base, number, made in self._stores(wave, ran):
                first = made.address - (self.judge.runs.start(wave, base) or 0)
                for byte in range(first, first + made.size):
                    yield from self._twice(base, number, point, made, byte, owners.setdefault((base, byte), []))
        for base, key in self.covered.items() if whole else ():
            size = value_at(self.launch.sizes[base], sizes)
            missing = next((byte for byte in range(size) if (base, byte) not in owners), None)
            if missing is not None:
                said = f"no thread of the launch writes byte {missing} of the {size} behind {base}"
                yield self.judge.contradiction(*key, said, sizes, None)

    def _twice(
        self, base: str, number: int, point: Point, made: Made, byte: int, owners: list[tuple[Point, int]]
    ) -> Iterator[Contradiction]:
        for other, sink in owners:
            key = self.apart.get((base, frozenset({number, sink})))
            if key is not None and other != point:
                where = {name: value for name, value in other.items() if point[name] != value}
                said = f"it writes byte {byte} behind {base}, and so does the thread with " + ", ".join(
                    f"{name} = {value}" for name, value in where.items()
                )
                yield self.judge.contradiction(*key, said, point, made)
        owners.append((point, number))

    def _stores(self, wave: Wave, ran: Execution) -> Iterator[tuple[str, int, Made]]:
        """Memory and sink of each store that is not masked."""
        starts = {
            argument_label(a.name): self.judge.runs.start(wave, argument_label(a.name)) for a in self.judge.pointers
        }
        bases = {start: base for base, start in starts.items() if start is not None}
        for made in ran.accesses:
            number = self.judge.numbers.get(made.number)
            if number is None or not made.writes or made.space == "lds" or not made.in_bounds:
                continue
            begins = max((start for start in bases if start <= made.address), default=None)
            if begins is not None:
                yield bases[begins], number, made

    def _threads(self, sizes: Point) -> tuple[Iterator[Point], bool]:
        """Threads, and whether these are all, where block 0 stands for an axis of any number of blocks."""
        ends = [self._extent(block, sizes) for block in self.launch.blocks]
        lanes = self.launch.threads[0]
        whole = ends[0] * ends[1] * ends[2] * lanes <= MOST
        ends = ends if whole else [min(end, BLOCKS) for end in ends]
        found = (self._point(*own) for own in product(*map(range, ends), range(lanes)))
        return islice(found, MOST), whole

    @staticmethod
    def _extent(block: Term, sizes: Point) -> int:
        return 1 if block.op != "var" else max(int(python.evaluate(sizes, block.payload[2])[0]), 0)

    def _point(self, x: int, y: int, z: int, thread: int) -> Point:
        launch, own = self.launch, (x, y, z, thread // WAVE, thread % WAVE)
        terms = (*launch.blocks, launch.warp, launch.lane)
        return {t.payload[0]: value for t, value in zip(terms, own, strict=True) if t.op == "var"}
