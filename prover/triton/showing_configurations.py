"""What a reader sees of a launch in several configurations: which are safe, by the values in which they differ."""

from __future__ import annotations

from collections.abc import Sequence

from ..running.results import Standing
from ..showing.page import Page
from ..showing.report import STYLES
from .assumed import unproved
from .checking import LaunchCheck


def configured(found: Sequence[LaunchCheck]) -> list[list[LaunchCheck]]:
    """The checks of launches that were made in several configurations, launch by launch."""
    by_launch: dict[tuple[str, tuple[str, int]], list[LaunchCheck]] = {}
    for check in found:
        launch = check.statements.name.rpartition(".")[0], check.statements.place
        by_launch.setdefault(launch, []).append(check)
    return [several for (name, _), several in by_launch.items() if name and len(several) > 1]


def of_configurations(out: Page, found: Sequence[LaunchCheck]) -> None:
    """Which configurations of a launch are safe, and which not, by the values in which they differ."""
    own = [(check, check.statements.launch.constexprs) for check in found]
    apart = [name for name in own[0][1] if len({values.get(name) for _, values in own}) > 1]
    wrong = []
    for check, values in own:
        open_ = unproved(check)
        if open_:
            said = ", ".join(f"{name} = {values.get(name)}" for name in apart)
            wrong.append((f"{check.statements.name}, {said}" if said else check.statements.name, ", ".join(open_)))
    name = found[0].statements.name.rpartition(".")[0]
    style = STYLES[Standing.UNEXPECTED if wrong else Standing.EXPECTED]
    made = all(check.attack is not None and check.attack.made for check in found if not unproved(check))
    sizes = "all sizes up to --max-elements" if any(check.unbounded is not None for check in found) else "all sizes"
    safe = f"safe for {sizes}" if made else f"proved for {sizes}, not all attacked,"
    of = f"{safe} in {len(own) - len(wrong)} of {len(own)} configurations"
    out.say((f"\n  {name}: ", "bold"), (of, f"bold {style}"))
    for said, claims in wrong:
        out.say(f"    not {said}: {claims}")
