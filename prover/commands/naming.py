"""Which claim, and which of its cases, an argument of a command names."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..running.cache import Cache
    from ..running.outlines import ClaimPlan, Statement
    from ..running.plan import Plans


def split(claim: str) -> tuple[list[str], str]:
    """(the targets to look in, the claim's name) of ``FILE::CLAIM``, ``SYSTEM::CLAIM`` or a name; the built-in system that
    a full name starts with; for any other name the files of the project, and all built-in systems where there is none."""
    from ..running.project import specs
    from ..running.registry import BUILT_IN

    target, separator, name = claim.rpartition("::")
    system = name.partition(".")[0]
    if separator:
        return [target], name
    return ([system] if "." in name and system in BUILT_IN else list(specs())), name


def looked_in(names: list[str], name: str, cache: Cache) -> Plans:
    """The systems of these targets. Of built-in ones alone only those are built that have a claim of the name, or all where
    none has, so that a complaint knows every name."""
    from ..running.plan import Plans, outlines
    from ..running.registry import targets

    chosen = targets(names)
    if all(target.built_in for target in chosen) and len(chosen) > 1:
        claims = [claim for system in outlines(chosen, cache) for claim in system.claims]
        having = {
            claim.system for claim in claims if fnmatchcase(claim.name, name) or fnmatchcase(claim.full_name, name)
        }
        chosen = [target for target in chosen if target.name in having] or chosen
    return Plans(chosen, cache)


def one(plans: Plans, name: str) -> ClaimPlan:
    """The only claim of the name. Raises UnknownName."""
    from ..running.registry import UnknownName

    found = plans.select([name])
    if len(found) > 1:
        raise UnknownName(f"{name!r} names {len(found)} claims: {', '.join(c.full_name for c in found)}")
    return found[0]


def cases(claim: ClaimPlan, pattern: str | None) -> list[Statement]:
    """The cases of that name or pattern, all of them for None. Raises UnknownName where there is none."""
    from ..running.registry import UnknownName, suggest

    every = claim.statements
    found = [each for each in every if pattern is None or each.case == pattern or fnmatchcase(each.case, pattern)]
    if not found:
        names = [statement.case for statement in every]
        raise UnknownName(f"{claim.full_name} has no case {pattern!r}{suggest(pattern or '', names)}")
    return found
