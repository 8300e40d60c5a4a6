"""How long a thread's accesses of LDS go on, counted in the barriers that it passes: from the text's fences and waits.

An access is done where a fence releases it, or where s_waitcnt finds no more of its sort under way than it allows. Behind
a fence and a barrier without a second fence, accesses may be moved up before the barrier.

Source: LLVM, User Guide for AMDGPU Backend: Memory Model gfx942, and Asynchronous Operations; CDNA3 ISA manual, S_WAITCNT.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from .execution import Execution, Order
from .memory import Access
from .values import Record

NARROW = ("wavefront", "singlethread")  # scopes of fences that tell no other wave anything


def of_fence(instruction: Record, accesses: int, barriers: int) -> Iterator[Order]:
    """What a fence does for LDS, in its order."""
    said, _, tags = instruction.get("text", "").partition("!mmra")
    words = said.replace(",", " ").split()
    if any(word.startswith(f'syncscope("{scope}') for word in words for scope in NARROW):
        return
    if tags and '"local"' not in tags:
        return
    both = {"acq_rel", "seq_cst"} & set(words)
    if both or "acquire" in words:
        yield Order("acquire", accesses, barriers)
    if both or "release" in words:
        yield Order("release", accesses, barriers)


def of_call(name: str, number: int, accesses: int, barriers: int) -> Iterator[Order]:
    """What a call waits for; nothing for another one."""
    what = {"s.waitcnt": "count", "asyncmark": "mark", "wait.asyncmark": "marks"}.get(name.removeprefix("llvm.amdgcn."))
    if what is not None:
        yield Order(what, accesses, barriers, number)


class _Thread(Struct):
    """One thread on its way. interval: how many barriers it has passed."""

    interval: int = 0
    lds: set[int] = field(default_factory=set)
    vector: list[int] = field(default_factory=list)  # accesses of global memory, and loads to LDS, in their order
    copies: set[int] = field(default_factory=set)
    unmarked: set[int] = field(default_factory=set)
    marks: list[set[int]] = field(default_factory=list)
    fenced: bool = False  # whether a fence alone waited for the last accesses
    since: int | None = None  # the interval up to which accesses may be moved up


def spans(ran: Execution) -> dict[int, tuple[int, int]]:
    """Number of an access of LDS -> the first and the last interval in which it may happen."""
    found: dict[int, tuple[int, int]] = {}
    own = _Thread()
    for step in _steps(ran):
        if isinstance(step, Order):
            _done(own, found, _waited(own, step))
        elif step is None:
            if own.fenced and own.since is None:
                own.since = own.interval
            own.fenced, own.interval = False, own.interval + 1
        else:
            number, access = step
            if access.space in ("global", "buffer"):
                own.vector.append(number)
            if access.lds is not None:
                (own.unmarked if ".async." in access.text else own.copies).add(number)
            elif access.space == "lds":
                own.lds.add(number)
            else:
                continue
            begins = own.interval if own.since is None else own.since
            found[number] = begins, len(ran.barriers)
    return found


def _steps(ran: Execution) -> Iterator[Order | tuple[int, Access] | None]:
    """What the thread did, in its order; None for a barrier."""
    kept: list[tuple[tuple[int, int, int], Order | tuple[int, Access] | None]] = []
    kept += [((at, number, 1), None) for number, (_, at) in enumerate(ran.barriers)]
    kept += [((one.accesses, one.barriers, 0), one) for one in ran.orders]
    last = len(ran.barriers) + 1
    kept += [((number, last, 0), (number, access)) for number, access in enumerate(ran.accesses)]
    return (step for _, step in sorted(kept, key=lambda entry: entry[0]))


def _waited(own: _Thread, order: Order) -> set[int]:
    """What is done now."""
    done: set[int] = set()
    if order.what == "acquire":
        own.since = None
    elif order.what == "release":
        own.fenced = own.fenced or bool(own.lds)
        done, own.lds = own.lds, set()
    elif order.what == "mark":
        own.marks.append(own.unmarked)
        own.unmarked = set()
    elif order.what == "marks":
        keep = max(len(own.marks) - order.number, 0)
        done = set().union(*own.marks[:keep])
        own.marks = own.marks[keep:]
    else:
        vector, of_lds = order.number & 15 | (order.number >> 14 & 3) << 4, order.number >> 8 & 15
        finished = set(own.vector[: max(len(own.vector) - vector, 0)])
        own.vector = own.vector[len(finished) :]
        done = finished & (own.copies | own.unmarked | set().union(*own.marks))
        own.copies, own.unmarked, own.marks = own.copies - done, own.unmarked - done, [m - done for m in own.marks]
        if of_lds == 0:
            done, own.lds, own.fenced = done | own.lds, set(), False
    return done


def _done(own: _Thread, found: dict[int, tuple[int, int]], numbers: set[int]) -> None:
    for number in numbers:
        found[number] = found[number][0], own.interval
