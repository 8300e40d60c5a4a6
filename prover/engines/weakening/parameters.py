"""Which variables of a statement are parameters, that a condition may mention, and which are lanes, that it must not."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...language.obligations import Obligation
from ...language.terms import Term
from ...language.walking import postorder, variables

AMOUNTS = frozenset({"div", "mod", "shl", "shr"})  # their second operand is a size, or a power of two


def guesses(obligation: Obligation) -> list[list[Term]]:
    """The sets of parameters to try, one after the other: sizes; then what has no upper end too, such as a row index that
    nothing bounds. A set that is no larger than the one before is left out."""
    found: list[list[Term]] = []
    for wide in (False, True):
        chosen = _guess(obligation, wide)
        if len(chosen) > (len(found[-1]) if found else 0):
            found.append(chosen)
    return found


def _guess(obligation: Obligation, wide: bool) -> list[Term]:
    order, used, strides = obligation.variables, _used_as_sizes(obligation), _strides(obligation)
    chosen: dict[Term, None] = {}
    for variable in order:
        _, low, high = variable.payload
        counts_from_one = low is not None and (low.op != "const" or low.payload >= 1)
        index = high is not None and high.op != "const" and not counts_from_one
        stride = high is None and variable in strides
        wanted = (wide and high is None) or counts_from_one or stride or (variable in used and not index)
        if wanted and _closed(variable, chosen):
            chosen[variable] = None
    return list(chosen)


def _used_as_sizes(obligation: Obligation) -> set[Term]:
    """Variables in the ranges of others, in divisors and in shift amounts."""
    bounds = [b for variable in obligation.variables for b in variable.payload[1:] if b is not None]
    amounts = [node.args[1] for node in postorder(*obligation.roots) if node.op in AMOUNTS]
    return set(variables(*bounds, *amounts))


def _strides(obligation: Obligation) -> set[Term]:
    """Variables that an index with an end is multiplied by; such a one may be 0."""
    found: set[Term] = set()
    for node in postorder(*obligation.roots):
        own = [factor for factor in node.args if factor.op == "var"] if node.op == "mul" else []
        if any(factor.payload[2] is not None for factor in own):
            found |= {factor for factor in own if factor.payload[2] is None and factor.payload[1] is not None}
    return found


def _closed(variable: Term, chosen: dict[Term, None]) -> bool:
    """Whether the range mentions parameters only."""
    bounds = [bound for bound in variable.payload[1:] if bound is not None]
    return all(other in chosen for other in variables(*bounds))


def among(obligation: Obligation, names: Collection[str]) -> list[Term]:
    """The variables of the obligation that have one of these names, and whose ranges mention only such."""
    chosen: dict[Term, None] = {}
    for variable in obligation.variables:
        if variable.payload[0] in names and _closed(variable, chosen):
            chosen[variable] = None
    return list(chosen)


def named(obligation: Obligation, names: Sequence[str]) -> list[Term]:
    """The variables of these names. Raises ValueError for a name that is none, or whose range mentions another variable
    that is not among them."""
    by_name = {variable.payload[0]: variable for variable in obligation.variables}
    for name in names:
        if name not in by_name:
            raise ValueError(f"the claim has no variable {name!r}; it has {', '.join(obligation.as_made(by_name))}")
    chosen = {variable: None for variable in obligation.variables if variable.payload[0] in names}
    for variable in chosen:
        if not _closed(variable, chosen):
            outside = [other.payload[0] for other in variables(variable) if other not in chosen]
            said = f"the range of {variable.payload[0]} mentions {', '.join(outside)}"
            raise ValueError(f"{said}: name it a parameter too")
    return list(chosen)
