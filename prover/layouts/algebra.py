"""CuTe's algebra of layouts: coalesce, composition, complement, divide and product, of integers and of names.

What each of them means is a statement about the functions (`statements`); what is computed here is only proposed, and
`tileprove layout` proves it. Where the result would hang on a name's value, LayoutError says so.

Source: NVIDIA/cutlass media/docs/cpp/cute/02_layout_algebra.md; python/pycute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cmp_to_key

from .cute import Layout
from .extents import Extent, LayoutError, at_most, divides, parts, quotient, same, spelled, times


def _layout(pairs: Sequence[tuple[Extent, Extent]]) -> Layout:
    """Of leaves side by side; of one alone without brackets."""
    if not pairs:
        return Layout(1, 0)
    if len(pairs) == 1:
        return Layout(*pairs[0])
    return Layout(tuple(extent for extent, _ in pairs), tuple(stride for _, stride in pairs))


def joined(*layouts: Layout) -> Layout:
    """Side by side, a mode each."""
    return Layout(tuple(one.shape for one in layouts), tuple(one.stride for one in layouts))


def coalesce(layout: Layout) -> Layout:
    """The same function of one number, with as few modes as can be seen."""
    found: list[tuple[Extent, Extent]] = []
    for extent, stride in layout.flat:
        if same(extent, 1):
            continue
        if found and same(times(*found[-1]), stride):
            found[-1] = times(found[-1][0], extent), found[-1][1]
        else:
            found.append((extent, stride))
    return _layout(found)


def compose(a: Layout, b: Layout) -> Layout:
    """A o B: the layout whose offset is A(B(c)). Raises LayoutError where B does not divide A's extents, or leaves A."""
    reached = b.cosize
    if reached.op == "const" and isinstance(a.size, int) and reached.payload > a.size:
        raise LayoutError(f"{a} o {b}: {b} reaches {reached.payload - 1}, and {a} has {a.size} elements")
    if isinstance(b.shape, tuple):
        return joined(*(compose(a, mode) for mode in b.modes))
    extent, stride = b.flat[0]
    if same(stride, 0) or same(extent, 1):
        return Layout(extent, 0)
    flat = coalesce(a).flat
    found: list[tuple[Extent, Extent]] = []
    for own, step in flat[:-1]:
        if divides(own, stride):
            stride = quotient(stride, own)
            continue
        if not divides(stride, own):
            raise LayoutError(f"{a} o {b}: {spelled(stride)} and the extent {spelled(own)} do not divide each other")
        here = quotient(own, stride)
        if at_most(extent, here):  # it ends inside of this mode
            found.append((extent, times(stride, step)))
            extent = 1
            break
        if not divides(here, extent):
            raise LayoutError(
                f"{a} o {b}: of {spelled(own)}, {spelled(here)} are left, which does not divide {spelled(extent)}"
            )
        if not same(here, 1):
            found.append((here, times(stride, step)))
        extent, stride = quotient(extent, here), 1
    if not same(extent, 1):
        found.append((extent, times(stride, flat[-1][1])))
    return _layout(found)


def complement(layout: Layout, size: Extent) -> Layout:
    """The layout of the offsets below ``size`` from which copies of the layout fill everything: disjoint from it, and
    ordered. Raises LayoutError for one that meets itself, or whose gaps are no whole ones."""

    def order(a: tuple[Extent, Extent], b: tuple[Extent, Extent]) -> int:
        if same(a[1], b[1]):
            return 0
        return -1 if at_most(a[1], b[1]) else 1

    kept = [pair for pair in layout.flat if not same(pair[0], 1) and not same(pair[1], 0)]
    found: list[tuple[Extent, Extent]] = []
    reached: Extent = 1
    for extent, stride in sorted(kept, key=cmp_to_key(order)):
        if not divides(reached, stride):
            raise LayoutError(
                f"{layout} has no complement: its stride {spelled(stride)} is no multiple of {spelled(reached)}"
            )
        found.append((quotient(stride, reached), reached))
        reached = times(extent, stride)
    found.append((_up(size, reached), reached))
    return coalesce(_layout(found))


def _up(size: Extent, by: Extent) -> Extent:
    """size / by, rounded up."""
    if divides(by, size):
        return quotient(size, by)
    (number, names), (other, others) = parts(size), parts(by)
    if names == others == Counter():
        return -(-number // other)
    if at_most(size, by):
        return 1
    raise LayoutError(f"whether {spelled(by)} divides {spelled(size)} hangs on the names; give numbers")


def divide(a: Layout, b: Layout) -> Layout:
    """CuTe's logical_divide: ((a tile), (the tiles))."""
    return compose(a, joined(b, complement(b, a.size)))


def product(a: Layout, b: Layout) -> Layout:
    """CuTe's logical_product: A, and copies of it in the order of B."""
    cosize = b.cosize
    if cosize.op != "const":
        raise LayoutError(f"the product needs numbers in {b}")
    return joined(a, compose(complement(a, times(a.size, int(cosize.payload))), b))
