"""Options of an attack on what is proved, for every command that makes one."""

from __future__ import annotations

import click

from .options import Duration

attack = click.option(
    "--attack", type=Duration(zero=True), metavar="SECONDS",
    help="Time to attack what is proved by running it, 0 for no attack; a tenth of the checking time, at least 200ms, "
    "if not given.",
)  # fmt: skip
attack_seed = click.option(
    "--attack-seed", type=click.IntRange(0), metavar="N", help="Attack as the run did that printed this seed."
)
