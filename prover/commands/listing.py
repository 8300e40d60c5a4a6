"""`tileprove list`: what there is to prove."""

from __future__ import annotations

from contextlib import closing

import click

from .options import load_timeout, warn


@click.command(short_help="List claims and findings by system.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
@click.option("--maps", is_flag=True, help="List the maps of the built-in systems, with their parameters.")
@load_timeout
def command(targets: tuple[str, ...], maps: bool) -> int:
    """List the claims of the named systems; if none is named, of the spec files that the project's pyproject.toml names,
    or of all built-in systems.

    A finding is a documented statement that is false; it is kept with its counterexample.

    \b
    Examples
      tileprove list
      tileprove list im2col
      tileprove list path/to/spec.py
      tileprove list --maps
    """
    if maps:
        return _maps(targets)
    from ..running import project
    from ..running.cache import Cache
    from ..running.plan import outlines
    from ..running.registry import targets as chosen
    from ..showing import page, report

    with closing(Cache.default(warn)) as cache:
        report.listing(page.console(), outlines(chosen(targets or project.specs()), cache))
    return 0


def _maps(systems: tuple[str, ...]) -> int:
    """Each map: its name, sentence, memory and parameters; the coordinates are what it takes all values of."""
    from ..running import registry
    from ..showing.page import console

    out = console()
    unknown = next((name for name in systems if name not in registry.BUILT_IN), None)
    if unknown is not None:
        raise registry.UnknownName(f"no system is named {unknown!r}{registry.suggest(unknown, registry.BUILT_IN)}")
    for one in registry.maps().values():
        if not systems or one.system in systems:
            out.print(f"{one.name}", style="bold")
            given = [name for name in one.parameters if name not in one.coordinates]
            pairs = [("", one.sentence), ("system", one.system), ("memory", one.memory)]
            out.pairs([*pairs, ("coordinates", ", ".join(one.coordinates)), ("parameters", ", ".join(given))])
    return 0
