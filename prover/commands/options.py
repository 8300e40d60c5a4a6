"""Options and argument types that several commands share."""

from __future__ import annotations

import re
import sys
from typing import Any

import click

UNITS = {"ms": 0.001, "s": 1.0, "": 1.0, "m": 60.0}


class Duration(click.ParamType):
    """``500ms``, ``30s``, ``2m``, or a plain number of seconds."""

    name = "duration"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, (int, float)):
            return float(value)
        found = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*(ms|s|m|)\s*", value)
        seconds = float(found[1]) * UNITS[found[2]] if found else 0.0
        if not seconds:
            self.fail(f"{value!r} is no duration; write 500ms, 30s or 2m", param, ctx)
        return seconds


timeout = click.option(
    "--timeout", type=Duration(), default="60s", show_default=True,
    help="Time for each obligation: 500ms, 30s, 2m; a plain number is seconds.",
)  # fmt: skip
no_cache = click.option("--no-cache", is_flag=True, help="Decide everything anew and remember nothing.")


def warn(message: str) -> None:
    """One line on stderr about something that does not stop the run."""
    print(f"tileprove: {message}", file=sys.stderr)
