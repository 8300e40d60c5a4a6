"""The smallest power of two that is not below a size, as a variable with what holds of it."""

from __future__ import annotations

import math

from msgspec import Struct, field

from ...language.constructors import where
from ...language.idioms import implies, within
from ...language.parts import bounds_by_constants
from ...language.terms import Term, at_least, const, integer


class Powers(Struct):
    """Those of one launch. made: a size -> the variable, a power of two, that is the answer where the size is at least 1.
    Else the answer is 0, as `triton.next_power_of_2` has it."""

    made: dict[Term, Term] = field(default_factory=dict)

    def of(self, term: Term) -> Term:
        if term.op == "const":
            return const(smallest(term.payload))
        if term not in self.made:
            self.made[term] = integer(f"next_power_of_2.{len(self.made)}", 1)
        power = self.made[term]
        return power if at_least(term, 1) else where(term >= 1, power, 0)

    def facts(self, given: list[Term]) -> list[Term]:
        """What holds of the variables. given: of the sizes, by which an answer may be known to be a multiple of a power, or
        not to be above one."""
        known, found = [own for fact in given for own in bounds_by_constants(fact)], list[Term]()
        for term, power in self.made.items():
            low = max([-math.inf if term.least is None else term.least, *(low for own, low, _ in known if own is term)])
            high = min([math.inf, *(high for own, _, high in known if own is term)])
            bounds = within(power, term, 2 * term)
            found.append(bounds if at_least(term, 1) else implies(term >= 1, bounds))
            found.append(power & (power - 1) == 0)
            if 2 <= low < 1 << 62:
                found.append(power % smallest(int(low)) == 0)
            if 1 <= high < 1 << 62:
                found.append(power <= smallest(int(high)))
        return found


def smallest(number: int) -> int:
    """The smallest power of two that is not below a number; 0 of one below 1, as Triton has it."""
    return 1 << (number - 1).bit_length() if number >= 1 else 0
