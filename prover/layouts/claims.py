"""What is claimed of layouts: one to one, onto, equal, and what CuTe's algebra means. Each is a System of its own.

Equality is of functions. Two layouts that say where elements stand give the same offset at every coordinate; two that say
which elements a lane has give the same element to every place; CuTe's thread-value layout is the latter, its element's
number counted with the first dimension fastest, its threads warp by warp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ..language import kinds
from ..language.claims import Case
from ..language.constructors import both
from ..language.idioms import within
from ..language.obligations import Obligation, one_to_one
from ..language.systems import System
from ..language.terms import Term, as_int, integer
from .cute import Composed, Layout
from .extents import LayoutError, parts, product, same, spelled
from .linear import Linear, Shared, flat, inverted
from .making import Tile, names_of

Place = Composed | Shared | Linear


LAYOUT = "layout", "Layouts of CuTe and of Triton"


def obligations(name: str, sentence: str, cases: Sequence[Case], of: tuple[str, str] = LAYOUT) -> list[Obligation]:
    """One claim in a system of its own. of: the system's name and title."""
    system = System(*of)

    def build():
        yield from cases

    build.__name__ = name
    return list(system.claim(sentence)(build).obligations())


def coordinates(layout: Tile) -> dict[str, Term]:
    """A variable for each dimension of the tile, in its range."""
    ends = zip(names_of(layout), layout.extents, strict=True)
    return {name: integer(name, 0, extent) for name, extent in ends}


# -- what one layout is --------------------------------------------------------------------------------------


def one_place(layout: Tile) -> list[Obligation]:
    """No two elements stand at one offset."""
    domain = dict(zip(names_of(layout), layout.extents, strict=True))
    if isinstance(layout, Shared):
        return [*_inverse(replace(layout, padding=())), *(_padded(layout) if layout.padding else [])]
    if all(not parts(extent)[1] for extent in layout.extents) and isinstance(layout, Composed):
        size = parts(product(tuple(layout.extents)))[0]
        if _fills(layout, size):
            outputs = layout(*coordinates(layout).values())
            return obligations("bijective", "Elements and offsets pair up.", [Case("", one_to_one([outputs], [size]))])
    cases = list(kinds.one_to_one("", lambda *at: layout(*at), domain))
    return obligations("one_to_one", "No two elements stand at one offset.", cases)


def _fills(layout: Composed, size: int) -> bool:
    """Whether offsets are those below the number of elements, as far as sizes say."""
    cosize = layout.layout.cosize
    return cosize.op == "const" and int(cosize.payload) == size and not layout.offset


def _inverse(layout: Shared) -> list[Obligation]:
    """The offset of an element holds it, and every offset below their number is one's."""
    at = coordinates(layout)
    offset = integer("offset", 0, int(parts(product(layout.extents))[0]))
    there = layout.linear(offset=layout(*at.values()), block=as_int(0))
    back = layout(*layout.linear(offset=offset, block=as_int(0)))
    cases = [
        Case("elements", both(*(found == own for found, own in zip(there, at.values(), strict=True)))),
        Case("offsets", back == offset),
    ]
    return obligations("bijective", "Elements and offsets pair up.", cases)


def _padded(layout: Shared) -> list[Obligation]:
    """Padding keeps the order of the offsets, so that none meet."""
    size = parts(product(layout.extents))[0]
    x, further = integer("offset", 0, size), integer("further", 1, size)

    def moved(x: Term) -> Term:
        return x + sum((x // interval * amount for interval, amount in layout.padding), as_int(0))

    at = coordinates(layout)
    bare = replace(layout, padding=())(*at.values())
    cases = [Case("in order", moved(x) < moved(x + further)), Case("of it", layout(*at.values()) == moved(bare))]
    return obligations("padded", "Padding keeps offsets apart.", cases)


def every_element(layout: Linear) -> list[Obligation] | None:
    """Each element of the tensor is some register's, at registers that are given; None where the layout misses some."""
    bits = sum(extent.bit_length() - 1 for extent in layout.shape)
    columns = [(name, bit, flat(layout.shape, basis)) for name, own in layout.bases for bit, basis in enumerate(own)]
    chosen: list[tuple[str, int, int]] = []
    reduced: list[int] = []
    for name, bit, column in columns:
        rest = column
        for one in reduced:
            rest = min(rest, rest ^ one)
        if rest:
            reduced = sorted([*reduced, rest], reverse=True)
            chosen.append((name, bit, column))
    if len(chosen) < bits:
        return None
    inverse = inverted([column for _, _, column in chosen], bits)
    assert inverse is not None
    element = [integer(f"d{n}", 0, extent) for n, extent in enumerate(layout.shape)]
    inputs = {name: as_int(0) for name in layout.inputs}
    at = 0
    for axis, extent in enumerate(layout.shape):
        for bit in range(extent.bit_length() - 1):
            for number, (name, place, _) in enumerate(chosen):
                if inverse[at] >> number & 1:
                    inputs[name] = inputs[name] ^ ((element[axis] >> bit & 1) << place)
            at += 1
    found = layout(**inputs)
    goal = both(
        *(a == b for a, b in zip(found, element, strict=True)),
        *(within(value, 0, layout.inputs[name]) for name, value in inputs.items()),
    )
    return obligations("every_element", "Each element is some register's.", [Case("", goal, show=dict(inputs))])


# -- equality ------------------------------------------------------------------------------------------------


def equal(a: Place, b: Place) -> list[Obligation]:
    """That both are the same function. Raises LayoutError where they are of different things."""
    if isinstance(a, Linear) and isinstance(b, Linear):
        return _of_registers(a, b)
    if isinstance(a, Linear) or isinstance(b, Linear):
        return _thread_values(a, b) if isinstance(a, Composed) else _thread_values(b, a)
    _same_extents(a.extents, b.extents, str(a), str(b))
    at = coordinates(a)
    ours, theirs = a(*at.values()), b(*at.values())
    cases = [Case("", ours == theirs, show={"the first's offset": ours, "the second's offset": theirs})]
    for layout in (a, b):
        if isinstance(layout, Shared) and not layout.padding:
            cases += [Case(f"of {number}", goal) for number, goal in _formulas(layout, layout is a)]
    return obligations("equal", "Both layouts are the same function.", cases)


def _formulas(layout: Shared, first: bool) -> list[tuple[str, Term]]:
    """That the place of an element is where Triton has it."""
    at = coordinates(layout)
    there = layout.linear(offset=layout(*at.values()), block=as_int(0))
    goal = both(*(found == own for found, own in zip(there, at.values(), strict=True)))
    return [("the first, inverted" if first else "the second, inverted", goal)]


def _of_registers(a: Linear, b: Linear) -> list[Obligation]:
    """The bits of an input that one does not name are 0."""
    _same_extents(a.shape, b.shape, str(a), str(b))
    sizes: dict[str, int] = {}
    for name in {**a.inputs, **b.inputs}:
        own, other = (one.inputs.get(name, 1) for one in (a, b))
        if own != other:
            raise LayoutError(f"{name} has {own} values in the one and {other} in the other")
        sizes[name] = own
    at = {name: integer(name, 0, size) for name, size in sizes.items()}
    return _elements(a(**at), b(**at))


def _thread_values(values: Place, linear: Place) -> list[Obligation]:
    """A thread-value layout of CuTe's and a distributed one of Triton's."""
    if not isinstance(values, Composed) or not isinstance(linear, Linear):
        said = "one says where elements stand, and the other which elements a lane has"
        raise LayoutError(f"{values} and {linear}: {said}")
    modes = values.layout.modes
    if len(modes) != 2 or values.swizzles or values.offset or values.names:
        raise LayoutError(f"{values}: a thread-value layout has two modes, threads and values, of numbers")
    inputs = linear.inputs
    lanes, warps, registers = (inputs.get(name, 1) for name in ("lane", "warp", "register"))
    if inputs.get("block", 1) > 1:
        raise LayoutError(f"{linear}: of one block of a cluster is meant")
    own = parts(modes[0].size)[0], parts(modes[1].size)[0]
    if own != (lanes * warps, registers):
        raise LayoutError(
            f"{values} has {own[0]} threads of {own[1]} values, {linear} has {lanes * warps} of {registers} registers"
        )
    at = {"lane": integer("lane", 0, lanes), "warp": integer("warp", 0, warps)}
    register = integer("register", 0, registers)
    element = values.layout(at["lane"] + at["warp"] * lanes, register)
    wanted = linear(**{**{name: as_int(0) for name in inputs}, **at, "register": register})
    found = []
    for number, extent in enumerate(linear.shape):
        found.append(element % extent if number + 1 < len(linear.shape) else element)
        element = element // extent
    return _elements(found, wanted)


def _elements(ours: Sequence[Term], theirs: Sequence[Term]) -> list[Obligation]:
    goal = both(*(one == other for one, other in zip(ours, theirs, strict=True)))
    show = {"the first's element": tuple(ours), "the second's element": tuple(theirs)}
    return obligations("equal", "Both layouts are the same function.", [Case("", goal, show=show)])


def _same_extents(one: Sequence, other: Sequence, a: str, b: str) -> None:  # type: ignore[type-arg]
    if len(one) != len(other) or not all(map(same, one, other)):
        first, second = (",".join(map(spelled, extents)) for extents in (one, other))
        raise LayoutError(f"{a} is of ({first}) and {b} of ({second}): different domains are never equal")


# -- what the algebra means ----------------------------------------------------------------------------------


def _whole(name: str, layout: Layout) -> Term:
    return integer(name, 0, layout.size)


def composed(a: Layout, b: Layout, found: Layout) -> list[Obligation]:
    """R(c) = A(B(c)) for every coordinate c of B, and B(c) is one of A's."""
    c = _whole("c", b)
    show = {"R(c)": found(c), "A(B(c))": a(b(c))}
    cases = [Case("", found(c) == a(b(c)), show=show), Case("as many", as_int(found.size) == as_int(b.size))]
    cases.append(Case("B(c) is a coordinate of A", b(c) < as_int(a.size), show={"B(c)": b(c)}))
    return obligations("composition", "R(c) is A(B(c)).", cases)


def complemented(a: Layout, found: Layout, size: Term | int) -> list[Obligation]:
    """A and its complement meet at offset 0 alone, and together reach every offset below the size."""
    kept = Layout(*_unbroken(a))
    ends = {"a": kept.size, "r": found.size}

    def together(a: Term, r: Term) -> Term:
        return kept(a) + found(r)

    cases = list(kinds.one_to_one("disjoint", together, ends))
    c, following = _whole("r", found), integer("further", 1, found.size)
    cases.append(Case("ordered", found(c) < found(c + following), [c + following < found.size]))
    cases.append(Case("large enough", as_int(kept.size) * found.size >= size))
    return obligations("complement", "The complement is disjoint, ordered and fills the size.", cases)


def _unbroken(a: Layout) -> tuple:  # type: ignore[type-arg]
    """Without modes of stride 0, at which offsets repeat."""
    kept = [(extent, stride) for extent, stride in a.flat if not same(stride, 0)]
    return tuple(extent for extent, _ in kept) or (1,), tuple(stride for _, stride in kept) or (0,)


def divided(a: Layout, b: Layout, found: Layout) -> list[Obligation]:
    """The first mode is A(B(c)): the tile; and both modes together are all of A, each once."""
    tile, rest = found.modes
    c = _whole("c", b)
    cases = [Case("the tile", tile(c) == a(b(c)), show={"R(c, 0)": tile(c), "A(B(c))": a(b(c))})]
    cases.append(Case("as many", as_int(tile.size) * rest.size == as_int(a.size)))
    return obligations("divide", "The tile is A(B(c)), and there are as many as A has.", cases)


def multiplied(a: Layout, b: Layout, found: Layout) -> list[Obligation]:
    """The first mode is A, and no two copies of it meet: none at all where B has a stride of 0."""
    tile, copies = found.modes
    c = _whole("c", a)
    cases = [Case("the first copy", tile(c) == a(c)), Case("as many", as_int(copies.size) == as_int(b.size))]
    kept = Layout(*_unbroken(a))
    ends = {"a": kept.size, "r": copies.size}
    cases += kinds.one_to_one("apart", _sum(kept, copies), ends)
    return obligations("product", "The first copy is A, and copies are apart.", cases)


def _sum(a: Layout, r: Layout) -> Callable[..., Term]:
    return lambda first, second: a(first) + r(second)
