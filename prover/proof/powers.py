"""What the rules about single bits and powers of two say: shifts are products with, or divisions by, powers of two.

2^b is a number where b is one, and else the atom 1 << b; it is spoken of only where b >= 0 is a fact. For b >= 0 and any
integer x, x << b = x * 2^b and x >> b is the largest integer q with q * 2^b <= x, which is x div 2^b. For x >= 0 the bits
of x below the highest of a mask p - 1, p a power of two, are the remainder x mod p. Powers of two multiply by adding
their exponents, and each is at least 1. A number v >= 1 with v & (v - 1) = 0 has one bit alone, and is a power of two.

Numbers below a power of two p have bits below its bit alone, and so has what is made of these bit by bit: it is below p.
Where x is a multiple of p and 0 <= y < p, no bit is set in both: x + y has no carry, and is x | y and x ^ y, and x & y
is 0. Each bit of (x ^ y) ^ y is changed twice or never: it is x. What is made of two numbers bit by bit is a number.
The bit of x >= 0 that stands for a power of two p is (x div p) mod 2: where it is 0, x ^ p and x | p add p and x & p is 0;
where it is 1, x ^ p takes p away, x | p is x, and x & p is p. Where p <= x < 2*p the highest bit of x is p's, and x - 1
has it too unless x is p: if x & (x - 1) = 0, x is p.
"""

from __future__ import annotations

from .facts import MOST_SHIFT, Facts
from .polynomials import Poly, atom, constant

Needs = tuple[int, ...]
OF_NUMBERS = {"xor": lambda a, b: a ^ b, "bor": lambda a, b: a | b, "band": lambda a, b: a & b}


def two_to(known: Facts, amount: Poly) -> tuple[Poly, Needs] | None:
    """(2^amount, the fact that the amount is not negative), or None where that is not known."""
    value = amount.constant
    if value is not None:
        return (constant(1 << value), ()) if 0 <= value <= MOST_SHIFT else None
    sign = known.known(amount)
    return None if sign is None else (atom(known.atoms.number("shl", None, (constant(1), amount))), (sign,))


def meaning(known: Facts, number: int) -> tuple[Poly, bool, Needs] | None:
    """(p, equal, the facts behind it): p = 0, or p >= 0, is what the atom's operation says; None where it says nothing.
    Says 2^b >= 1 of the atom 1 << b itself."""
    kind, _, arguments = known.atoms[number]
    if kind in ("shl", "shr"):
        x, amount = arguments
        found = two_to(known, amount)
        if found is None:
            return None
        power, needs = found
        if power == atom(number):
            return power - 1, False, needs
        value = x * power if kind == "shl" else atom(known.atoms.number("div", None, (x, power)))
        return atom(number) - value, True, needs
    numbers = [argument.constant for argument in arguments]
    if kind in OF_NUMBERS and all(number is not None and number >= 0 for number in numbers):
        return atom(number) - OF_NUMBERS[kind](*numbers), True, ()
    for x, mask in (arguments, arguments[::-1]) if kind == "band" else ():
        sign, needs = known.holds(x), signs(known, mask + 1)
        if sign is not None and needs is not None:
            rest = atom(known.atoms.number("mod", None, (x, mask + 1)))
            return atom(number) - rest, True, (*needs, *([sign] if sign >= 0 else []))
    return None


def signs(known: Facts, poly: Poly) -> Needs | None:
    """The facts because of which the poly is a power of two, or a product of some; None where it is not seen to be one."""
    if poly.single is None:
        return None
    monomial, coefficient = poly.single
    needs: list[int] = []
    for number in monomial:
        kind, _, arguments = known.atoms[number]
        own = (known.known(arguments[1]),) if kind == "shl" and arguments[0] == constant(1) else _lonely(known, number)
        if None in own:
            return None
        needs += (fact for fact in own if fact is not None)
    return tuple(needs) if coefficient > 0 and coefficient & (coefficient - 1) == 0 else None


def _lonely(known: Facts, number: int) -> tuple[int | None, int | None]:
    """The facts that say v >= 1 and v & (v - 1) = 0 of the atom v, None in place of one that is not known."""
    v = atom(number)
    pairs = (known.atoms.find("band", None, pair) for pair in ((v, v - 1), (v - 1, v)))
    zero = next((known.index.get((atom(pair), True)) for pair in pairs if pair is not None), None)
    return known.known(v - 1), zero


def below(known: Facts, number: int, power: Poly) -> tuple[Poly, Needs] | None:
    """(p, the facts behind it): p >= 0 says that this exclusive or, or or, is below the power, as its operands are."""
    kind, _, arguments = known.atoms[number]
    needs = signs(known, power)
    ends = [known.holds(end) for x in arguments for end in (x, power - 1 - x)] if kind in ("xor", "bor") else [None]
    if needs is None or None in ends:
        return None
    return power - 1 - atom(number), (*needs, *(end for end in ends if end is not None and end >= 0))


def apart(known: Facts, number: int, power: Poly, whole: Poly) -> tuple[Poly, Needs] | None:
    """(p, the facts behind it): p = 0 says what this operation is, one of its operands being power*whole and the other
    one below the power."""
    kind, _, arguments = known.atoms[number]
    needs = signs(known, power)
    if needs is None:
        return None
    for x, y in (arguments, arguments[::-1]) if kind in ("xor", "bor", "band") else ():
        ends = [known.holds(end) for end in (x, y, power - 1 - y)]
        if x == known.normal(power * whole) and None not in ends:
            value = constant(0) if kind == "band" else x + y
            return atom(number) - value, (*needs, *(end for end in ends if end is not None and end >= 0))
    return None


def undone(known: Facts, number: int) -> tuple[Poly, Needs] | None:
    """(p, the facts behind it): p = 0 says that this is (x ^ y) ^ y, and so x."""
    kind, _, arguments = known.atoms[number]
    for inner, y in (arguments, arguments[::-1]) if kind == "xor" else ():
        single = inner.single
        if single is None or len(single[0]) != 1 or single[1] != 1 or known.atoms[single[0][0]].kind != "xor":
            continue
        parts = known.atoms[single[0][0]].arguments
        for x, other in (parts, parts[::-1]):
            ends = [known.holds(x), known.holds(y)]
            if other == y and None not in ends:
                return atom(number) - x, tuple(end for end in ends if end is not None and end >= 0)
    return None


def single_bit(known: Facts, number: int) -> tuple[Poly, Needs] | None:
    """(p, the facts behind it): p = 0 says what this operation does to one bit, an operand being a power of two."""
    kind, _, arguments = known.atoms[number]
    for x, power in (arguments, arguments[::-1]) if kind in ("xor", "bor", "band") else ():
        sign, needs = known.holds(x), signs(known, power)
        if sign is None or needs is None:
            continue
        shifted = atom(known.atoms.number("div", None, (x, power)))
        bit = atom(known.atoms.number("mod", None, (shifted, constant(2))))
        value = {"xor": x + power - power * bit * 2, "bor": x + power - power * bit, "band": power * bit}[kind]
        return atom(number) - value, (*needs, *([sign] if sign >= 0 else []))
    return None


def lone(known: Facts, number: int, power: Poly) -> tuple[Poly, Needs] | None:
    """(p, the facts behind it): p = 0 says that x is the power, this operation being x & (x - 1), which is 0."""
    kind, _, arguments = known.atoms[number]
    needs, zero = signs(known, power), known.index.get((atom(number), True))
    for x, less in (arguments, arguments[::-1]) if kind == "band" else ():
        ends = [known.holds(known.normal(end)) for end in (x - power, power * 2 - 1 - x)]
        if x - less == constant(1) and needs is not None and zero is not None and None not in ends:
            return x - power, (zero, *needs, *(end for end in ends if end is not None and end >= 0))
    return None
