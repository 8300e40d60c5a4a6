"""Kinds of claims about maps, a function each: it takes a map at any of its coordinates and yields the cases.

    >>> SYSTEM, ROWS, STRIDE = System("rows", "my row loader"), integer("rows", 1), integer("stride", 256)
    >>> @SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
    ... def rows_of(row, lane, rows, stride):
    ...     "Lane l of row r loads 4 bytes; rows are stride bytes apart."
    ...     return Access(row * stride + lane * 4, 4, records=rows * stride, lds=row * 256)
    >>> @SYSTEM.claim("Every load stays inside the matrix, rows being at least 256 bytes apart.")
    ... def loads_stay_inside():
    ...     yield from kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE))
    >>> def verdicts(cases):
    ...     return [prove(case.goal, case.given, induction=case.induction).verdict.value for case in cases]

Every case assumes the map's preconditions and that the access happens (its ``active``), and may be told more by name:

    given            further assumptions
    steps            what to prove beside the goal and before it: stepping stones for the provers
    show, replay     those of `Case`
    using            claims that are assumed too, and have to be proved
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .claims import Case, OneToOne, Replay
from .claims import one_to_one as pairs_up
from .conflicts import Banks, Phased
from .maps import Access, Anywhere, Map, MapError, constant
from .terms import Term, as_int, both, divides, either, integer, named, within

if TYPE_CHECKING:
    from .witnesses import Backward, Forward

Formula = Term | bool
Shows = Callable[..., Mapping[str, Any]] | None
Parameters = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _More:
    """What a claim may tell a kind beside its map."""

    given: Sequence[Formula] = ()
    steps: Sequence[Formula] = ()
    show: Mapping[str, Any] = field(default_factory=dict)
    replay: Sequence[Replay] = ()
    using: Sequence[Any] = ()


def _case(name: str, goal: Formula | OneToOne, at: Anywhere, own: Mapping[str, Any], more: Mapping[str, Any]) -> Case:
    """The case with the map's preconditions; own: what it shows before what the claim adds."""
    told = _More(**more)
    happens = () if at.access.active is None else (at.access.active,)
    if told.steps and not isinstance(goal, OneToOne):
        goal = both(*told.steps, goal)
    return Case(name, goal, [*at.given, *happens, *told.given], {**own, **told.show}, told.replay, told.using)


def _bytes(at: Anywhere) -> Term:
    if at.access.bytes is None:
        raise MapError("the map does not say how many bytes it moves")
    return as_int(at.access.bytes)


def in_bounds(
    name: str, at: Anywhere, size: Term | int | None = None, sentinel: Term | int | None = None, **more: Any
) -> Iterator[Case]:
    """Every byte of the access lies in [0, size), or its address is the sentinel.

    size: bytes of the memory; the map's own `records` if not given.

        >>> verdicts(kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE)))
        ['proved']
        >>> verdicts(kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE - 1)))
        ['refuted']
    """
    access = at.access
    if size is None:
        size = access.records
    if size is None:
        raise MapError("nothing says how large the memory is")
    inside = both(access.address >= 0, access.address + _bytes(at) <= as_int(size))
    goal = inside if sentinel is None else either(access.address == as_int(sentinel), inside)
    yield _case(name, goal, at, {"first byte": access.address, "bytes": _bytes(at), "memory": as_int(size)}, more)


def aligned(name: str, at: Anywhere, to: Term | int | None = None, base: Term | int = 0, **more: Any) -> Iterator[Case]:
    """``to`` (the bytes of the access if not given) divides base + address.


    >>> verdicts(kinds.aligned("", rows_of.anywhere(rows=ROWS, stride=STRIDE), 4, given=[divides(4, STRIDE)]))
    ['proved']
    >>> verdicts(kinds.aligned("", rows_of.anywhere(rows=ROWS, stride=STRIDE), 4))
    ['refuted']
    """
    step, byte = _bytes(at) if to is None else as_int(to), as_int(base) + at.access.address
    yield _case(name, divides(step, byte), at, {"first byte": byte, "multiple of": step}, more)


def closed(name: str, of: Map, parameters: Parameters, size: Term | int, **more: Any) -> Iterator[Case]:
    """A map of one coordinate, of numbers to numbers, sends [0, size) into itself.


    >>> @SYSTEM.map("numbers", {"x": None})
    ... def flipped(x, bit):
    ...     "x with one bit flipped."
    ...     return Access(x ^ bit)
    >>> verdicts(kinds.closed("", flipped, {"bit": 32}, 64)), verdicts(kinds.closed("", flipped, {"bit": 64}, 64))
    (['proved'], ['refuted'])
    """
    free = [coordinate for coordinate in of.coordinates if coordinate not in parameters]
    if len(free) != 1:
        raise MapError(f"a map that may be closed has one coordinate, not {', '.join(free) or 'none'}")
    at = of.anywhere(**parameters, **{free[0]: integer(free[0], 0, size)})
    yield _case(name, within(at.access.address, 0, size), at, {"goes to": at.access.address}, more)


def equal(name: str, at: Anywhere, other: Access, **more: Any) -> Iterator[Case]:
    """The access is the other one in every field that both of them have, each field a case.


    >>> at = rows_of.anywhere(rows=ROWS, stride=STRIDE)
    >>> row, lane = at.coordinates["row"], at.coordinates["lane"]
    >>> [case.name for case in kinds.equal("", at, Access((row * STRIDE // 4 + lane) * 4, 4))]
    ['address', 'bytes']
    >>> verdicts(kinds.equal("", at, Access((row * STRIDE // 4 + lane) * 4, 4), given=[divides(4, STRIDE)]))
    ['proved', 'proved']
    """
    for part in ("address", "bytes", "records", "lds"):
        own, wanted = getattr(at.access, part), getattr(other, part)
        if own is not None and wanted is not None:
            label = f"{name}, {part}" if name else part
            yield _case(label, as_int(own) == as_int(wanted), at, {part: own, "should be": wanted}, more)


def once_and_only_once(
    name: str, of: Map, parameters: Parameters, size: Term | int, inverse: Callable[[Term], Parameters], **more: Any
) -> Iterator[Case]:
    """Every byte of [0, size) belongs to exactly one access, and none outside does; two cases.

    inverse: byte -> the coordinates of the access that it belongs to, by name.

        >>> owner = lambda byte: {"row": byte // 256, "lane": byte % 256 // 4}
        >>> verdicts(kinds.once_and_only_once("", rows_of, {"rows": ROWS, "stride": 256}, ROWS * 256, owner))
        ['proved', 'proved']
    """
    at = of.anywhere(**parameters)
    byte = at.access.address + integer("byte", 0, _bytes(at))
    again = inverse(byte)
    same = [as_int(again[coordinate]) == value for coordinate, value in at.coordinates.items()]
    label = f"{name}, " if name else ""
    goal = both(within(byte, 0, size), *same)
    shown = {"byte": byte, "which also belongs to": tuple(as_int(again[name]) for name in at.coordinates)}
    yield _case(f"{label}at most once", goal, at, shown, more)
    byte = integer("byte", 0, size)
    found = inverse(byte)
    access = of(**parameters, **found)
    first, happens = access.address, () if access.active is None else (access.active,)
    goal = both(*of.legal(**parameters, **found), *happens, within(byte, first, first + as_int(access.bytes or 0)))
    there = Anywhere({}, access._replace(active=None), of.given(**parameters, **found))
    yield _case(f"{label}at least once", goal, there, {"access": tuple(map(as_int, found.values()))}, more)


def exactly_once(name: str, at: Anywhere, size: int, **more: Any) -> Iterator[Case]:
    """The same for a map whose coordinates all have constant ends, counted out: no inverse is needed.


    >>> verdicts(kinds.exactly_once("", rows_of.anywhere(rows=2, stride=256), 512))
    ['proved']
    """
    byte = named("first byte", at.access.address) + integer("byte", 0, _bytes(at))
    yield _case(name, pairs_up([byte], [size]), at, {"byte": byte}, more)


def round_trip(
    name: str, at: Anywhere, wanted: Term, writer: Map, parameters: Parameters, inverse: Callable[[Term], Parameters],
    lane: str = "lane", **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """The reader ``at`` gets, at every byte of its access, the byte of the source that it wants.

    wanted: byte of the writer's source that the first byte read should be. writer: a map from its source to LDS, where its
    lanes write one after the other from `lds` on. inverse: LDS byte -> coordinates of the writer's access that wrote it.

        >>> @SYSTEM.map("LDS", {"row": "rows", "lane": 64})
        ... def read_back(row, lane, rows):
        ...     "Lane l of row r reads the 4 bytes that the lane of that number wrote."
        ...     return Access(row * 256 + lane * 4, 4)
        >>> at = read_back.anywhere(rows=8)
        >>> wanted = at.coordinates["row"] * 512 + at.coordinates["lane"] * 4
        >>> owner = lambda byte: {"row": byte // 256, "lane": byte % 256 // 4}
        >>> verdicts(kinds.round_trip("", at, wanted, rows_of, {"rows": 8, "stride": 512}, owner))
        ['proved']
    """
    byte = integer("byte", 0, _bytes(at))
    place = at.access.address + byte
    by = inverse(place)
    access = writer(**parameters, **by)
    if access.lds is None or access.bytes is None:
        raise MapError(f"the map {writer.name} does not say which LDS bytes it writes")
    inside = place - (access.lds + as_int(by[lane]) * access.bytes)
    happens = () if access.active is None else (access.active,)
    wrote = both(*writer.legal(**parameters, **by), *happens, within(inside, 0, access.bytes))
    source = access.address + inside
    shown = {"LDS byte": place, "written by": tuple(map(as_int, by.values())), "from": source, "wanted": wanted + byte}
    yield _case(name, both(wrote, source == wanted + byte), at, shown, more)


def conflict_degree(
    name: str, of: Map, parameters: Parameters, timing: Banks, degree: Term | int, lane: str = "lane", **more: Any
) -> Iterator[Case]:
    """Every lane shares its banks with exactly ``degree`` lanes of its phase, itself included, wherever the access lies.

    timing: how the LDS serves the instruction. The accesses must be aligned to their own size, which is proved too.

        >>> from tileprove.prover.language.conflicts import Banks
        >>> banks = Banks(64, (tuple(range(64)),))  # 64 banks of 4 bytes, all lanes in one phase
        >>> verdicts(kinds.conflict_degree("", rows_of, {"rows": 1, "row": 0, "stride": 256}, banks, 1))
        ['proved']
    """
    at = of.anywhere(**parameters)
    places = {coordinate: value for coordinate, value in at.coordinates.items() if coordinate != lane}
    width = constant("the bytes of an access to LDS", at.access.bytes)

    def unit(number: Term) -> Term:
        return of(**parameters, **places, **{lane: number}).address // width

    own = at.coordinates[lane]
    phased = Phased(unit, timing, width)
    goal = both(divides(width, at.access.address), phased.is_served(own, degree))
    yield _case(name, goal, at, {"lanes that share a bank": phased.sharing(own), "degree": as_int(degree)}, more)


def one_to_one(
    name: str, forward: Forward, domain: Mapping[str, Term | int], codomain: Sequence[Term | int] = (), *,
    show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """No two inputs go to one output; with a codomain, also that every output lies in it, which is a case of its own.

    forward: inputs -> the output, or a list of outputs, an axis each. domain: input's name -> where it ends, from 0 on.
    codomain: an end for each output. show: inputs -> what a counterexample shows of both of them.

        >>> S = integer("S", 64)
        >>> verdicts(kinds.one_to_one("", lambda row, lane: row * S + lane, {"row": ROWS, "lane": 64}))
        ['proved']
        >>> verdicts(kinds.one_to_one("", lambda row, lane: row * (S - 1) + lane, {"row": ROWS, "lane": 64}))
        ['refuted']
    """
    from .witnesses import listed

    one, other = _inputs(domain), _inputs(domain, "'")
    found, again = listed(forward(*one)), listed(forward(*other))
    told = _More(**more)
    collide = [a == b for a, b in zip(found, again, strict=True)]
    shown = {**_shows(show, one, ""), **_shows(show, other, "'"), "both go to": found, **told.show}
    label = f"{name}, " if name else ""
    same = both(*told.steps, *(a == b for a, b in zip(one, other, strict=True)))
    yield Case(f"{label}at most once", same, [*told.given, *collide], shown, told.replay, told.using)
    if codomain:
        inside = both(*(within(each, 0, end) for each, end in zip(found, codomain, strict=True)))
        shown = {**_shows(show, one, ""), "goes to": found, **told.show}
        yield Case(f"{label}inside", inside, told.given, shown, told.replay, told.using)


def produced(
    name: str, forward: Forward, domain: Mapping[str, Term | int], codomain: Sequence[Term | int],
    by: Backward | None = None, *, show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """Every output is what some input goes to.

    by: outputs -> the inputs that produce them, a list where there are several. Where nobody says, digits of the output in
    every order of the inputs are tried at small sizes, also behind an exclusive-or, and what fits is proved for all; where
    an output is found that no input produces, the case is about these sizes. Raises MapError where neither is found.

        >>> verdicts(kinds.produced("", lambda row, lane: row * 64 + lane, {"row": ROWS, "lane": 64}, [ROWS * 64]))
        ['proved']
        >>> verdicts(kinds.produced("", lambda row, lane: row * 65 + lane, {"row": ROWS, "lane": 64}, [ROWS * 65]))
        ['refuted']
    """
    from . import witnesses

    told, ends = _More(**more), list(domain.values())
    by = by or witnesses.find(forward, ends, codomain, told.given)
    outputs = _outputs(codomain)
    label = f"{name}, at least once" if name else "at least once"
    if by is not None:
        inputs = witnesses.listed(by(*outputs))
        found = witnesses.listed(forward(*inputs))
        goal = both(
            *(within(each, 0, end) for each, end in zip(inputs, ends, strict=True)),
            *(a == b for a, b in zip(found, outputs, strict=True)),
        )
        shown = {"input": inputs, **_shows(show, inputs, ""), "goes to": found, **told.show}
        yield Case(label, both(*told.steps, goal), told.given, shown, told.replay, told.using)
        return
    small = witnesses.missed(forward, ends, codomain, told.given)
    if small is None:
        raise MapError("no inputs were found that produce every output; say which: by=lambda output: ...")
    size, points = small
    hits = [both(*(a == b for a, b in zip(witnesses.listed(forward(*p)), outputs, strict=True))) for p in points]
    at = [parameter == number for parameter, number in size.items()]
    yield Case(label, either(*hits), [*told.given, *at], {"output that no input produces": tuple(outputs), **told.show})


def bijective(
    name: str, forward: Forward, inverse: Backward | None, domain: Mapping[str, Term | int],
    codomain: Sequence[Term | int], *, show: Shows = None, **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """Inputs and outputs pair up, once and only once: `one_to_one` and `produced`.

    inverse: outputs -> inputs, or None to have one looked for. With one, what is proved is that each undoes the other.

        >>> there, back = lambda row, lane: row * 64 + lane, lambda output: [output // 64, output % 64]
        >>> verdicts(kinds.bijective("", there, back, {"row": ROWS, "lane": 64}, [ROWS * 64]))
        ['proved', 'proved']
        >>> verdicts(kinds.bijective("", lambda i: i ^ (i // 8), None, {"i": 64}, [64]))
        ['proved', 'proved']
    """
    from . import witnesses

    told = _More(**more)
    inverse = inverse or witnesses.find(forward, list(domain.values()), codomain, told.given)
    if inverse is None:
        yield from one_to_one(name, forward, domain, codomain, show=show, **more)
    else:
        one = _inputs(domain)
        found = witnesses.listed(forward(*one))
        back = witnesses.listed(inverse(*found))
        goal = both(
            *told.steps,
            *(within(each, 0, end) for each, end in zip(found, codomain, strict=True)),
            *(a == b for a, b in zip(back, one, strict=True)),
        )
        shown = {**_shows(show, one, ""), "goes to": found, "where the inverse gives": back}
        shown |= {**_shows(show, back, "'"), "which goes to": witnesses.listed(forward(*back)), **told.show}
        label = f"{name}, at most once" if name else "at most once"
        yield Case(label, goal, told.given, shown, told.replay, told.using)
    yield from produced(name, forward, domain, codomain, inverse, show=show, **more)


def _inputs(domain: Mapping[str, Term | int], mark: str = "") -> list[Term]:
    return [integer(f"{each}{mark}", 0, end) for each, end in domain.items()]


def _outputs(codomain: Sequence[Term | int]) -> list[Term]:
    return [integer(f"output{n}" if len(codomain) > 1 else "output", 0, end) for n, end in enumerate(codomain)]


def _shows(show: Shows, inputs: Sequence[Term], mark: str) -> dict[str, Any]:
    return {} if show is None else {f"{label}{mark}": value for label, value in show(*inputs).items()}


def induction(name: str, over: Term, holds: Callable[[Term], Formula], **more: Any) -> Iterator[Case]:
    """What ``holds`` says is true of every value of the variable ``over``, by induction: cases of their own show it at the
    least value, and at the next one where it holds at one. As a lemma it is used at any of them: ``claim(k=term)``.

    over: from `integer`, with a least value; an end is where the iterations stop. No assumption may mention it.

        >>> verdicts(kinds.induction("", integer("k"), lambda k: divides(2, k * (k + 1))))
        ['proved']
    """
    told = _More(**more)
    yield Case(name, holds(over), told.given, told.show, told.replay, told.using, over)
