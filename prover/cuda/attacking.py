"""The attack on what is proved of a launch: whole launches at drawn sizes and contents, in the interpreter of PTX."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial
from typing import Any

import numpy as np

from ...concrete.interpreter import ptx
from ..accesses.points import value_at
from ..attack.budget import Wanted
from ..attack.conduct import begun, conducted
from ..attack.records import Attack, Contradiction
from ..kernels.ir.module import Instruction
from ..kernels.machine.sinks import row
from ..triton.launching.points import Points
from .launching.fitting import Room
from .looking import chosen, parted, raced
from .running import ENDED, UNDEFINED, UNDRAWN, OthersWrote, Runs
from .stated import APART, COVERED, DIVISIONS, INSIDE, NEVER_RUNS, RACES, REACHED, Stated

MOST_THREADS = 1024  # of a launch that is run whole
A_RUN, LOOK = 0.5, 1.0  # seconds of one, and of one that looks for races
PATIENCE = 1.0  # seconds at least, where nothing was judged yet
MOST_POINTS = 400
MOST_NAMED = 8
Key = tuple[str, str]
Three = tuple[int, int, int]


def attacked(runs: Runs, stated: Stated, proved: Iterable[Key], wanted: Wanted, checking: float, text: str) -> Attack:
    """What came of it. proved: (claim, case) of what is. text: what the seed is made of. Whatever goes
    wrong is said in the answer, and nothing is raised."""
    keys = list(proved)
    found = begun(stated.system.name, wanted, checking, text, bool(keys))
    if not found.why:
        with conducted(found):
            _Attacking(found, runs, stated, keys, text).run()
    return found


class _Attacking:
    def __init__(self, attack: Attack, runs: Runs, stated: Stated, proved: list[Key], text: str):
        self.attack, self.runs, self.stated = attack, runs, stated
        self.chance = np.random.default_rng(attack.seed)
        self.claims = {claim for claim, _ in proved}
        self.at = self._places(set(proved))
        self.apart = {about.room.memory: key for key in proved if key[0].startswith(APART)
                      and (about := stated.about.get(key)) and about.room}  # fmt: skip
        self.apart = {memory: key for memory, key in self.apart.items() if self._all(key[0], proved)}
        self.covered = {key[0]: (key, about.room) for key in proved if key[0].startswith(COVERED)
                        and (about := stated.about.get(key)) and about.room and self._all(key[0], proved)}  # fmt: skip
        self.divided: dict[int, list[Key]] = {}  # line of the PTX -> cases about what is undefined there, proved or not
        for key, about in stated.about.items():
            if key[0] == DIVISIONS and about.instruction is not None:
                self.divided.setdefault(about.instruction.line, []).append(key)
        self.divided = {line: keys for line, keys in self.divided.items() if set(keys) <= set(proved)}
        self.meeting = {key[0]: (key, about.room) for key in proved if (about := stated.about.get(key))
                        and about.meeting is not None and about.room and self._all(key[0], proved)}  # fmt: skip
        self.reached = next((key for key in proved if key[0] == REACHED and self._all(REACHED, proved)), None)
        self.missed: dict[str, None] = {}

    def _places(self, proved: set[Key]) -> dict[tuple[int, str], tuple[Key, list[Room]]]:
        """Line, and what is done there -> what is proved of it: that it is inside one of these memories, or, without any,
        that no thread does it. A line of a function that was inlined is several accesses, any of which may be there."""
        there: dict[tuple[int, str], list[str]] = {}
        for name, instruction in self.stated.sinks.items():
            there.setdefault(_done(instruction), []).append(name)
        cases: dict[str, list[Key]] = {}
        for key in [*self.stated.about, *self.stated.given]:
            if key[1].startswith(INSIDE):
                cases.setdefault(key[0], []).append(key)
        found: dict[tuple[int, str], tuple[Key, list[Room]]] = {}
        for place, (name, *others) in there.items():
            own = cases.get(name, [(name, NEVER_RUNS)])
            subjects = [self.stated.about.get(key) for key in own]
            rooms = {about.room.base: about.room for about in subjects if about is not None and about.room is not None}
            if not others and proved.issuperset(own):
                found[place] = own[0], list(rooms.values())
        return found

    def _all(self, claim: str, proved: list[Key]) -> bool:
        own = [case.name for case in self.stated.system.claims[claim].build()]
        return {(claim, case) for case in own} <= set(proved)

    def run(self) -> None:
        attack, began = self.attack, time.monotonic()
        launch = self.runs.fitted.launch
        points = Points(launch, "", self.chance, None)
        for point in points.drawn():
            passed = time.monotonic() - began
            over = passed > (attack.allowed if attack.events else max(attack.allowed, PATIENCE))
            if attack.contradictions or over or attack.points >= MOST_POINTS:
                break
            self._at(point, began)
            if not points.variables:
                break
        if not attack.points:
            attack.why = "no launch was run" if self.missed else "no sizes were found that callers may give"
        attack.seconds = time.monotonic() - began
        attack.missed = list(self.missed)[:MOST_NAMED]

    def _at(self, point: dict[str, int], began: float) -> None:
        special = self.runs.fitted.threads.special
        for axis in "xyz":  # a grid that nobody says
            extent = special[f"nctaid.{axis}"]
            if extent.op == "var" and extent.payload[0] not in point:
                point = {**point, extent.payload[0]: int(self.chance.integers(1, 4))}
        grid, block = self.runs.shape(point)
        threads = block[0] * block[1] * block[2]
        count = grid[0] * grid[1] * grid[2]
        if threads < 1 or count < 1:
            return
        whole = threads * count <= MOST_THREADS
        blocks = (
            [(x, y, z) for z in range(grid[2]) for y in range(grid[1]) for x in range(grid[0])]
            if whole
            else self._some(grid)
        )
        writers: dict[tuple[str, int], ptx.Touch] = {}
        touched = self.attack.events

        def observe(event: Any) -> None:
            self.attack.events += 1
            if isinstance(event, ptx.Undefined):
                if event.what in UNDEFINED and event.line in self.divided:
                    self._note(self.divided[event.line][0], f"{event.what} at PTX line {event.line}", point, event)
                return
            key, rooms = self.at.get((event.line, event.kind), (None, []))
            if key is not None:
                said = [self.runs.wrong(event, room, point) for room in rooms]
                said = said or [f"{event.bytes} bytes of {event.memory or 'no memory'}"]
                if all(said):
                    self._note(key, f"{event.kind} of {said[0]}", point, event)
            if event.kind != "load" and event.memory in self.apart:
                for byte in range(event.byte, event.byte + event.bytes):
                    other = writers.setdefault((event.memory, byte), event)
                    ordered = self.apart[event.memory][0] in self.meeting  # then barriers may be between
                    if (
                        not ordered
                        and (other.block, other.thread) != (event.block, event.thread)
                        and {other.kind, event.kind} != {"atomic"}
                    ):
                        said = f"block {other.block}, thread {other.thread} writes byte {byte} too"
                        self._note(self.apart[event.memory], said, point, event)

        try:
            seed, few = int(self.chance.integers(1 << 31)), self.runs.alone and not whole
            run = partial(self.runs.run, point, observe, blocks=blocks, seconds=A_RUN)
            try:
                run(threads=self._few(block) if few else None, chance=np.random.default_rng(seed))
            except OthersWrote:
                run(chance=np.random.default_rng(seed))
        except UNDRAWN as error:
            self.missed[f"{type(error).__name__}: {error}"[:100]] = None
            return
        except ENDED as error:
            if not isinstance(error, ptx.OutOfTime):  # what it did until then is judged
                self.missed[str(error)[:100]] = None
            if self.attack.events == touched:
                return
        else:
            if whole:
                self._nobody(point, writers)
        self._together(point, blocks)
        self.attack.points += 1
        self.attack.runs += len(blocks)

    def _together(self, point: dict[str, int], blocks: list[Three]) -> None:
        """What the threads of these blocks do to one another."""
        if not self.meeting and self.reached is None:
            return
        try:
            chance = np.random.default_rng(int(self.chance.integers(1 << 31)))
            report = self.runs.look(point, blocks=blocks, seconds=LOOK, chance=chance, schedules=("forward",))
        except (*ENDED, *UNDRAWN) as error:
            self.missed[f"{type(error).__name__}: {error}"[:100]] = None
            return
        for key, room in self.meeting.values() if not self.stated.beside else ():
            race = chosen(report.races, room, self.runs, None)
            wanted = key[0].startswith(RACES) or (
                race is not None and "load" not in (race.first.site.how, race.second.site.how)
            )
            if race is not None and wanted:
                self._note(key, raced(race, room, self.runs), point, None)
        if self.reached is not None and report.divergences:
            self._note(self.reached, parted(report.divergences[0]), point, None)

    def _some(self, grid: Three) -> list[Three]:
        """The first block, the last one, and one by chance."""
        last = (grid[0] - 1, grid[1] - 1, grid[2] - 1)
        x, y, z = (int(self.chance.integers(0, extent)) for extent in grid)
        return list(dict.fromkeys([(0, 0, 0), last, (x, y, z)]))

    def _few(self, block: Three) -> list[Three]:
        x, y, z = (int(self.chance.integers(0, extent)) for extent in block)
        return list(dict.fromkeys([(0, 0, 0), (block[0] - 1, block[1] - 1, block[2] - 1), (x, y, z)]))

    def _nobody(self, point: dict[str, int], writers: dict[tuple[str, int], ptx.Touch]) -> None:
        for key, room in self.covered.values():
            argument = room.argument
            if argument is None or argument.memory not in self.apart:
                continue
            size = self.runs.size(room, point)
            dense = value_at(argument.numel(), point) * argument.bytes
            missing = next((b for b in range(min(size, dense)) if (argument.memory, b) not in writers), None)
            if missing is not None and size == dense:
                self._note(key, f"no thread writes byte {missing} of {room.where}", point, None)

    def _note(self, key: Key, said: str, point: dict[str, int], event: Any) -> None:
        if any((one.claim, one.case) == key for one in self.attack.contradictions):
            return
        run = (
            []
            if event is None
            else [("thread", f"block {event.block}, thread {event.thread}"), ("PTX line", str(event.line))]
        )
        self.attack.contradictions.append(Contradiction(
            claim=key[0], case=key[1], said=said, at=dict(point), run=[*run, ("but", said)],
            place=str(getattr(event, "line", "")),
        ))  # fmt: skip


def _done(instruction: Instruction) -> tuple[int, str]:
    """The line, and what a run says that is done there: load, store, atomic."""
    if instruction.opcode in ("load", "store"):
        return instruction.line, instruction.opcode
    found = row(instruction)
    return instruction.line, found.what if found is not None else "access"
