"""What a reader sees of the search for conditions: each one at its claim, then what has none, and what the time cut off."""

from __future__ import annotations

from pathlib import Path

from ..showing.page import Page
from .conditions import Conditions


def of_conditions(out: Page, found: Conditions) -> None:
    """Nothing where nothing was searched for."""
    if not found.searches:
        return
    known = [search for search in found.searches if search.found is not None and search.found.condition]
    if known:
        out.say("\nwhat is refuted holds with", style="bold")
    for search in known:
        claim = search.result.claim
        assert search.found is not None
        out.say(f"  {search.name}  ", (f"{Path(claim.file).name}:{claim.line}", "dim"))
        out.say(f"      {search.found.sentence}")
    none = [search.name for search in found.searches if search.found is not None and not search.found.condition]
    if none:
        out.say(f"\nno condition was found for {', '.join(none)}", style="dim")
    if found.late:
        names = ", ".join(search.name for search in found.late)
        more = f"--conditions {max(60, round(6 * found.seconds))}s gives more, --conditions 0 leaves it out"
        out.say(f"\nthe search for a condition did not end in {found.seconds:g} s: {names}; {more}", style="dim")
