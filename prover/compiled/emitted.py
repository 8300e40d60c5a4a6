"""The compiled side: emitted PTX or LLVM IR run on terms, its programs and arguments those of the source's launch."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from ..accesses.points import fresh
from ..cuda.reading import read_text
from ..cuda.threads import launch as threads_of
from ..kernels.binding.reading import read_text as read_llvm
from ..kernels.ir.instructions import OTHER_TARGET
from ..kernels.ir.module import Instruction, Kernel
from ..kernels.loops.paths import Trace, trace
from ..kernels.machine.assuming import Assuming
from ..kernels.machine.idle import idle
from ..kernels.machine.launch import Launch as Threads
from ..kernels.machine.launch import argument_label
from ..kernels.machine.sinks import BUFFER, is_sink, spaces
from ..language.terms import Term, const, integer
from ..triton.launching.launch import Launch, ScalarArgument, TensorArgument
from ..triton.ttir.errors import TritonError
from . import positions
from .atomics import is_atomic
from .points import Known
from .texts import Texts

WAVE = 64
GLOBAL = (0, 1, BUFFER)  # address spaces
# products of Hopper's, whose matrices are registers and shared memory, and what orders them: no access to a tensor
WGMMA = tuple(f"ptx.wgmma.{name}." for name in ("mma_async", "fence", "commit_group", "wait_group"))
# of which it is known where hidden arguments stand
CODE_OBJECT = re.compile(r'!"amdhsa_code_object_version", i32 [56]00\b')


class Lanes(Struct, frozen=True):
    """A thread as bits. fields: (a term, how many low bits of it), from the lowest bit of the thread's number on, lanes
    first; lane: how many of these are bits of the lane."""

    fields: tuple[tuple[Term, int], ...]
    lane: int


class Emitted:
    """The kernel, its threads and its arguments. names: label of a parameter -> the argument's name. given: what else
    is taken to hold of arguments and programs. Raises TritonError."""

    def __init__(self, launch: Launch, texts: Texts, given: Iterable[Term] = ()):
        self.launch, self.texts = launch, texts
        self.module = (read_text if texts.is_ptx else read_llvm)(texts.code, texts.name)
        if len(self.module.kernels) > 1:
            names = ", ".join(kernel.name for kernel in self.module.kernels)
            raise TritonError(f"{texts.name}: the emitted code has several kernels, where one is launched: {names}")
        self.kernel: Kernel = self.module.kernels[0]
        self.positions = (positions.of_ptx if texts.is_ptx else positions.of_llvm)(texts.code)
        labels = [argument_label(parameter.name) for parameter in self.kernel.arguments]
        if len(labels) < len(launch.arguments):
            raise TritonError(
                f"{texts.name}: the emitted kernel takes {len(labels)} arguments, and the launch gives "
                f"{len(launch.arguments)}"
            )
        for parameter, own in zip(self.kernel.arguments, launch.arguments, strict=False):
            kind, pointer = parameter.type, isinstance(own, TensorArgument)
            same = (
                kind.kind == "pointer" if pointer else kind.kind in ("int", "float") and _width(own) in (0, kind.bits)
            )
            if not same:
                raise TritonError(
                    f"{texts.name}: the emitted kernel takes {own.name} as {kind.text}, other than the launch"
                )
        self.names = dict(zip(labels, (own.name for own in launch.arguments), strict=False))
        self.memories = {
            label: own for label, own in zip(labels, launch.arguments, strict=False) if isinstance(own, TensorArgument)
        }
        terms = {
            label: own.term
            for label, own in zip(labels, launch.arguments, strict=False)
            if isinstance(own, ScalarArgument) and own.term is not None
        }
        self.given = [*launch.given, *launch.facts, *divisible(launch, texts), *given]
        self.points: Known = {}  # at which formulas of both sides were compared
        self.size, self.idle = texts.warps * texts.lanes, idle(self.kernel, branches=texts.is_ptx)
        self.threads = self._ptx(terms) if texts.is_ptx else self._amd(terms)

    def _ptx(self, terms: dict[str, Term]) -> Threads:
        found = threads_of(self.kernel, (self.size, 1, 1), self.launch.grid, terms, self.given, several=False)
        special = dict(found.special)
        for axis, program in zip("xyz", self.launch.programs, strict=True):
            special[f"ctaid.{axis}"] = program
        return replace(found, special=special, blocks=self.launch.programs)

    def _amd(self, terms: dict[str, Term]) -> Threads:
        own = self.launch.names
        warp = integer(fresh("warp", own), 0, self.texts.warps) if self.texts.warps > 1 else const(0)
        x, y, z = self.launch.programs
        grid = self.launch.grid if CODE_OBJECT.search(self.texts.code) else ()
        return Threads(
            (self.size, 1, 1), integer(fresh("lane", own), 0, WAVE), warp, (x, y, z), terms, self.given, grid=grid,
            arbitrary=True, endless=True,
        )  # fmt: skip

    @property
    def who(self) -> tuple[Term, ...]:
        """What says which thread of which program runs."""
        own = (self.threads.special["tid.x"],) if self.texts.is_ptx else (self.threads.warp, self.threads.lane)
        return (*self.launch.programs, *own)

    @cached_property
    def lanes(self) -> Lanes:
        lane, warp = self.texts.lanes.bit_length() - 1, self.texts.warps.bit_length() - 1
        if self.texts.is_ptx:
            return Lanes(((self.threads.special["tid.x"], lane + warp),), lane)
        return Lanes(((self.threads.lane, lane), (self.threads.warp, warp)), lane)

    @property
    def in_text(self) -> int:
        """How many instructions of its text may access a tensor; those of a loop that is unrolled may make several each."""
        return sum(touches(one) for block in self.kernel.blocks for one in block.instructions)

    def traced(
        self, assuming: Assuming | None, straight: bool = False, refused: frozenset[Term] = frozenset()
    ) -> Trace:  # fmt: skip
        """The accesses. assuming: what may be; None where nothing may. straight, refused: as a trace has it."""
        assumed = False if assuming is None else assuming
        found = trace(
            self.module, self.kernel, self.threads, assumed, idle=self.idle, straight=straight, refused=refused
        )
        own = [replace(one, what="atomic") if is_atomic(one) else one for one in found.accesses]
        return replace(found, accesses=own, by_sink={})


def touches(instruction: Instruction) -> bool:
    """Whether an instruction may access a tensor, as far as its text says."""
    foreign = instruction.trouble == OTHER_TARGET or instruction.callee.startswith(WGMMA)
    return is_sink(instruction) and not foreign and any(space in GLOBAL for space in spaces(instruction))


def _width(own: object) -> int:
    """Bits of an integer argument; 0 of any other."""
    return own.bits if isinstance(own, ScalarArgument) and own.bits > 1 else 0


def divisible(launch: Launch, texts: Texts) -> Sequence[Term]:
    """What the compiler was told of integers: which are multiples of a number."""
    said = texts.divisors
    known = {own.name: own.term for own in launch.arguments if isinstance(own, ScalarArgument)}
    return [
        term % by == 0 for name, (kind, by) in said.items()
        if "ptr" not in kind and (term := known.get(name)) is not None and term.op != "const"
    ]  # fmt: skip
