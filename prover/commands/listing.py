"""`tileprove list`: what there is to prove."""

from __future__ import annotations

import click


@click.command(short_help="List claims and findings by system.")
@click.argument("targets", nargs=-1, metavar="[SYSTEM|FILE]...")
def command(targets: tuple[str, ...]) -> int:
    """List the claims of the named systems, or of all built-in ones.

    A finding is a documented statement that is false; it is kept with its counterexample.

    \b
    Examples
      tileprove list
      tileprove list im2col
      tileprove list path/to/spec.py
    """
    from .. import registry, report

    report.listing(report.console(), registry.systems(registry.targets(targets)))
    return 0
