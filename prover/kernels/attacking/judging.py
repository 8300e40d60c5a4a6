"""Holds what one thread did against everything that is proved of it.

Which of the accesses that the reader of kernels found is meant is told by their conditions, and by the iterations that the
thread went through; each must be at the byte that its formula says, too, as all that is proved is about the formulas.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ....concrete.hardware.buffer import LDS_LANE_STEP
from ....concrete.interpreter.llvm import Access as Made
from ....concrete.interpreter.llvm import Execution, Wave
from ...attack.records import Contradiction
from ...language.meanings import python
from ...language.terms import Term, as_bool
from ...language.walking import variables
from ..claims.cases import Claims
from ..claims.interpreted import sinks_by_access
from ..ir.module import Kernel, Module
from ..ir.places import by_line, sources
from ..ir.values import plain
from ..loops.paths import Trace
from ..machine.sinks import SinkAccess
from .carried import Carried
from .kinds import Seen, against
from .points import Point
from .runs import Key, Runs, Turns

UNDEFINED = "no_undefined_behaviour"
WHEN = ("runs when it should", "runs only when it should")
BASE_BITS = 48  # of the address in a buffer resource


class Judge:
    """proved: (claim, case) of what is held against runs. unclear: why some accesses were not judged."""

    def __init__(self, module: Module, kernel: Kernel, trace: Trace, claims: Claims, proved: Iterable[Key], runs: Runs):
        self.kernel, self.trace, self.claims, self.runs = kernel, trace, claims, runs
        self.file, self.proved = module.file, list(proved)
        self.sizes = {f"@{item.name}": item.size for item in module.globals}
        self.cases: dict[int, list[Key]] = {}
        for key in self.proved:
            if key in claims.accesses:
                self.cases.setdefault(id(claims.accesses[key]), []).append(key)
        self.named = set(self.proved)
        self.carried = Carried(trace, claims, self.named, runs)
        self.numbers = sinks_by_access(kernel, runs.records)
        self.pointers = [argument for argument in kernel.arguments if argument.type.kind == "pointer"]
        self.unclear: Counter[str] = Counter()
        self.events = 0

    # -- one thread --------------------------------------------------------------------------------------------

    def contradictions(self, point: Point, wave: Wave, ran: Execution) -> Iterator[Contradiction]:
        turns, memo = Turns(self.kernel, ran), dict[Term, Any]()
        known = set(point)

        def holds(formula: Term, more: Mapping[str, int]) -> bool | None:
            names = {v.payload[0] for v in variables(formula)}
            if not names <= known | more.keys():
                return None
            try:
                return bool(python.evaluate({**point, **more}, formula, memo=None if more else memo)[0])
            except ArithmeticError:
                return None

        for (claim, case), said in self.carried.against(wave, ran):
            yield self.contradiction(claim, case, said, point, None)
        done: Counter[int] = Counter()
        active: dict[int, list[SinkAccess] | None] = {}
        for made in ran.accesses:
            number = self.numbers.get(made.number)
            if number is None:
                continue
            self.events += 1
            access, values = None, dict(point)
            all_ = self.trace.of(number)
            if any(one.turns for one in all_):
                fitting = list(self._in_turn(all_, turns, made))
                fitting = [(one, more) for one, more in fitting if holds(one.path, more) is not False]
                if not fitting:
                    yield from self._unforeseen(number, point, made, "in an iteration in which nothing is said to run")
                    continue
                if len(fitting) == 1:
                    access, more = fitting[0]
                    values |= more
            else:
                if number not in active:
                    said = [holds(one.path, {}) for one in all_]
                    active[number] = None if None in said else [o for o, s in zip(all_, said, strict=True) if s]
                sure = active[number] if active[number] is not None or len(all_) > 1 else all_
                if sure is not None and done[number] >= len(sure):
                    yield from self._unforeseen(
                        number, point, made, f"time {done[number] + 1}, and {len(sure)} are said"
                    )
                    continue
                access = None if sure is None else sure[done[number]]
            done[number] += 1
            if access is None:
                self.unclear["which of several accesses it is"] += 1
                continue
            yield from self._access(access, values, wave, made, point)
        if ran.trouble is None:
            for number in self.claims.sinks.values():  # those that it never came to
                own = self.trace.of(number)
                if number not in done and not any(one.turns for one in own):
                    said = [holds(one.path, {}) for one in own]
                    active[number] = None if None in said else [o for o, s in zip(own, said, strict=True) if s]
            for number, sure in active.items():
                if sure is not None and len(sure) > done[number]:
                    yield from self._unforeseen(number, point, None, f"{done[number]} times, and {len(sure)} are said")
            yield from self._absent(point, done, holds)
        elif ran.trouble.undefined:
            yield from self._undefined(point, ran)
        else:
            self.unclear[ran.trouble.reason] += 1

    def _in_turn(
        self, accesses: Iterable[SinkAccess], turns: Turns, made: Made
    ) -> Iterator[tuple[SinkAccess, dict[str, int]]]:
        """The accesses that stand for the iterations in which the thread is, with their numbers."""
        for access in accesses:
            more: dict[str, int] = {}
            loops = [header for header, _ in access.turns]
            for header, variable in access.turns:
                visit, number = turns.of(header, made.at, loops)
                name, _, end = variable.payload
                if name != f"t@{plain(header)}" + (f"#{visit}" if visit > 0 else "") or number >= end.payload:
                    break
                more[name] = number
            else:
                yield access, more

    def _access(
        self, access: SinkAccess, values: Mapping[str, int], wave: Wave, made: Made, point: Point
    ) -> Iterator[Contradiction]:
        cases = self.cases.get(id(access), [])
        if not cases:
            return
        start = self.runs.start(wave, access.base)
        if start is None:
            self.unclear[f"where {access.base or 'its memory'} begins"] += 1
            return
        seen = self._seen(access, values, wave, made, start)
        for claim, case in cases:
            said = against(case, seen) or self._when(case, seen)
            if not said and access.address is not None and not case.endswith(WHEN):
                said = self._formula(access.address.term, seen.first, seen)
            if said:
                yield self.contradiction(claim, case, f"{access.name} of {access.where}: {said}", point, made)

    def _seen(self, access: SinkAccess, values: Mapping[str, int], wave: Wave, made: Made, start: int) -> Seen:
        first, size, lds, room = made.address - start, self.sizes.get(access.base), None, None
        if made.space == "lds":
            first = (first + (1 << 31)) % (1 << 32) - (1 << 31)
        declared = self.runs.launch.sizes.get(access.base.lstrip("@"))
        if not size and declared is not None:
            (size,) = python.evaluate(values, declared)
        if made.lds is not None and access.lds is not None and made.size in LDS_LANE_STEP:
            begins = self.runs.start(wave, access.lds.base)
            if begins is not None:
                lds = made.lds - LDS_LANE_STEP[made.size] * values.get("lane", 0) - begins
                room = self.sizes.get(access.lds.base)
        resource = 0 if made.resource is None else made.resource.base - start
        meant = self.claims.meant.get(id(access))
        return Seen(made, meant, values, first, size or None, resource, lds, room or None, values.get("lane", 0))

    @staticmethod
    def _when(case: str, seen: Seen) -> str:
        if not case.endswith(WHEN) or seen.meant is None or seen.meant.active is None:
            return ""
        return "it runs, and should not" if seen.wanted(seen.meant.active) == 0 else ""

    @staticmethod
    def _formula(term: Term, first: int, seen: Seen) -> str:
        found = seen.wanted(term)
        bits = 32 if seen.made.space == "lds" else 64 if seen.made.resource is None else BASE_BITS
        if found is None or (found - first) % (1 << bits) == 0:
            return ""
        return f"it is at byte {first}, and the formula about which it was proved says byte {found}"

    def _unforeseen(self, number: int, point: Point, made: Made | None, said: str) -> Iterator[Contradiction]:
        """An access that the reader's conditions do not have, or one of theirs that is missing."""
        own = [key for key in self.proved if key[0] == f"sink_{number}"]
        if own:
            yield self.contradiction(*own[0], f"it runs {said}", point, made)

    def _absent(self, point: Point, done: Counter[int], holds) -> Iterator[Contradiction]:
        """What should run by the map, counted where no loop is taken once, and did not."""
        for claim, number in self.claims.sinks.items():
            own = [access for access in self.trace.of(number) if not access.turns]
            keys = [key for one in own for key in self.cases.get(id(one), ()) if key[1].endswith(WHEN[0])]
            meant = [self.claims.meant.get(id(one)) for one in own]
            if not own or len(keys) < len(own) or any(m is None or m.active is None for m in meant):
                continue
            said = [holds(as_bool(m.active), {}) for m in meant if m is not None and m.active is not None]
            if None not in said and sum(map(bool, said)) != done[number]:
                text = f"it runs {done[number]} times, and should run {sum(map(bool, said))} times"
                yield self.contradiction(claim, keys[0][1], text, point, None)

    def _undefined(self, point: Point, ran: Execution) -> Iterator[Contradiction]:
        """Undefined behaviour, which is proved not to happen."""
        trouble = ran.trouble
        assert trouble is not None
        if "is in no local" in trouble.reason:  # nobody says anything of a thread's own memory
            self.unclear[trouble.reason] += 1
            return
        lines = self._trouble_lines()
        keys = [key for key in self.proved if key[0] == UNDEFINED]
        here = [key for key in keys if lines.get(key[1]) == trouble.line]
        sink = next(
            (a.number for a in self.trace.accesses if (a.instruction.line, a.instruction.text.strip()) ==
             (trouble.line, trouble.text.strip())), None,
        )  # fmt: skip
        own = [key for key in self.proved if key[0] == f"sink_{sink}"]
        if "no multiple of" in trouble.reason:
            own = [key for key in own if "aligned to" in key[1]]
        elif sink is not None:
            poison = [key for key in own if key[1].endswith("not poison")]
            own = poison or ([] if self._poison_is_open(sink) else own)
        chosen = (
            own if sink is not None else here or ([] if self._trouble_is_open(trouble.line) else keys or self.proved)
        )
        if chosen:
            text = f"undefined behaviour: {trouble.reason}"
            yield self.contradiction(*chosen[0], text, point, None, trouble.line, trouble.text)
        else:
            self.unclear[trouble.reason] += 1

    def _poison_is_open(self, sink: int) -> bool:
        return any(
            c == f"sink_{sink}" and n.endswith("not poison") for c, n in self.claims.accesses.keys() - self.named
        )

    def _trouble_lines(self) -> dict[str, int]:
        """The cases of undefined behaviour, with their lines."""
        claim = self.claims.system.claims.get(UNDEFINED)
        return {} if claim is None else {case.name: case.line for case in claim.build()}

    def _trouble_is_open(self, line: int) -> bool:
        """Whether something at that line is not proved; of all lines where it has none."""
        open_ = [at for case, at in self._trouble_lines().items() if (UNDEFINED, case) not in self.named]
        return line in open_ or (line == 0 and bool(open_))

    def contradiction(
        self, claim: str, case: str, said: str, point: Point, made: Made | None, line: int = 0, text: str = ""
    ) -> Contradiction:  # fmt: skip
        line, text = (made.line, made.text) if made is not None else (line, text)
        thread = ("block_x", "block_y", "block_z", "warp", "lane")
        values = {name: value for name, value in point.items() if name not in thread}
        run = [("thread", "  ".join(f"{name}={point[name]}" for name in thread if name in point))]
        if text:
            run.append(("access" if made is not None else "operation", text.strip()))
        run.append(("but", said))
        run += [("source", own) for own in sources(by_line(self.kernel).get(line))]
        place = f"{self.file}:{line or self.kernel.line}"
        return Contradiction(claim=claim, case=case, said=said, at=values, run=run, place=place)
