"""Attacks what is proved of a launch: draws points, runs programs of the kernel's text, and has them judged."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct, field

from ....concrete.interpreter import ttir
from ...accesses.points import value_at
from ...attack.budget import Wanted
from ...attack.conduct import begun, conducted
from ...attack.records import Attack
from ...base.clock import now
from ...language.meanings import python
from ..keeping import Keeper, NoneKeeps, NotFound
from ..launching.launch import TensorArgument
from ..launching.points import Points
from .claims import Claims
from .contents import Memory, NoContentsError, NotDrawnError, axes_of, offsets
from .judging import Judge, StopError, every_program
from .subject import Text, drawing_text

MOST_WHOLE = 64  # programs of a launch of which all are run
SOME = 6  # programs of any other
SLICE = 0.2  # of the time, for the programs of one point
MORE = 0.2  # of the time, to find more once something is found
SHORT, SKIPPED = 300, 0.8  # sizes that are always run; how many of the others that take longer than they may are not
CONTENTS = 3  # times that one point is run, with contents drawn anew, where integers are promised
MOST_ELEMENTS = 1 << 16  # of a tensor of which every element is looked for
FOREIGN = ("tt.elementwise_inline_asm", "tt.extern_elementwise")  # whose results are drawn, and nothing else is done
FLOATS = (0.0, 1.0, -1.0, 1e-5, 0.5, 3e38)


class Told(Struct):
    """What the runs told beside their events."""

    points: int = 0
    runs: int = 0
    branches: dict[int, set[bool]] = field(default_factory=dict)
    missed: dict[str, None] = field(default_factory=dict)  # in their order
    rough: dict[str, None] = field(default_factory=dict)


def attack(
    subject: str, texts: Sequence[Text], claims: Claims, wanted: Wanted, checking: float,
    places: Mapping[int, str] | None = None,
) -> Attack:  # fmt: skip
    """Attack the claims that are proved. texts: the first one is that of the claims. checking: seconds that these took.
    places: line of the text -> of the source. Whatever goes wrong is said in the answer, and nothing is raised.
    """
    found = begun(subject, wanted, checking, drawing_text(texts[0].launch, texts[0].text), bool(claims.proved))
    if found.why:
        return found
    start, told, judges = time.monotonic(), Told(), list[Judge]()
    with conducted(found):
        told.missed.update(dict.fromkeys(own.why for own in texts if own.why))
        run = [own for own in texts if not own.why]
        rest = (1 - sum(own.part for own in run)) / sum(not own.part for own in run)
        for number, own in enumerate(run):
            judges.append(Judge(claims, start, own.by_source))
            _Runs(own, judges[-1], told, (found.seed, number)).lasting((own.part or rest) * found.allowed)
    once = {claim: run for judge in judges for claim, (_, run) in judge.found.items()}
    found.contradictions = list(once.values())
    found.points, found.runs, found.events = told.points, told.runs, sum(judge.events for judge in judges)
    if not told.points and not found.why:
        found.why = next(iter(told.missed), "no sizes were found that fulfil what is given")
    found.missed, found.rough = list(told.missed), list(told.rough)
    found.one_sided = _one_sided(told, places or {})
    found.seconds = time.monotonic() - start
    return found


def _one_sided(told: Told, places: Mapping[int, str]) -> list[str]:
    """Conditions that were only true, or only false."""
    found = []
    for line, seen in sorted(told.branches.items()):
        if len(seen) == 1:
            found.append(f"{'true' if seen == {False} else 'false'} at {places.get(line, f'line {line} of the text')}")
    return list(dict.fromkeys(found))


class _Runs:
    """Runs one text of the kernel. seed: what is drawn for a point hangs on it and on the point's number alone, and not on
    how fast the points before it were."""

    def __init__(self, own: Text, judge: Judge, told: Told, seed: tuple[int, int]):
        self.own, self.launch, self.judge, self.told, self.seed = own, own.launch, judge, told, seed
        self.chance = np.random.default_rng(seed)
        self.promised = any(
            isinstance(argument, TensorArgument) and argument.contents is not None for argument in self.launch.arguments
        ) or bool(self.launch.promises)
        self.long = 1 << 62  # the largest size of a point that was not finished in its time
        self.kernel: Any = None

    def lasting(self, most: float) -> None:
        """Attack for so many seconds, once the text is read."""
        try:
            self.kernel = ttir.read(self.own.text)
        except (ttir.TextError, ttir.NotRun) as error:
            self.told.missed[str(error)] = None
            return
        end = now() + most
        points = Points(self.launch, self.own.text, np.random.default_rng(self.seed), self.own.known)
        for number, point in enumerate(points.drawn()):
            if now() >= end:
                return
            self.chance = np.random.default_rng([*self.seed, number])
            if max(point.values(), default=0) >= self.long and self.chance.random() < SKIPPED:
                continue
            for _ in range(CONTENTS if self.promised else 1):
                left = min(end - now(), SLICE * most)
                if left <= 0:
                    return
                self._point(point, left)
                if self.judge.found:
                    end = min(end, now() + MORE * most)

    def _point(self, point: Mapping[str, int], seconds: float) -> None:
        try:
            memory = self._memory(point)
            grid: Any = tuple(value_at(extent, point) for extent in self.launch.grid)
            arguments = self._arguments(point)
        except NotDrawnError as error:
            self.told.missed[f"a tensor's contents: {error}"] = None
            return
        except NoContentsError:
            return
        except (python.Undefined, python.TooLarge) as error:
            self.told.missed[f"a point: {error}"] = None
            return
        few = prod(max(extent, 0) for extent in grid) <= MOST_WHOLE
        programs = every_program(grid) if few else self._some(grid)
        self.chance.shuffle(programs)
        self.judge.begin(point, memory, self.own.said)
        whole = self._run(arguments, grid, list(map(tuple, programs)), memory, seconds) and few
        self.judge.end(whole, self._rows(point))
        self.told.points += 1

    def _run(
        self, arguments: Any, grid: Any, programs: list[Any], memory: Mapping[str, Memory], seconds: float
    ) -> bool:
        """Whether all of the programs came to their ends."""
        begun, todo, whole = time.monotonic(), list(programs), True
        while todo:
            given = _Given(todo, memory)
            try:
                run = ttir.run(
                    self.kernel, arguments, grid, given, memory, self.judge, begun + seconds,
                    seed=int(self.chance.integers(1 << 31)),
                )  # fmt: skip
                self._tell(run)
            except StopError:
                whole = False
            except ttir.OutOfTime:
                self.long = max(min(self.long, max(self.judge.point.values(), default=0)), SHORT)
                self.told.runs += given.given
                return False
            except ttir.NotRun as error:
                self.told.missed[f"not run: {error}"] = None
                whole = False
            self.told.runs += given.given
            todo = todo[given.given :]
            if time.monotonic() - begun > seconds:
                whole = whole and not todo
                break
        return whole

    def _tell(self, run: Any) -> None:
        for said in run.approximated:
            kept = self.told.missed if said.startswith(FOREIGN) else self.told.rough
            kept[said] = None
        for line, seen in run.branches.items() if not self.own.by_source else ():
            self.told.branches.setdefault(line, set()).update(seen)

    def _some(self, grid: tuple[int, int, int]) -> list[tuple[int, int, int]]:
        """The first and the last program, two beside each other, and others by chance."""
        first, last = (0, 0, 0), tuple(extent - 1 for extent in grid)
        found: list[Any] = [first, last]
        while len(found) < SOME:
            own = tuple(int(self.chance.integers(extent)) for extent in grid)
            axis = int(self.chance.integers(3))
            beside = tuple(min(value + (at == axis), grid[at] - 1) for at, value in enumerate(own))
            found += [own, beside]
        return list(dict.fromkeys(found))

    def _memory(self, point: Mapping[str, int]) -> dict[str, Memory]:
        found: dict[str, Memory] = {}
        listed = self._listed(point) if self.launch.promises else {}
        for argument in self.launch.arguments:
            if isinstance(argument, TensorArgument) and argument.memory not in found:
                found[argument.memory] = Memory(argument, point, self.chance, listed.get(argument.memory))
        return found

    def _listed(self, point: Mapping[str, int]) -> Mapping[str, Any]:
        """The integers of the tensors of which promises speak."""
        try:
            return Keeper(self.launch, point).contents(chance=self.chance)
        except NotFound as error:
            raise NotDrawnError(str(error)) from None
        except NoneKeeps:
            raise NoContentsError from None

    def _arguments(self, point: Mapping[str, int]) -> list[Any]:
        found: list[Any] = []
        for argument, (_, kind) in zip(self.launch.arguments, self.kernel.arguments, strict=False):
            if isinstance(argument, TensorArgument):
                if kind.startswith("!tt.tensordesc"):
                    shape = tuple(value_at(extent, point) for extent in argument.shape)
                    strides = tuple(value_at(stride, point) for stride in argument.strides)
                    found.append(ttir.Descriptor(argument.memory, shape, strides))
                else:
                    found.append(ttir.Pointer(argument.memory))
            elif argument.term is not None:
                found.append(value_at(argument.term, point))
            else:
                found.append(int(self.chance.integers(100)) if argument.bits else float(self.chance.choice(FLOATS)))
        return found

    def _rows(self, point: Mapping[str, int]) -> dict[str, Any]:
        """Memory -> the offsets of its tensor's elements, of those that are claimed to be written, and small."""
        found: dict[str, Any] = {}
        for argument in self.launch.arguments:
            if isinstance(argument, TensorArgument) and argument.written and not argument.same:
                axes = axes_of(argument, point)
                if prod(axis.extent for axis in axes) <= MOST_ELEMENTS:
                    found[argument.memory] = offsets(axes)
        return found


class _Given:
    """Programs, with how many of them were begun; each forgets what the one before it read."""

    def __init__(self, programs: Sequence[tuple[int, int, int]], memory: Mapping[str, Memory]):
        self.programs, self.memory, self.given = programs, memory, 0

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        for program in self.programs:
            self.given += 1
            for memory in self.memory.values():
                memory.read.clear()
            yield program
