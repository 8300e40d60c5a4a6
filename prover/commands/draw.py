"""`tileprove draw`: a map as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .options import load_timeout, need, settings, told_apart
from .pictures import check_picture, save_picture

if TYPE_CHECKING:
    from ..drawing.scene import Scene
    from ..language.instances import Instance

VIEWS = ("memory", "lds", "table", "steps")


@click.command(short_help="A map as a picture: who reads what, in which bank.")
@click.argument("words", nargs=-1, required=True, metavar="MAP [MAP] [NAME=VALUE]...")
@click.option(
    "--colour-by", "colour_by", default="", metavar="NAME", help="lane, warp, iteration, register, address, ..."
)
@click.option(
    "--view", type=click.Choice(VIEWS),
    help="The memory, the place in LDS, a table of coordinates, or steps from lane to lane.",
)  # fmt: skip
@click.option(
    "--row-bytes", type=click.IntRange(1), default=None, metavar="BYTES", help="Bytes of a row of the memory."
)
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write FILE, .svg or .png.")
@click.option(
    "--html", type=click.Path(path_type=Path), metavar="FILE", help="Write a page with sliders for the parameters."
)
@load_timeout
def command(
    words: tuple[str, ...], colour_by: str, view: str | None, row_bytes: int | None,
    output: Path | None, html: Path | None,
) -> int:  # fmt: skip
    """Draw a map of a system: each cell is a unit of its memory, coloured and labelled by the lane that touches it.

    MAP is a name that `tileprove list --maps` shows, or my_spec.py:my_map. With two, they stand side by side, and arrows
    follow some bytes from the one to the other, through LDS where the first writes there. Parameters that are not given
    have small values, and the picture says which. Without -o it is drawn in the terminal. --html writes one page that needs
    no network, with a slider for each parameter that has several values (of usual ones, if nobody gives several); a map in
    LDS has its banks beside it.

    \b
    A value     bk=64  lane=0..15  n=0..60:4  lane=..  shape=16x16x32  swizzle=1,1,4
                element=none+0..3 (several values: none, 0, 1, 2, 3)

    \b
    Hatched     an access that asks past the end (a halo lane), one outside of its memory,
                and a cell that belongs to more than one access

    \b
    Examples
      tileprove draw load_b                                   in the terminal
      tileprove draw load_b swizzle=1,1,4 swizzle2=1,0,6 -o swizzled.svg
      tileprove draw im2col_loader --colour-by warp --view lds
      tileprove draw tile_loader load_b -o round_trip.svg     global memory, LDS, registers
      tileprove draw my_spec.py:my_map rows=8 stride=256
      tileprove draw load_b swizzle=none+1,1,4 swizzle2=none+1,0,6 --html load_b.html
    """
    names, given = told_apart(words)
    if not 1 <= len(names) <= 2:
        raise click.UsageError(f"name one map or two, not {len(names)}: {' '.join(names) or 'nothing'}")
    check_picture(output)
    if len(names) == 2 and view:
        raise click.UsageError("--view is for one map; two are drawn with their memories and LDS")
    if html is not None:
        return _page(html, names, settings(given), output, view or "", colour_by, row_bytes or 0)
    drawn = _scene(names, settings(given), view or "", colour_by, row_bytes or 0)
    if output is not None:
        save_picture(output, drawn)
        return 0
    from ..drawing.terminal import show
    from ..showing.page import console

    show(console(), drawn)
    return 0


def _page(
    file: Path, names: Sequence[str], given: dict[str, Any], output: Path | None, view: str, colour_by: str, row_bytes: int
) -> int:  # fmt: skip
    """Write the page of a map."""
    from ..base.files import write_text
    from ..language.maps import MapError
    from ..language.obligations import SpecError

    if len(names) == 2 or output is not None:
        raise click.UsageError(
            "--html is the page of one map; " + ("name one" if len(names) == 2 else "-o is a picture")
        )
    need("--html", "jinja2", "report")
    from ..drawing import page
    from ..running.map_places import sweep_at
    from ..running.registry import lds_timings

    try:
        asked = page.Asked(view, colour_by, row_bytes, lds_timings())
        write_text(file, page.page(names[0], sweep_at(names[0], given), asked))
    except MapError as error:
        raise SpecError(str(error)) from None
    return 0


def _scene(names: Sequence[str], given: dict[str, Any], view: str, colour_by: str, row_bytes: int) -> Scene:
    from ..drawing import maps
    from ..language.maps import MapError
    from ..language.obligations import SpecError
    from ..running.map_places import map_at

    try:
        if len(names) == 1:
            return maps.scene(map_at(names[0], given), view, colour_by, row_bytes)
        first, second = _both(names, given)
        return maps.together(first, second, colour_by, row_bytes)
    except MapError as error:
        raise SpecError(str(error)) from None


def _both(names: Sequence[str], given: dict[str, Any]) -> list[Instance]:
    """The two maps; a value is for whichever has a parameter of that name, ``load_b.bk=64`` for that map alone."""
    from ..language.obligations import SpecError
    from ..running.map_places import map_at

    found, used = [], set[str]()
    for number, name in enumerate(names):
        short = name.rpartition(":")[2].rpartition(".")[2]
        own = {
            n.removeprefix(f"{short}."): (n, v) for n, v in given.items() if "." not in n or n.startswith(f"{short}.")
        }
        alone = map_at(name, {})
        known = {*alone.axes, *alone.fixed, *alone.parts[0].settings}
        own = {parameter: pair for parameter, pair in own.items() if parameter in known}
        used |= {said for said, _ in own.values()}
        found.append(map_at(name, {parameter: value for parameter, (_, value) in own.items()}))
        if number and (unknown := [said for said in given if said not in used]):
            raise SpecError(f"neither {names[0]} nor {name} has a parameter {unknown[0]!r}")
    return found
