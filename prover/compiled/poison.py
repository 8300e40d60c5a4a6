"""Whether words of an instruction (nsw, nneg, nnan, ...) make its value poison for some operands.

TRUSTED with the nodes: an instruction of which that is not excluded gives a value of which nothing is known. Source: LLVM
Language Reference, "Poison Values" and the flags of each instruction.
"""

from __future__ import annotations

from collections.abc import Sequence

from .nodes import JOINED, NUMBER, Node, Nodes

INTEGER = frozenset({"nuw", "nsw", "exact", "disjoint", "nneg", "samesign"})
FLOAT = frozenset({"fast", "nnan", "ninf", "nsz", "reassoc", "arcp", "afn"})  # poison, or else another value


def excluded(nodes: Nodes, opcode: str, flags: Sequence[str], args: Sequence[Node], bits: int) -> bool:
    """Whether the words about integers hold of all that the operands may be. bits: of the result.

    >>> n = Nodes()
    >>> low = n.widened(n.leaf("load", 16, "x"), 32)
    >>> [excluded(n, "shl", [word], [low, n.number(32, 16)], 32) for word in ("nuw", "nsw")]
    [True, False]
    """
    said = INTEGER.intersection(flags)
    if not said:
        return True
    ends = {"nuw": bits, "nsw": bits - 1}
    if opcode in ("trunc", "add", "shl"):
        found = most(args[0]) + (most(args[1]) if opcode == "add" else 0)
        if opcode == "shl":
            if args[1].op != NUMBER or args[1].said >= bits:
                return False
            found <<= args[1].said
        return all(word in ends and found < 1 << ends[word] for word in said)
    if opcode == "zext" and said == {"nneg"}:
        return most(args[0]) < 1 << (args[0].bits - 1)
    if opcode == "lshr" and said == {"exact"} and args[1].op == NUMBER and args[1].said < bits:
        low = nodes.part(args[0], 0, args[1].said) if args[1].said else nodes.number(1, 0)
        return low.op == NUMBER and not low.said
    return False


def most(own: Node) -> int:
    """No less than the greatest number without a sign that the bits may be."""
    if own.op == NUMBER:
        return own.said
    if own.op == JOINED:
        found, at = 0, 0
        for one in own.args:
            found, at = found + (most(one) << at), at + one.bits
        return found
    return (1 << own.bits) - 1
