"""The attack on what is proved of one kernel: threads at drawn points, until the time is over or a run contradicts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from random import Random
from typing import Any

from ....concrete.integers import ConfigError
from ....concrete.interpreter.llvm import Execution, Wave, reread
from ...attack.budget import Wanted
from ...attack.conduct import begun, conducted
from ...attack.records import Attack, Contradiction
from ...base.clock import now
from ..claims.cases import Claims
from ..ir.module import Kernel, Module
from ..loops.paths import Trace
from .judging import Judge
from .points import Point, Points
from .runs import Key, Runs
from .together import Together
from .workgroups import Workgroups

THREADS = 6  # at each point
STEPS = 20_000  # instructions of a thread; a longer one is judged so far
MOST_SHOWN = 64  # contradictions by one thread
PATIENCE = 1.0  # seconds at least, where no thread has come to an access yet
TOGETHER = 8  # sets of sizes, of which one is run by many threads, where something is proved of what all write
PART = 0.4  # of all runs: those that look for where a way becomes another one
MOST_NAMED = 8  # reasons why something was not run
Way = tuple[int, int, bool]  # through the blocks of a kernel


def attacked(
    module: Module, kernel: Kernel, records: Mapping[str, Any], trace: Trace, claims: Claims, proved: Iterable[Key],
    wanted: Wanted, checking: float, text: str,
) -> Attack:  # fmt: skip
    """What came of it. records: the module as plain data; what is run is the text of its instructions, read by a reader of
    the interpreter's own. proved: what is held against the runs. checking: how many seconds that took. text: what the seed
    is made of. Whatever goes wrong is said in the answer, and nothing is raised."""
    start, keys = now(), list(proved)
    found = begun(claims.system.name, wanted, checking, text, bool(keys))
    if not found.why:
        with conducted(found):
            _attack(found, module, kernel, records, trace, claims, keys, start)
    return found


def _attack(
    found: Attack, module: Module, kernel: Kernel, records: Mapping[str, Any], trace: Trace, claims: Claims,
    keys: list[Key], start: float,
) -> None:  # fmt: skip
    assert claims.launch is not None
    aligned = {**_promised(kernel), **claims.launch.aligned}
    own, left = reread(records)
    runs = Runs(kernel, own, claims.launch, aligned)
    if runs.unsaid:
        found.why, found.missed = f"{runs.unsaid[0]}, has no value in a run", runs.unsaid
        return
    judge = Judge(module, kernel, trace, claims, keys, runs)
    points = Points(claims.launch, list(runs.values.values()), Random(found.seed))
    attacking = _Attacking(found, judge, points, Together(claims, keys, judge), Workgroups(claims, keys, judge), start)
    attacking.run()
    found.one_sided = [
        f"a thread in block {b.name}" for b in kernel.blocks if b.name not in attacking.came and found.runs
    ]
    found.missed = [reason for reason, _ in judge.unclear.most_common(MOST_NAMED)]
    found.missed += [f"{said}, run as the prover reads it" for said in left[:MOST_NAMED]]
    if not judge.events and not found.contradictions and not found.why:
        found.why = "no thread came to an access"


class _Over(Exception):
    """The time is over, or a run contradicts."""


class _Attacking:
    """Runs threads until the time is over, counted from the start. attack: what is found goes there."""

    def __init__(
        self, attack: Attack, judge: Judge, points: Points, together: Together, workgroups: Workgroups, start: float
    ):  # fmt: skip
        self.attack, self.judge, self.points, self.together, self.start = attack, judge, points, together, start
        self.workgroups = workgroups
        self.searching = 0  # runs of threads between others
        self.came = set[str]()  # blocks that some thread ran

    def run(self) -> None:
        attack = self.attack
        before: tuple[Point, Way] | None = None
        try:
            self._by_many(self.points.least)
            for sizes in self.points:
                attack.points += 1
                self._in_time()
                if attack.points % TOGETHER == 1:
                    self._by_many(sizes)
                for point in islice(self.points.threads(sizes), THREADS):
                    here = point, self._thread(point)
                    if before is not None and before[1] != here[1] and self.searching < attack.runs * PART:
                        self._between(before, here)
                    before = here
            if not attack.points:
                attack.why = "no values were found that callers may give"
        except _Over:
            pass
        except ConfigError as error:
            attack.why = str(error)
        finally:
            attack.points = min(attack.points, attack.runs)
            attack.seconds, attack.events = now() - self.start, self.judge.events

    def _by_many(self, sizes: Point | None) -> None:
        """Run many threads at these sizes, where something is proved of what all of them write."""
        if sizes is not None and self.workgroups.left:
            self._note(self.workgroups.against(sizes, self.judge.runs.wave(sizes, STEPS)))
            self.attack.runs += self.workgroups.shape[0]
            self._in_time()
        if sizes is not None and self.together.wanted:
            self._note(self.together.against(sizes, self._ran))
            self._in_time()

    def _in_time(self) -> None:
        passed, allowed = now() - self.start, self.attack.allowed
        if self.attack.contradictions or passed > (allowed if self.judge.events else max(allowed, PATIENCE)):
            raise _Over

    def _thread(self, point: Point) -> Way:
        """Run one thread and judge it; which way it went. Raises _Over, ConfigError."""
        loops = self.judge.carried.headers
        wave, ran = self._ran(point, loops[self.attack.runs % len(loops)] if loops else "")
        self._note(self.judge.contradictions(point, wave, ran))
        self._in_time()
        return len(ran.blocks), hash(tuple(ran.blocks)), ran.trouble is None

    def _ran(self, point: Point, watched: str = "") -> tuple[Wave, Execution]:
        """A thread, run as long as there is time."""
        wave = self.judge.runs.wave(point, STEPS, watched)
        ran = wave.run(point.get("lane", 0))
        self.attack.runs += 1
        self.came |= set(ran.blocks)
        if now() - self.start > max(self.attack.allowed, PATIENCE):
            raise _Over
        return wave, ran

    def _note(self, found: Iterable[Contradiction]) -> None:
        for one in islice(found, MOST_SHOWN):
            if all((one.claim, one.case) != (other.claim, other.case) for other in self.attack.contradictions):
                self.attack.contradictions.append(one)

    def _between(self, one: tuple[Point, Way], other: tuple[Point, Way]) -> None:
        """The threads and sizes at which a way becomes another one: variable by variable, halving what is between."""
        (at, way), (to, _), begun = one, other, self.attack.runs
        names = [name for name in to if at[name] != to[name]]
        self.points.random.shuffle(names)
        for name in names:
            after = {**at, name: to[name]}
            if not self.points.holds(after):
                continue
            found = self._thread(after)
            low, high = at[name], to[name]
            while found != way and abs(high - low) > 1:
                middle = {**at, name: (low + high) // 2}
                if not self.points.holds(middle):
                    break
                same = self._thread(middle) == way
                low, high = (middle[name], high) if same else (low, middle[name])
            at, way = after, found
        self.searching += self.attack.runs - begun


def _promised(kernel: Kernel) -> dict[str, int]:
    """How the kernel's own text says that arguments are aligned."""
    from ..machine.launch import argument_label

    found = {}
    for argument in kernel.arguments:
        words = argument.attributes.split()
        if "align" in words:
            found[argument_label(argument.name)] = int(words[words.index("align") + 1])
    return found
