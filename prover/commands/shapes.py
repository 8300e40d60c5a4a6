"""`tileprove shapes`: real layers against the preconditions that the proofs need."""

from __future__ import annotations

import click

from .options import json_out


@click.command(short_help="Check a file of layers against the preconditions of the proofs.")
@click.argument("system", required=False, type=click.Choice(["im2col"]))
@click.argument("layers", required=False, metavar="[LAYERS]")
@click.option(
    "--set",
    "overrides",
    multiple=True,
    metavar="FIELD=VALUE",
    help="Give every layer this value: N=8, tile_cols=64, runtime_hw=true. May be given several times.",
)
@click.option("--list", "list_files", is_flag=True, help="List the layer files that come with tileprove.")
@click.option("--details", is_flag=True, help="Name every precondition of every layer.")
@json_out(help="Write one record a layer to FILE; - for stdout.")
def command(
    system: str | None, layers: str | None, overrides: tuple[str, ...], list_files: bool, details: bool,
    json_file: str | None,
) -> int:  # fmt: skip
    """Check convolution layers against the preconditions of a loader's proofs.

    LAYERS is a TOML file, or the name of one that comes with tileprove. For each layer: the path that the loader
    takes, and whether the layer meets every precondition that the proofs need. Where it does not, the numpy executor
    runs its tiles until a lane gets a wrong element, and that lane is printed.

    \b
    Exit code  0  every layer meets every precondition
               1  a layer does not meet one
               2  something is wrong with the input

    \b
    Examples
      tileprove shapes --list                           the layer files that come with tileprove
      tileprove shapes im2col resnet50                  one of them
      tileprove shapes im2col my_layers.toml            your own; copy one of ours to start from
      tileprove shapes im2col resnet50 --set tile_cols=64 --set N=32
      tileprove shapes im2col resnet50 --json out.json  for other tools

    \b
    A layer file
      [defaults]                    # for every layer that does not say otherwise
      tile_rows = 64                # the loader's tile, in elements
      tile_cols = 128
      warps = 4
      element_bytes = 2
      load_width = 8                # elements that a lane loads at once
      [[layer]]
      name = "conv1"
      N = [1, 256]                  # looked at once for each N
      H = 224
      W = 224
      C = 3
      filter = 7                    # or [R, S]; with D = ... three values
      stride = 2
      pad = 3
    Other fields: also, D, dilation, output, full_tile_width, swizzle, runtime_hw.
    """
    from ..shapes import layer_file

    if list_files:
        for name, title, path in layer_file.titles():
            click.echo(f"{name:18} {title}\n{'':18} {path}")
        return 0
    if system is None or layers is None:
        raise click.UsageError("name a system and a layer file: tileprove shapes im2col resnet50 (--list shows ours)")
    try:
        file = layer_file.read(layers, overrides)
    except layer_file.LayerFileError as error:
        raise click.ClickException(str(error)) from None
    from ..base.files import write_json
    from ..shapes import report, survey
    from ..showing.page import console

    found = survey.survey(file)
    report.print_report(console(json_file == "-"), found, details)
    write_json(json_file, found)
    return found.exit_code
