"""A traced CUDA kernel and its launch -> claims, named by what they access in the order of the text."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from ..accesses import claims
from ..accesses.access import Access, Elements
from ..accesses.apart import Races
from ..accesses.covered import Covers
from ..accesses.naming import named_briefly
from ..guessing import digits
from ..guessing.witnesses import solve
from ..kernels.between.alike import grouped
from ..kernels.ir.module import Instruction, Kernel, Module
from ..kernels.ir.values import plain
from ..kernels.loops.bounds import after_loops
from ..kernels.loops.inevitable import cannot_avoid
from ..kernels.loops.paths import Trace
from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case, Claim
from ..language.obligations import Verdict
from ..language.systems import System
from ..language.terms import Term, integer, truth
from ..language.walking import postorder
from ..machine.values import TRUE, literals
from ..triton.claimed import numbered
from ..triton.launching.launch import TensorArgument
from .at_once import AtOnce
from .between import Between
from .by_digits import ByDigits
from .following import divides, only_stored
from .ground import CudaGround
from .launching.absent import SAID
from .launching.fitting import NOWHERE, Fitted, Room
from .launching.unplaced import without_size
from .places import place
from .stated import (
    APART,
    COVERED,
    DIVISIONS,
    FITS,
    HARMLESS,
    INSIDE,
    KEEPS,
    KEPT,
    LOOPS,
    NEVER_RUNS,
    About,
    Stated,
    at,
    called,
    two_of,
)

DEFINED = (
    "No integer is divided by zero, nor the least one by -1, no jump has an index past its table, and no copy reads more "
    "than it copies."
)
MOST_PAIRS = 60
GLOBAL = 1  # PTX's address space


class Builder(Between):
    """Makes the claims. called: the name of their system; asked: what was proved on the way, also of other readings."""

    def __init__(
        self, called: str, fitted: Fitted, module: Module, kernel: Kernel, trace: Trace, strict: bool = False,
        late: Callable[[], str] = lambda: "", asked: AtOnce | None = None,
    ):  # fmt: skip
        asked = AtOnce() if asked is None else asked
        self.strict = strict  # whether threads that return before a barrier are wrong
        self.late = late  # that there is no time left, in words, once that is so
        self.fitted, self.module, self.kernel, self.trace = fitted, module, kernel, trace
        sizes = ", ".join(fitted.launch.sizes)
        title = f"{kernel.name} in {module.file}" + (f" for all {sizes}" if sizes else "")
        self.stated = Stated(System(called, title, source=module.triple))
        self.ground = CudaGround(fitted, trace) if trace.frame is not None else None
        self.by_digits = ByDigits(self.ground, self.ground.who, asked) if self.ground is not None else None
        self.blocks_by_digits = ByDigits(self.ground, self.ground.who[:3], asked) if self.ground is not None else None
        self.covers: Covers | None = None
        self.assumed: dict[tuple[str, str], Term] = {}  # claim, case -> what was assumed
        self.stored: dict[str, Term] = {}  # case of divisions -> that it is defined, where its value is at most stored
        self.formulas: list[Term] = []  # of all other claims

    def build(self) -> Stated:
        if self.trace.why or self.kernel.trouble or self.ground is None:
            why = self.kernel.trouble or self.trace.why
            late = self.late()
            verdict = Verdict.UNKNOWN if late else Verdict.UNSUPPORTED
            self._claim("kernel", "The kernel is read.", None, [self.stated.fixed("kernel", "read", why, verdict)])
            if late:
                self._none_of(late)
            return self.stated
        self.steps()
        self._believed()
        sinks = [(instruction, self.trace.of(number)) for number, instruction in enumerate(self.trace.sinks)]
        names = named_briefly([self._base(instruction, own) for instruction, own in sinks])
        for name, (instruction, own) in zip(names, sinks, strict=True):
            self._sink(name, instruction, own)
        self._stores()
        self._between()
        self.stated.alone = {(DIVISIONS, case) for case, own in self.stored.items() if not divides(own, self.formulas)}
        return self.stated

    def _believed(self) -> None:
        """What the launch says of functions that are not in the text, and of what the kernel writes, so that it is on
        record: each case assumes it."""
        shown = {name: f"{own} {SAID}" for name, own in self.fitted.harmless.items()}
        kept = {name: KEEPS.format(name) for name in self.fitted.staying}
        for claim, sentence, believed in (
            (HARMLESS, "Functions that the text does not have are harmless, as the launch says.", shown),
            (KEPT, "What the kernel writes keeps what is promised of it, as the launch says.", kept),
        ):
            cases = list[Case]()
            for name, own in believed.items():
                said = integer(f"{claim}_{plain(name)}", 0, 2) == 1
                cases.append(Case(f"assumed: {own}", said, [said]))
            if cases:
                self._claim(claim, sentence, None, cases)

    def _none_of(self, why: str) -> None:
        """Every access by its name, of a kernel of which there is no time to say more."""
        names = named_briefly([_what(instruction) for instruction in self.trace.sinks])
        for name, instruction in zip(names, self.trace.sinks, strict=True):
            case = self.stated.fixed(name, INSIDE, why, Verdict.UNKNOWN)
            self.stated.said[name] = f"{_what(instruction)}, {instruction.text}"
            self._claim(name, f"The {_what(instruction)} stays inside its memory.", instruction, [case])

    def steps(self) -> None:
        """What all formulas rest on: what loops carry, what was assumed, and that no behaviour is undefined."""
        assert self.ground is not None
        assert self.trace.frame is not None
        form, ground = self.trace.frame.algebra.simplify, self.ground
        for number, header in enumerate(dict.fromkeys(step.header for step in self.trace.proofs)):
            own = [step for step in self.trace.proofs if step.header == header]
            cases: list[Case] = []
            for step in own:
                given = [form(one) for one in step.given]
                cases.append(ground.plain(numbered(step.case, cases), form(step.goal), given, step.show))
                if step.fact is not None:
                    self.assumed[f"{LOOPS}_{number}", cases[-1].name] = step.fact
            self._rest(f"{LOOPS}_{number}", "What the loop carries is in its bounds.", cases, self._line(own[0].line))
        cases = []
        for noted in self.trace.frame.noted.values():
            said = f"{at(noted.instruction)}: fits"
            goal = form(noted.formula)
            if goal is not TRUE:
                given = [form(one) for one in literals(noted.path)]
                cases.append(ground.plain(numbered(said, cases), goal, given, {}))
                self.assumed[FITS, cases[-1].name] = noted.formula
                if noted.instruction is not None:
                    self.stated.places[FITS, cases[-1].name] = noted.instruction
        if cases:
            self._rest(FITS, "No integer wraps that a formula takes not to.", cases)
        cases = []
        for trouble in self.trace.troubles:
            name = numbered(f"{at(trouble.instruction)}: {trouble.what}", cases)
            self.stated.places[DIVISIONS, name] = trouble.instruction
            if only_stored(self.kernel, trouble.instruction):
                self.stored[name] = trouble.formula
            if trouble.why:
                cases.append(self.stated.fixed(DIVISIONS, name, trouble.why))
                continue
            goal = form(trouble.formula)
            if goal is TRUE:
                continue
            self.stated.about[DIVISIONS, name] = About(instruction=trouble.instruction)
            given = [form(one) for one in literals(trouble.path)]
            cases.append(ground.plain(name, goal, given, {}))
        if cases:
            self._rest(DIVISIONS, DEFINED, cases)

    def _rest(self, name: str, said: str, cases: list[Case], about: Instruction | None = None) -> None:
        self.stated.resting.add(name)
        resting = name != DIVISIONS  # which is what somebody asks
        self._claim(name, said, None, [dataclasses.replace(case, resting=resting) for case in cases], about)

    def _line(self, line: int) -> Instruction | None:
        """The first instruction at a line of the PTX, or after it."""
        own = [i for block in self.kernel.blocks for i in block.instructions if i.line >= line]
        return min(own, key=lambda one: one.line, default=None)

    def _claim(
        self, name: str, said: str, instruction: Instruction | None, cases: Sequence[Case],
        about: Instruction | None = None,
    ) -> None:  # fmt: skip
        """about: where it stands, if it is about no single instruction; else with the kernel."""
        made, system = list(cases), self.stated.system
        if name != DIVISIONS:
            self.formulas += [one for case in made for one in (case.goal, *case.given) if isinstance(one, Term)]
        if instruction is not None:
            self.stated.accesses[name] = instruction
        file, own = place(instruction or about, self.kernel, self.module)
        system.claims[name] = Claim(system.name, name, said, lambda: iter(made), file=file, line=own)

    # -- one instruction -------------------------------------------------------------------------------------------

    def _base(self, instruction: Instruction, own: Sequence[SinkAccess]) -> str:
        """What the claim about an instruction is called, but for its number among several."""
        what = own[0].what if own else _what(instruction)
        rooms = [self.fitted.rooms[one.base].name for one in own if one.base in self.fitted.rooms]
        return plain(f"{what}_{rooms[0]}") if rooms else what

    def _sink(self, name: str, instruction: Instruction, own: Sequence[SinkAccess]) -> None:
        what = own[0].what if own else _what(instruction)
        cases: list[Case] = []
        for one in own:
            cases += self._cases(name, one, cases)
        if not own:
            cases.append(Case(NEVER_RUNS, truth(True)))
        self.stated.sinks[name] = instruction
        if self.trace.frame is not None and any(one is instruction for one in self.trace.frame.reloads):
            self.stated.grounds.add(name)
        rooms = dict.fromkeys(self.fitted.rooms[o.base].where for o in own if o.base in self.fitted.rooms)
        where = " or ".join(rooms) or "memory"
        self.stated.said[name] = f"{what}, {own[0].bytes if own else '?'} bytes, {where}"
        self._claim(name, f"The {what} stays inside {where}, and is aligned.", instruction, cases)

    def _cases(self, name: str, access: SinkAccess, before: list[Case]) -> Iterator[Case]:
        assert self.ground is not None
        case = numbered(INSIDE, before)
        room = self.fitted.rooms.get(access.base)
        if access.why or access.address is None:
            yield self.stated.fixed(name, case, access.why or "an address that is not known")
            return
        if room is None or room.size is None:
            yield self.stated.fixed(name, case, without_size(access.base))
            return
        if access.space not in (0, room.space) and {access.space, room.space} != {1, 0}:
            yield self.stated.fixed(name, case, f"an address of {room.where} in another address space")
            return
        arm = self.ground.access(access, room)
        goal, show = claims.inside(arm, "of")
        if (arm.span == 1 and arm.unit < access.bytes) or (room.read_only and "load" not in access.what):
            goal = truth(False)
        self.stated.about[name, case] = About(access, room, instruction=access.instruction)
        yield self.ground.plain(case, goal, arm.runs, {"element" if arm.unit > 1 else "byte": show["offset"]})
        if access.bytes > room.align:
            why = f"{room.where} is aligned to {room.align} bytes, and {access.bytes} are accessed at once"
            yield self.stated.fixed(name, numbered("aligned", [*before]), why, Verdict.UNKNOWN)

    # -- all that is written -----------------------------------------------------------------------------------------

    def _stores(self) -> None:
        """No two threads write one element of a tensor, or of a variable in global memory, and, where it is asked for,
        every element is written."""
        assert self.ground is not None
        rooms = [
            room
            for room in self.fitted.rooms.values()
            if (room.argument is not None or room.space == GLOBAL) and room.base != NOWHERE
        ]
        for room, own_name in zip(rooms, named_briefly([plain(room.name) for room in rooms]), strict=True):
            argument = room.argument
            if argument is not None and argument.same:
                continue
            alike = {one.base for one in rooms if one.memory == room.memory}
            own = [one for one in self.trace.accesses if one.base in alike and not one.why and "load" not in one.what]
            lost = [one for one in self.order.lost if "load" not in one.what and one.space in (-1, 0, 1)]
            stores = [one for one in own if one.what == "store"]
            if stores and not (argument is not None and argument.shared) and not self.order.matters:
                self._apart(f"{APART}_{own_name}", room, own, lost)
            if argument is not None and argument.written:
                self._covered(f"{COVERED}_{own_name}", room, argument, stores)

    def _apart(self, name: str, room: Room, own: list[SinkAccess], lost: list[SinkAccess]) -> None:
        assert self.ground is not None
        assert self.by_digits is not None
        cases = list[Case]()
        races = Races(self.ground, digits)
        any_block = any(extent.op != "const" for extent in self.fitted.launch.block)
        arms = {n: self.ground.access(one, self.fitted.rooms[one.base], apart=True) for n, one in enumerate(own)}
        groups = grouped([(n, one.path) for n, one in enumerate(own)], arms, own)
        pairs = [
            (one, other) for at, one in enumerate(groups) for other in groups[at:]
            if not (own[one.first].what == own[other.first].what == "atomic")
        ]  # fmt: skip
        for lost_one in lost:
            case = numbered(f"{at(lost_one.instruction)}: address", cases)
            cases.append(self.stated.fixed(name, case, f"it may write there: {lost_one.why}"))
        self.by_digits.helped = len(pairs) > 1  # where there is one, what it says as it stands is read sooner
        for count, (one, other) in enumerate(pairs):
            said = two_of(called(one, own), called(other, own), one is other)
            case = numbered(said, cases)
            if count >= MOST_PAIRS:
                why = f"not tried: {MOST_PAIRS} other pairs are compared already"
                cases.append(self.stated.fixed(name, case, why, Verdict.UNKNOWN))
                continue
            if why := self.late():
                cases.append(self.stated.fixed(name, case, why, Verdict.UNKNOWN))
                continue
            pair = one.arm(arms[one.first]), other.arm(arms[other.first])
            found = races.parted(*pair) if any_block and any(map(_chosen, pair)) else races.whole(*pair)
            lines = one.lines(own) | other.lines(own)
            by_digits = self.by_digits.cases(pair[0], None if one is other else pair[1], found)
            for part in by_digits[:-1]:
                cases.append(dataclasses.replace(part, name=numbered(f"{case}: {part.name}", cases)))
            found = by_digits[-1] if by_digits else found
            self.stated.about[name, case] = About(own[one.first], room, (own[one.first], own[other.first]), lines=lines)
            cases.append(Case(case, found.goal, found.given, found.show))
        self.stated.said[name] = f"writes of two threads to {room.where}"
        said = f"No two threads write one element of {room.where}, but by atomics."
        self._claim(name, said, None, cases, own[0].instruction)
        self.stated.accesses[name] = own[0].instruction

    def _covered(self, name: str, room: Room, argument: TensorArgument, stores: list[SinkAccess]) -> None:
        assert self.ground is not None
        self.stated.said[name] = f"every element of {room.where} is written"
        said = f"Every element of {room.where} is written."
        self.covers = Covers(self.ground, solve)
        arms: list[Access] = []
        for one in stores:
            path = after_loops(one.path, self.trace.endings, [turn for _, turn in one.turns])
            arm = self.ground.access(one if path is None else replace(one, path=path), room)
            arms.append(self._anyhow(one, room) or arm if self.ground.chosen(arm).hidden else arm)
        memory = Elements(room.name, argument.memory, argument.bytes or 1, argument.shape, argument.strides)
        covering = self.covers.covering(memory, arms)
        cases = list(self.covers.case_list(covering))
        for case in cases:
            self.stated.about[name, case.name] = About(stores[0] if stores else None, room, covering=covering)
        self._claim(name, said, None, cases, stores[0].instruction if stores else None)
        if stores:
            self.stated.accesses[name] = stores[0].instruction

    def _anyhow(self, one: SinkAccess, room: Room) -> Access | None:
        """The store as one that its thread cannot get around, whatever it loads."""
        assert self.ground is not None
        same = {*self.ground.sizes, *self.ground.who}
        path = cannot_avoid(self.trace.order.all, self.trace.accesses, one, same)
        return None if path is None else replace(self.ground.access(replace(one, path=path), room), anyhow=True)


def _chosen(arm: Access) -> bool:
    """Whether its place is one of several, as a loop's remainder that a compiler took before it has it."""
    return any(term.op == "ite" for term in postorder(arm.offset.ideal))


def _what(instruction: Instruction) -> str:
    return instruction.opcode if instruction.opcode in ("load", "store") else "access"


__all__ = ["Builder"]
