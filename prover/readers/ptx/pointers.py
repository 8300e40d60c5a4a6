"""Which arguments are pointers: a proposal by how they are used, since PTX passes them as integers.

An argument that is none and is taken for one has an address of its own to stand for it, which is any number of 48 bits;
one that is a pointer and is not taken for one makes its accesses unknown.
"""

from __future__ import annotations

from .text import Address, Function, Name, Number, Operand, Statement, Sum, Variable

Leaf = tuple[str, int]  # a parameter, and the byte of it
# how far an address is carried along: family -> the operands that may have it
CARRIED = {
    "mov": (1,),
    "cvta": (1,),
    "add": (1, 2),
    "sub": (1,),
    "selp": (1, 2),
    "mad": (3,),
    "min": (1, 2),
    "max": (1, 2),
}
SAME = ("mov", "cvta", "selp")  # what gives one of its operands
ACCESSES = ("ld", "ldu", "st", "atom", "red", "cp", "wmma", "ldmatrix", "stmatrix")
MOST_LEAVES = 64


def pointers(function: Function) -> tuple[set[Leaf], set[Statement]]:
    """Parameters, and places in them, that hold addresses; the statements that load those."""
    parameters = {one.name: one for one in function.parameters}
    places = _places(function, parameters)
    leaves: dict[str, set[Leaf]] = {}
    loads: dict[Leaf, list[Statement]] = {}
    for statement in function.statements:
        leaf = loaded(statement, parameters, places)
        if leaf is not None and isinstance(statement.operands[0], Name):
            leaves.setdefault(statement.operands[0].text, set()).add(leaf)
            loads.setdefault(leaf, []).append(statement)
    moves = [(s.operands[0], [s.operands[at] for at in CARRIED[s.parts[0]] if at < len(s.operands)])
             for s in function.statements if s.parts[0] in CARRIED and s.operands]  # fmt: skip
    changed = True
    while changed:
        changed = False
        for target, sources in moves:
            if isinstance(target, Name):
                found = set().union(*(leaves.get(_name(one), set()) for one in sources))
                own = leaves.setdefault(target.text, set())
                if not found <= own and len(own) < MOST_LEAVES:
                    own |= found
                    changed = True
    sure = {(one.name, 0) for one in function.parameters if one.pointer}
    reached = [set(leaves.get(name, ())) for name in _addresses(function)]
    for own in reached:
        if len(own) == 1:
            sure |= own
    for own in reached:
        if own and not own & sure:
            sure.add(min(own))
    return sure, {statement for leaf in sure for statement in loads.get(leaf, ())}


def _places(function: Function, parameters: dict[str, Variable]) -> dict[str, Leaf]:
    """Register -> the place in a parameter whose address it is."""
    found: dict[str, Leaf] = {}
    for statement in function.statements:
        if statement.parts[0] in ("mov", "cvta", "add") and len(statement.operands) > 1:
            target, source = statement.operands[:2]
            offset = 0
            if statement.parts[0] == "add":
                by = statement.operands[2] if len(statement.operands) > 2 else None
                if not isinstance(by, Number):
                    continue
                offset = by.value
            name = _name(source)
            base = (name, 0) if name in parameters else found.get(name)
            if base is not None and isinstance(target, Name):
                extra = source.offset if isinstance(source, Sum) else 0
                found[target.text] = base[0], base[1] + offset + extra
    return found


def loaded(statement: Statement, parameters: dict[str, Variable], places: dict[str, Leaf]) -> Leaf | None:
    """The place in a parameter of which a statement loads 64 bits."""
    if statement.parts[0] != "ld" or statement.parts[-1] not in ("u64", "s64", "b64") or len(statement.operands) < 2:
        return None
    source = statement.operands[1]
    if not isinstance(source, Address) or source.base is None:
        return None
    base = (source.base, 0) if source.base in parameters else places.get(source.base)
    return None if base is None else (base[0], base[1] + source.offset)


def _addresses(function: Function) -> list[str]:
    """Registers that hold addresses for sure."""
    found: dict[str, None] = {}
    for statement in function.statements:
        if statement.parts[:2] == ["cvta", "to"] and len(statement.operands) > 1:
            found[_name(statement.operands[1])] = None
        if statement.parts[0] in ACCESSES and "param" not in statement.parts:
            for operand in statement.operands:
                if isinstance(operand, Address) and operand.base is not None:
                    found[operand.base] = None
    ways = [one for one in function.statements if one.parts[0] in SAME and one.operands]
    before = -1
    while len(found) > before:  # what a choice between two gives is an address where both are
        before = len(found)
        for one in ways:
            if _name(one.operands[0]) in found:
                found.update(dict.fromkeys(_name(own) for own in one.operands[1:3]))
    return list(found)


def _name(operand: Operand) -> str:
    return operand.text if isinstance(operand, Name) else operand.name if isinstance(operand, Sum) else ""
