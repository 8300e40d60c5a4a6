"""`tileprove list`: what there is to prove."""

from __future__ import annotations

import click

from .options import load_timeout, warn


@click.command(short_help="List claims and findings by system.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
@load_timeout
def command(targets: tuple[str, ...]) -> int:
    """List the claims of the named systems; if none is named, of the spec files that the project's pyproject.toml names,
    or of all built-in systems.

    A finding is a documented statement that is false; it is kept with its counterexample.

    \b
    Examples
      tileprove list
      tileprove list im2col
      tileprove list path/to/spec.py
    """
    from ..running import project
    from ..running.cache import Cache
    from ..running.plan import outlines
    from ..running.registry import targets as chosen
    from ..showing import report

    cache = Cache.default(warn)
    try:
        report.listing(report.console(), outlines(chosen(targets or project.specs()), cache))
    finally:
        cache.close()
    return 0
