"""Fragments against operand layouts: equal exactly, or equal up to one order of k.

An MFMA adds up a[i, k] * b[j, k] over k, so a loader may deal k out in another order, as long as the other operand is
dealt in the same one:

    exactly             lane l, element e holds (outer(l), k(l, e)) of the operand layout
    up to an order      lane l, element e holds (outer(l), order(k(l, e))), one permutation ``order`` for all lanes

A scale belongs to 32 consecutive k of the layout: with scales that differ, an order must keep every block of 32 k.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.obligations import Replay, one_to_one
from ...prover.language.terms import Term, integer
from ..hardware.system import Layout

Order = Callable[[Term], Term]


def same_place(layout: Layout, lane: Term, e: Term, outer: Term, k: Term, order: Order = lambda k: k) -> Term:
    """Whether (outer, k) is where the layout has element e of the lane, after ``order``."""
    return both(outer == layout.outer(lane), k == order(layout.k(lane, e)))


def exactly(
    name: str, layout: Layout, lane: Term, e: Term, outer: Term, k: Term, replay: Sequence[Replay] = ()
) -> Iterator[Case]:
    """The case that the fragment is the operand as the layout has it."""
    show = {"(outer, k) loaded": (outer, k), "(outer, k) of the MFMA": (layout.outer(lane), layout.k(lane, e))}
    yield Case(name, same_place(layout, lane, e, outer, k), show=show, replay=replay)


def up_to_an_order(
    name: str, layout: Layout, lane: Term, e: Term, outer: Term, k: Term, order: Order
) -> Iterator[Case]:
    """The cases that the fragment is the operand up to ``order``: it depends on k alone, and permutes k."""
    yield Case(f"{name}: one order for all lanes", same_place(layout, lane, e, outer, k, order))
    any_k = integer("k", 0, layout.K)
    yield Case(f"{name}: the order permutes k", one_to_one([order(any_k)], [layout.K]))


def keeps_scale_blocks(layout: Layout, order: Order) -> tuple[Term, Term]:
    """(the block of 32 k whose scale the MFMA applies, the block that the element belongs to) at any k."""
    k = integer("k", 0, layout.K)
    return k // 32, order(k) // 32


def runs_of_32(layout: Layout) -> Order:
    """FP8 dealt 32 consecutive k to a lane, where the layout has two runs of 16."""
    round_of_runs = layout.K // 2

    def order(k: Term) -> Term:
        return k % round_of_runs // 16 * 32 + k // round_of_runs * 16 + k % 16

    return order


def undo_runs_of_32(layout: Layout) -> Order:
    """The inverse of `runs_of_32`."""
    round_of_runs = layout.K // 2

    def order(k: Term) -> Term:
        return k % 32 // 16 * round_of_runs + k // 32 * 16 + k % 16

    return order


def accumulator_rows(layout: Layout) -> Order:
    """k in the order in which a lane holds rows of stacked C/D results: runs of 4."""
    rows_a_run = 4 * 64 // layout.dim

    def order(k: Term) -> Term:
        rounds, inside = divmod(k, 64 // layout.dim * layout.chunk)
        group, e = divmod(inside, layout.chunk)
        return (rounds * (layout.chunk // 4) + e // 4) * rows_a_run + group * 4 + k % 4

    return order
