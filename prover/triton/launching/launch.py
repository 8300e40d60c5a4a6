"""A launch as data: the grid and every argument, over variables that stand for all sizes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ...language.idioms import within
from ...language.terms import Term, const, integer
from ...language.walking import variables
from ..ttir.records import element_bytes
from .elements import allocation as allocation
from .elements import possible
from .fields import taken_apart
from .watching import Word

MOST_ELEMENTS = 1 << 60  # of a tensor
MOST_PROGRAMS = (1 << 31, 1 << 16, 1 << 16)  # below these, along each axis of the grid


@dataclass(frozen=True, slots=True)
class Contents:
    """What is promised of the integers that a tensor holds. low, high: every one in low <= value < high; None is open.

    monotone: they never fall from one element to the next. first, last: known values of the first and the last element.
    distinct: no two are the same. columns: (low, high) for each index of the last axis, where these differ. also: one
    integer that there may be beside those from low to high.
    """

    low: Term | None = None
    high: Term | None = None
    monotone: bool = False
    first: Term | None = None
    last: Term | None = None
    distinct: bool = False
    columns: tuple[tuple[Term, Term], ...] = ()
    also: Term | None = None


TRUTHS = Contents(const(0), const(2))  # what a tensor of bools holds


@dataclass(frozen=True, slots=True)
class TensorArgument:
    """A tensor behind a pointer. allocation: the elements of its memory that the pointer may reach, from its start.

    shared: several programs may write one element of it. written: every element is claimed to be written. same: the
    argument before that is this very tensor.
    """

    name: str
    dtype: str
    shape: tuple[Term, ...]
    strides: tuple[Term, ...]
    allocation: Term
    contents: Contents | None = None
    shared: bool = False
    written: bool = False
    same: str = ""

    @property
    def memory(self) -> str:
        """What its memory is called: arguments that are one tensor have one."""
        return self.same or self.name

    @property
    def bytes(self) -> int:
        """Of an element; 0 where that is not known."""
        return element_bytes(TYPES.get(self.dtype, self.dtype))

    @property
    def promised(self) -> Contents | None:
        """What is known of its integers, which are its elements, read whole; None where nothing is."""
        if self.dtype in ("bool", "i1"):
            return self.contents or TRUTHS
        return self.contents if self.dtype.startswith(("i", "u")) else None


@dataclass(frozen=True, slots=True)
class ScalarArgument:
    """A number. type: i32, i64, f32, ... term: an integer's value; None for one of which nothing is said."""

    name: str
    type: str
    term: Term | None = None

    @property
    def bits(self) -> int:
        digits = self.type.lstrip("iu")
        return int(digits) if self.type[:1] in "iu" and digits.isdigit() else 0


Argument = TensorArgument | ScalarArgument


@dataclass(frozen=True, slots=True)
class Concrete:
    """The kernel's text where constexprs of which the launch gives sizes have these values. point: a launch at which they
    have them."""

    text: str
    values: Mapping[str, int]
    point: Mapping[str, int]


@dataclass(slots=True)
class Launch:
    """How a kernel is launched. arguments: in the order of the kernel's, without constexprs. given: what callers promise.

    sizes: the variables. constexprs: their values, as text. sized: arguments that
    are constexprs of which the launch gives a size; plain: the kernel's text before it is simplified, where there
    are such; words: of Python, that are not seen in it; concrete: its texts at some of their values. ones: arguments of
    which Triton makes constexprs where they are 1; single: the text before it is simplified where all of these are.
    """

    kernel: str
    sizes: dict[str, Term]
    grid: tuple[Term, ...]
    arguments: Sequence[Argument]
    given: list[Term] = field(default_factory=list)
    constexprs: Mapping[str, str] = field(default_factory=dict)
    sized: Sequence[str] = ()
    plain: str = ""
    words: Sequence[Word] = ()
    preconditions: list[str] = field(default_factory=list)
    programs: tuple[Term, ...] = ()
    concrete: Sequence[Concrete] = ()
    ones: Sequence[str] = ()
    single: str = ""

    def __post_init__(self) -> None:
        self.grid = (*self.grid, *[const(1)] * (3 - len(self.grid)))
        names = [fresh(f"pid{axis}", self.names) for axis in range(3)]
        self.programs = tuple(
            const(0) if extent.op == "const" and extent.payload == 1 else integer(name, 0, extent)
            for name, extent in zip(names, self.grid, strict=True)
        )

    def at(self, values: Mapping[str, int]) -> Launch:
        """The launches in which these arguments, which are given away as constexprs, have these values."""
        rest = [own for own in self.arguments if own.name not in values]
        taken = [own.term for own in self.arguments if isinstance(own, ScalarArgument) and own.name in values]
        fixed = [term == value for term, value in zip(taken, values.values(), strict=True) if term is not None]
        said = {**self.constexprs, **{name: str(value) for name, value in values.items()}}
        return Launch(self.kernel, dict(self.sizes), self.grid, rest, [*self.given, *fixed], constexprs=said)

    @property
    def names(self) -> set[str]:
        """Of all variables: sizes, strides that are sizes of their own, powers of two."""
        terms = [*self.sizes.values(), *self.grid, *self.given]
        for argument in self.arguments:
            taken_apart(argument, terms.append)
        return {variable.payload[0] for variable in variables(*terms)} | set(self.sizes)

    @property
    def facts(self) -> list[Term]:
        """What holds wherever a program runs: scalars fit their types, tensors and grids are no larger than allowed."""
        ends = zip(self.grid, MOST_PROGRAMS, strict=True)
        found = [within(extent, 1, most) for extent, most in ends if extent.op != "const"]
        return list(dict.fromkeys([*found, *self._arguments]))

    @property
    def always(self) -> list[Term]:
        """What holds of every launch, also of one without a program."""
        ends = zip(self.grid, MOST_PROGRAMS, strict=True)
        found = [extent < most for extent, most in ends if extent.op != "const"]
        return list(dict.fromkeys([*found, *self._arguments]))

    @property
    def _arguments(self) -> list[Term]:
        """What holds of the arguments."""
        found: list[Term] = []
        for argument in self.arguments:
            if isinstance(argument, ScalarArgument) and argument.term is not None and argument.term.op != "const":
                found.append(fits(argument.term, argument.type, argument.bits))
            elif isinstance(argument, TensorArgument):
                found += [] if argument.allocation.op == "const" else [argument.allocation < MOST_ELEMENTS]
                found += possible(argument)
        return found


def fresh(name: str, taken: Collection[str]) -> str:
    """The name, with a number where it is taken."""
    own, count = name, 1
    while own in taken:
        count += 1
        own = f"{name}.{count}"
    return own


def fits(term: Term, kind: str, bits: int) -> Term:
    """The value has a place in the type."""
    low = 0 if kind.startswith("u") or bits == 1 else -(1 << (bits - 1))
    return within(term, low, low + (1 << bits))


# dtype as launches say it -> the compiler's name
TYPES = {
    "bool": "i8", "int8": "i8", "uint8": "i8", "int16": "i16", "uint16": "i16", "int32": "i32", "uint32": "i32",
    "int64": "i64", "uint64": "i64", "float16": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64",
    "float8_e4m3fn": "f8", "float8_e5m2": "f8", "fp16": "f16", "bf16": "bf16", "fp32": "f32", "fp64": "f64",
    "fp8e4nv": "f8", "fp8e5": "f8", "u8": "i8", "u16": "i16", "u32": "i32", "u64": "i64", "i1": "i8",
}  # fmt: skip
