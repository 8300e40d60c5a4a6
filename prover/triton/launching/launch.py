"""A launch as data: the grid and every argument, over variables that stand for all sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar

from ...accesses.points import fresh as fresh
from ...language.idioms import within
from ...language.terms import Term, const, integer
from ...language.walking import variables
from ..ttir.records import element_bytes
from .elements import allocation as allocation
from .elements import possible
from .fields import Condition, Make, Malformed, Said, put_together, taken_apart
from .promises import Promise, subscripted
from .tensors import Contents
from .watching import Word

POINTERS = {  # dtype as torch or Triton says it -> as Triton's signatures do
    "float64": "fp64", "float32": "fp32", "float16": "fp16", "bfloat16": "bf16", "float8_e4m3fn": "fp8e4nv",
    "float8_e5m2": "fp8e5", "int64": "i64", "int32": "i32", "int16": "i16", "int8": "i8", "uint64": "u64",
    "uint32": "u32", "uint16": "u16", "uint8": "u8", "bool": "i1", "half": "fp16", "float": "fp32",
}  # fmt: skip
COMPILED = {  # that -> the compiler's name, where it is another
    "fp16": "f16", "fp32": "f32", "fp64": "f64", "fp8e4nv": "f8", "fp8e5": "f8", "u8": "i8", "u16": "i16", "u32": "i32",
    "u64": "i64", "i1": "i8",
}  # fmt: skip
TYPES = COMPILED | {name: COMPILED.get(short, short) for name, short in POINTERS.items()}

MOST_ELEMENTS = 1 << 60  # of a tensor
MOST_PROGRAMS = (1 << 31, 1 << 16, 1 << 16)  # below these, along each axis of the grid


TRUTHS = Contents(const(0), const(2))  # what a tensor of bools holds


@dataclass(frozen=True, slots=True)
class TensorArgument:
    """A tensor behind a pointer; what `tensor` gives, which has no name yet."""

    KIND: ClassVar = "pointer"
    name: str
    dtype: str
    shape: Annotated[tuple[Term, ...], Said("the extents of its axes", "elements")]
    strides: Annotated[tuple[Term, ...], Said("between neighbours along each axis", "elements")]
    allocation: Annotated[
        Term, Said("of its memory that may be reached, from its start", "elements", "alloc", word=True)
    ]
    contents: Annotated[Contents | None, Said("what is promised of its integers", key="contract")] = None
    shared: Annotated[bool, Said("several programs may write one element", word=True)] = False
    written: Annotated[bool, Said(
        "claim that every element is written, as an output that begins as torch.empty needs it", word=True
    )] = False  # fmt: skip
    same: Annotated[str, Said("the argument before it that is this very tensor")] = ""

    __iter__: ClassVar = None  # though it has elements

    def __getitem__(self, at: Any) -> Term:
        """The integer of an element, within a promise. Raises TypeError elsewhere."""
        return subscripted(self, at)

    def stride(self, axis: int) -> Term:
        """Elements between neighbours along an axis, as torch counts them."""
        return self.strides[axis]

    def size(self, axis: int) -> Term:
        return self.shape[axis]

    def numel(self) -> Term:
        """The number of elements."""
        found = const(1)
        for extent in self.shape:
            found = found * extent
        return found

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
    """A number; what `i32`, `i64` and `scalar` give, which has no name yet."""

    KIND: ClassVar = "scalar"
    name: str
    type: Annotated[str, Said("i32, i64, f32, ...")]
    term: Annotated[Term | None, Said("an integer's value; None for one of which nothing is said", key="expr")] = None

    @property
    def bits(self) -> int:
        digits = self.type.lstrip("iu")
        return int(digits) if self.type[:1] in "iu" and digits.isdigit() else 0


Argument = TensorArgument | ScalarArgument


@dataclass(frozen=True, slots=True)
class Concrete:
    """The kernel's text where constexprs of which the launch gives sizes have these values, or arguments that Triton makes
    constexprs of are 1. point: a launch at which they have them. why: there is no text."""

    text: str
    values: Mapping[str, int]
    point: Mapping[str, int]
    why: str = ""


@dataclass(frozen=True, slots=True)
class Single:
    """The kernel's text before it is simplified where these arguments are 1, and no others."""

    ones: Sequence[str]
    text: str


@dataclass(slots=True)
class Launch:
    """How a kernel is launched."""

    kernel: str
    sizes: Annotated[dict[str, Term], Said("the variables")]
    grid: Annotated[tuple[Term, ...], Said("along one to three axes", "programs")]
    arguments: Annotated[Sequence[Argument], Said("in the order of the kernel's, without constexprs", key="args")]
    given: Annotated[list[Condition], Said("what callers promise", key="assume")] = field(default_factory=list)
    promises: Annotated[list[Promise], Said("what callers promise of elements of tensors", json=False)] = field(
        default_factory=list
    )
    constexprs: Annotated[Mapping[str, str], Said("their values, as text", json=False)] = field(default_factory=dict)
    sized: Annotated[
        Sequence[str], Said("arguments that are constexprs of which the launch gives a size", json=False)
    ] = ()
    plain: Annotated[str, Said("the kernel's text before it is simplified, where some are sized", json=False)] = ""
    words: Annotated[Sequence[Word], Said("of Python, that are not seen in the text", json=False)] = ()
    concrete: Annotated[
        Sequence[Concrete], Said("its texts at some values of these, and of those that are 1", json=False)
    ] = ()
    ones: Annotated[Sequence[str], Said("arguments of which Triton makes constexprs where they are 1", json=False)] = ()
    singles: Annotated[Sequence[Single], Said("the kernel's texts where some of these are 1", json=False)] = ()
    unseen: Annotated[
        Sequence[str], Said("of these, those that the kernel tells apart in ways that are not all compiled", json=False)
    ] = ()
    programs: tuple[Term, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.grid = (*self.grid, *[const(1)] * (3 - len(self.grid)))
        names = [fresh(f"pid{axis}", self.names) for axis in range(3)]
        self.programs = tuple(
            const(0) if extent.op == "const" and extent.payload == 1 else integer(name, 0, extent)
            for name, extent in zip(names, self.grid, strict=True)
        )

    def at(self, values: Mapping[str, int]) -> Launch:
        """The launches in which these arguments, which are given away as constexprs, have these values; where Triton makes
        constexprs of those that are 1, no other one is."""
        rest = [own for own in self.arguments if own.name not in values]
        terms = {own.name: own.term for own in self.arguments if isinstance(own, ScalarArgument)}
        fixed = [term == values[name] for name, term in terms.items() if term is not None and name in values]
        if not set(self.ones).isdisjoint(values):
            others = [terms[name] for name in self.ones if name not in values]
            fixed += [term != 1 for term in others if term is not None and term.op != "const"]
        said = {**self.constexprs, **{name: str(value) for name, value in values.items()}}
        return Launch(self.kernel, dict(self.sizes), self.grid, rest, [*self.given, *fixed], self.promises, said)

    @property
    def related(self) -> set[str]:
        """The tensors of whose elements promises speak."""
        return {read.base for promise in self.promises for read in promise.reads}

    @property
    def telling(self) -> set[str]:
        """The tensors of which what stands at an element may tell which one it is."""
        own = {argument.name: argument.promised for argument in self.arguments if isinstance(argument, TensorArgument)}
        ordered = {name for name, held in own.items() if held is not None and (held.monotone or held.distinct)}
        return self.related | ordered

    def tensor(self, name: str) -> TensorArgument:
        """The argument of that name, which is a tensor."""
        found = next(argument for argument in self.arguments if argument.name == name)
        assert isinstance(found, TensorArgument)
        return found

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


def tensor_of(said: Mapping[str, Any], make: Make) -> TensorArgument:
    """The tensor that is described as in JSON; what is between its first and its last element may be reached, if nothing is
    said of it. Raises Malformed."""
    found: TensorArgument = put_together(TensorArgument, {"alloc": 0, **said}, make)
    if len(found.shape) != len(found.strides):
        raise Malformed(f"{len(found.shape)} axes and {len(found.strides)} strides; each axis has one")
    own = found.contents or Contents()
    columns = "columns" in (said.get("contract") or ())
    if columns and (not found.shape or found.shape[-1] is not const(len(own.columns))):
        raise Malformed(f"values has {len(own.columns)} pairs, one for each index of the last axis is needed")
    if own.also is not None and (own.monotone or columns or own.low is own.high is None):
        raise Malformed("'also' is beside values=(low, high), and not with monotone")
    return found if "alloc" in said else replace(found, allocation=allocation(found.shape, found.strides))


def fits(term: Term, kind: str, bits: int) -> Term:
    """The value has a place in the type."""
    low = 0 if kind.startswith("u") or bits == 1 else -(1 << (bits - 1))
    return within(term, low, low + (1 << bits))
