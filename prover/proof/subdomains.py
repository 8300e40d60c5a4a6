"""A statement about some of its variables alone: what has others in it is left out, or may be true or false.

    K < 8001, lane < 64 |- where(K <= 32, 0, 64) + lane < 128
    of lane: lane < 64  |- where(either, 0, 64) + lane < 128

    64*q + (lane xor 5) < 64*q + 64
    of lane: lane xor 5 < 64

    2*x + 1 <= K, K <= 2*y |- x != y
    of x, y: 2*x + 1 <= 2*y |- x != y

If the subdomain holds, so does the statement: with fewer assumptions, or sums of two, and comparisons that may come out
either way, it only says more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ..language.constructors import add, both, either, make, negation
from ..language.obligations import Holds, Obligation
from ..language.parts import summands
from ..language.terms import SIGNATURES, Term, integer
from ..language.walking import conjuncts, fold, variables
from .errors import Refused

ORDERS = frozenset({"le", "lt"})
ATOMS = ORDERS | {"eq"}


def restricted(obligation: Obligation, of: Collection[str], sums: bool = False) -> Obligation:
    """The obligation with no variables but those named, and one of two values for each comparison in the goal that has
    others. sums: with what sums of two assumptions say. Raises Refused for a map's goal, and where the goal has others
    elsewhere too."""
    if not isinstance(obligation.goal, Holds):
        raise Refused("a map has no subdomains")
    slicing = _Slicing(set(of), {variable.payload[0] for variable in obligation.variables})
    goal = slicing.goal(obligation.goal.formula)
    given = slicing.given(obligation.reading.given, sums)
    return replace(obligation, given=tuple(given), goal=Holds(goal), show=(), replay=())


@dataclass
class _Slicing:
    """known: the names that may stay, and those of what comparisons were replaced by. taken: names in use."""

    known: set[str]
    taken: set[str]
    said: dict[Term, Term] = field(default_factory=dict)  # comparison -> what stands for it

    def goal(self, formula: Term) -> Term:
        (found,) = fold(self._table(self._replaced), formula)
        if not self._only(found):
            raise Refused("the goal says more of the variables that are left out than comparisons do")
        return found

    def given(self, formulas: Collection[Term], sums: bool) -> list[Term]:
        plain = fold(self._table(lambda atom: self.said.get(atom, atom)), *formulas)
        return [formula for formula in (*plain, *(self._sums(formulas) if sums else ())) if self._only(formula)]

    def _sums(self, formulas: Collection[Term]) -> Iterator[Term]:
        """a <= b and c <= d say a + c <= b + d, of which what is on both sides falls away; so does each alternative of what
        is assumed with the others, and each comparison that was replaced, where it is true."""
        parts = [part for formula in formulas for part in conjuncts(formula)]
        atoms = [part for part in parts if part.op in ORDERS and not self._only(part)]
        yield from (_sum(one, other) for at, one in enumerate(atoms) for other in atoms[:at])
        alternatives = [part.args for part in parts if part.op == "or" and all(each.op in ORDERS for each in part.args)]
        for each, own in self.said.items():
            yield from () if each.op not in ORDERS else [either(negation(own), self._beside(each, atoms))]
        yield from (either(*(self._beside(each, atoms) for each in own)) for own in alternatives)

    def _beside(self, atom: Term, atoms: Collection[Term]) -> Term:
        """What the atom says beside these of what stays."""
        return both(*filter(self._only, (atom, *(_sum(atom, other) for other in atoms))))

    def _replaced(self, atom: Term) -> Term:
        if atom not in self.said and not self._only(atom):
            name = f"condition{len(self.known)}"
            while name in self.taken | self.known:
                name += "'"
            self.known.add(name)
            either = integer(name, 0, 2) <= 0
            self.said |= {atom: either, negation(atom): negation(either)}
        return self.said.get(atom, atom)

    @staticmethod
    def _table(change: Callable[[Term], Term]) -> dict[str, Callable[..., Term]]:
        def rebuilt(node: Term, *args: Term) -> Term:
            new = make(node.op, args, node.payload) if args else node
            return change(_apart(new)) if new.op in ATOMS else new

        return dict.fromkeys(SIGNATURES, rebuilt)

    def _only(self, term: Term) -> bool:
        return all(variable.payload[0] in self.known for variable in variables(term))


@lru_cache(maxsize=4096)  # of statements about one kernel most assume the same
def _sum(one: Term, other: Term) -> Term:
    left, right = (add(one.args[side], other.args[side]) for side in (0, 1))
    found = make("le", (add(left, (one.op == "lt") + (other.op == "lt")), right))
    return _apart(found) if found.op in ATOMS else found


def _apart(atom: Term) -> Term:
    """The comparison without the summands that both sides have: 64*q + x < 64*q + 8 is x < 8."""
    left, right = (list(summands(side)) for side in atom.args)
    for summand in list(left):
        twin = next((place for place, other in enumerate(right) if other is summand), None)
        if twin is not None:
            del left[next(place for place, other in enumerate(left) if other is summand)], right[twin]
    return make(atom.op, (add(*left), add(*right)))
