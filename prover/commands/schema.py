"""`tileprove schema`: the JSON schema of `check --json`."""

from __future__ import annotations

import click


@click.command(short_help="Print the JSON schema of `check --json`.")
def command() -> int:
    """Print the JSON schema of what `tileprove check --json FILE` writes.

    \b
    Example
      tileprove schema > tileprove-run.schema.json
    """
    import msgspec

    from ..showing.jsonout import schema

    click.echo(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode())
    return 0
