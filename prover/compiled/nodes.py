"""What is stored as a function of what is loaded: bits, opaque operations on them, choices.

A node is bits in an order, lowest first. What an operation does to a floating-point number is not said: two nodes are one
value where the same operations are applied to the same loaded elements. Nodes are made once: equal ones are identical.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Any

LOAD, SHARED, ARGUMENT, NUMBER, PART, JOINED, CHOICE, ANY, UNKNOWN = (
    "load", "shared", "argument", "number", "part", "joined", "choice", "any", "unknown",
)  # fmt: skip
DEPTH = 6  # of what is printed of a node


class Node:
    """op: one of those above, or an operation's name. said: what else there is of it: of a LOAD what is loaded, of a SHARED
    by which load from shared memory, of a NUMBER its bits, of a PART its lowest bit, of a CHOICE its condition where that
    is a term, of what is UNKNOWN the reason."""

    __slots__ = ("args", "bits", "op", "said")

    def __init__(self, op: str, bits: int, args: tuple[Node, ...], said: Any):
        self.op, self.bits, self.args, self.said = op, bits, args, said

    def __str__(self) -> str:
        return self.text(DEPTH)

    def text(self, depth: int) -> str:
        """In words, without what it is made of in so many steps: a node may stand in it very often."""
        if self.op == NUMBER:
            return f"{self.said:#x}"
        if self.op == PART:
            return f"{self.args[0].text(depth)}[{self.said}:{self.said + self.bits}]"
        if self.op == LOAD:
            return self.said[0].said if isinstance(self.said, tuple) else f"load {self.said}"
        if self.args and not depth:
            return "..."
        inner = ", ".join(one.text(depth - 1) for one in self.args) or str(self.said or "")
        return f"{self.op}({inner})" if inner else self.op


class Nodes:
    """Makes nodes.

    >>> n = Nodes()
    >>> x = n.leaf("load", 32, "x")
    >>> n.joined([n.part(x, 0, 16), n.part(x, 16, 16)]) is x
    True
    """

    def __init__(self) -> None:
        self.made: dict[tuple[Any, ...], Node] = {}

    def node(self, op: str, bits: int, args: Sequence[Node] = (), said: Any = None) -> Node:
        """An operation, or one of the above that needs no care."""
        key = op, bits, tuple(map(id, args)), said
        if key not in self.made:
            self.made[key] = Node(op, bits, tuple(args), said)
        return self.made[key]

    def leaf(self, op: str, bits: int, said: Any = None) -> Node:
        return self.node(op, bits, (), said)

    def number(self, bits: int, value: int) -> Node:
        return self.leaf(NUMBER, bits, value & ((1 << bits) - 1))

    def unknown(self, bits: int, why: str) -> Node:
        """A value of which nothing is known; each one is another."""
        return self.leaf(UNKNOWN, bits, f"{why}")

    def part(self, whole: Node, low: int, bits: int) -> Node:
        """So many bits of a node, from one on."""
        if low == 0 and bits == whole.bits:
            return whole
        if whole.op == NUMBER:
            return self.number(bits, whole.said >> low)
        if whole.op == PART:
            return self.part(whole.args[0], whole.said + low, bits)
        if whole.op == JOINED:
            found, at = list[Node](), 0
            for one in whole.args:
                start, end = max(low, at), min(low + bits, at + one.bits)
                if start < end:
                    found.append(self.part(one, start - at, end - start))
                at += one.bits
            return self.joined(found)
        if whole.op == CHOICE and whole.said is not None:
            return self.chosen(whole.said, *(self.part(one, low, bits) for one in whole.args))
        return self.node(PART, bits, [whole], low)

    def joined(self, parts: Sequence[Node]) -> Node:
        """Bits after each other, lowest first."""
        found: list[Node] = []
        for one in (inner for part in parts for inner in _flat(part)):
            last = found[-1] if found else None
            if last is not None and last.op == one.op == NUMBER:
                found[-1] = self.number(last.bits + one.bits, last.said | one.said << last.bits)
            elif last is not None and last.op == one.op == PART and last.args == one.args and (
                last.said + last.bits == one.said
            ):  # fmt: skip
                found[-1] = self.part(one.args[0], last.said, last.bits + one.bits)
            else:
                found.append(one)
        return found[0] if len(found) == 1 else self.node(JOINED, sum(one.bits for one in found), found)

    def chosen(self, condition: Any, yes: Node, no: Node) -> Node:
        """One of two, by a term."""
        return yes if yes is no else self.node(CHOICE, yes.bits, [yes, no], condition)

    def selected(self, condition: Node, yes: Node, no: Node) -> Node:
        """One of two, by a node of one bit."""
        return yes if yes is no else self.node(CHOICE, yes.bits, [condition, yes, no])

    def widened(self, own: Node, bits: int) -> Node:
        """With zeros above."""
        return self.joined([own, self.number(bits - own.bits, 0)]) if bits > own.bits else self.part(own, 0, bits)

    def left(self, own: Node, by: int) -> Node:
        """Shifted towards higher bits."""
        if not 0 <= by < own.bits:
            return self.number(own.bits, 0)
        return own if not by else self.joined([self.number(by, 0), self.part(own, 0, own.bits - by)])

    def right(self, own: Node, by: int) -> Node:
        """Shifted towards lower bits, with zeros above."""
        if not 0 <= by < own.bits:
            return self.number(own.bits, 0)
        return own if not by else self.widened(self.part(own, by, own.bits - by), own.bits)

    def masked(self, own: Node, mask: int) -> Node | None:
        """The bits that a mask of one run of ones leaves, zeros around; None of another mask."""
        low = (mask & -mask).bit_length() - 1
        if not mask:
            return self.number(own.bits, 0)
        count = (mask >> low).bit_length()
        if mask >> low & ((mask >> low) + 1) or low + count > own.bits:
            return None
        return self.left(self.widened(self.part(own, low, count), own.bits), low)

    # -- numbers of fewer bits ---------------------------------------------------------------------------------------

    def extended(self, own: Node, form: str, to: str) -> Node:
        """A floating-point number in a wider form: bf16 are the upper bits of f32."""
        if (form, to) == ("bf16", "f32"):
            return self.joined([self.number(16, 0), own])
        return self.node(f"{form} as {to}", BITS[to], [own])

    def rounded(self, own: Node, form: str, to: str) -> Node:
        """In a narrower form, to the nearest."""
        return self.node(f"{form} rounded to {to}", BITS[to], [own])

    def sum(self, own: Node, other: Node) -> Node:
        """Of integers."""
        return self.node("iadd", own.bits, sorted((own, other), key=id))

    def bits_of_rounded(self, own: Node) -> list[Node]:
        """What stands for an f32 rounded to bf16 where that is done with integers, but for what is no number."""
        low = self.widened(self.part(own, 16, 1), 32)
        sums = (
            self.sum(self.sum(own, self.number(32, 32767)), low),
            self.sum(self.sum(own, low), self.number(32, 32767)),
        )
        return [self.part(one, 16, 16) for one in sums]


BITS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64, "tf32": 32}


def bf16(value: float) -> int:
    """The bits of the nearest number, a tie to the even one: texts print as few digits as tell it from its neighbours.
    Raises OverflowError.

    >>> hex(bf16(0.300781))
    '0x3e9a'
    """
    bits = int.from_bytes(struct.pack("<f", value), "little")
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16 if value == value else bits >> 16 | 0x40


def _flat(own: Node) -> Iterator[Node]:
    if own.op == JOINED:
        yield from own.args
    else:
        yield own
