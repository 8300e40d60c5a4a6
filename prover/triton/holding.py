"""What the tensors of a launch hold in a counterexample: the integers that it names, and what contracts ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..accesses.points import value_at
from ..language.terms import Term
from .keeping import Keeper, NoneKeeps, NotFound, TooMany
from .launching.launch import Launch, TensorArgument
from .replay.contents import Contents
from .replay.values import NotReplayed, TooLong

if TYPE_CHECKING:
    from .formulas import Formula


def contents_of(launch: Launch, *found: tuple[Formula, Mapping[str, int]]) -> dict[str, Contents]:
    """By the names of tensors. found: formulas, each with the point at which its reads are named. Raises NotReplayed where
    there are no such contents."""
    tensors = [own for own in launch.arguments if isinstance(own, TensorArgument)]
    held = {own.name: _promised(own, found[0][1]) for own in tensors}
    for formula, point in found:
        for read in formula.reads.values():
            if read.term.payload[0] not in point:
                continue
            if read.after is not None:
                raise NotReplayed(f"{read.operation} finds what {read.after} may have left in {read.base}")
            held[read.base].hold(value_at(read.offset, point) * read.bytes, read.bytes, point[read.term.payload[0]])
    for contents in held.values():
        contents.settle()
    if launch.promises:
        _keep(launch, found[0][1], held)
    return held


def _keep(launch: Launch, point: Mapping[str, int], held: Mapping[str, Contents]) -> None:
    """Choose all elements of the tensors of which promises speak. Raises NotReplayed where none are found,
    TooLong where there are too many."""
    keeper = Keeper(launch, point)
    try:
        found = keeper.contents({name: held[name].elements for name in keeper.tensors})
    except NoneKeeps:
        raise NotReplayed("no contents of its tensors keep what is promised") from None
    except TooMany as error:
        raise TooLong(f"of contents of its tensors {error}") from None
    except NotFound as error:
        raise NotReplayed(f"of contents of its tensors {error}") from None
    for name, values in found.items():
        held[name].elements = dict(enumerate(values.tolist()))


def _promised(argument: TensorArgument, point: Mapping[str, int]) -> Contents:
    """A tensor's memory, of which only the contract is known."""

    def value(term: Term | None) -> int | None:
        return None if term is None else value_at(term, point)

    shape, strides = (tuple(value_at(term, point) for term in own) for own in (argument.shape, argument.strides))
    found = Contents(argument.name, argument.bytes or 1, not argument.dtype.startswith("u"), shape, strides)
    said = argument.promised
    if said is not None:
        found.ranges = [(value(low), value(high)) for low, high in said.columns or [(said.low, said.high)]]
        found.also, found.first, found.last = value(said.also), value(said.first), value(said.last)
        found.monotone, found.distinct = said.monotone, said.distinct
    return found
