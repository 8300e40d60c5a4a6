"""`tileprove banks`: LDS and shared-memory bank conflicts of a map, phase by phase, with a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .options import load_timeout, settings, timeout, told_apart
from .pictures import check_picture, save_picture

if TYPE_CHECKING:
    from ..engines.outcome import Outcome
    from ..language.conflicts import Degree, Question
    from ..showing.page import Page

UNDECIDED, UNEXPECTED = 3, 1
Swizzles = tuple[tuple[int, int, int], ...]


class SwizzleType(click.ParamType):
    """Three integers with a comma between them."""

    name = "bits,base,shift"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int, int]:
        try:
            first, second, third = map(int, str(value).split(","))
        except ValueError:
            self.fail(f"{value!r} is not {self.name}", param, ctx)
        return first, second, third


SWIZZLE = SwizzleType()


@click.command(short_help="Bank conflicts of any map in LDS or shared memory.")
@click.argument("words", nargs=-1, required=True, metavar="MAP [MAP]... [NAME=VALUE]...")
@click.option(
    "--instruction",
    metavar="NAME",
    help="ds_read_b128, ldmatrix.x4, ...; if not given, the map's own, or the read of its width.",
)
@click.option("--swizzle", type=SWIZZLE, metavar="BITS,BASE,SHIFT", help="Swizzle on numbers of 16-byte vectors.")
@click.option("--swizzle2", type=SWIZZLE, metavar="BITS,BASE,SHIFT", help="Second swizzle, applied after the first.")
@click.option(
    "--arch",
    "archs",
    multiple=True,
    metavar="ARCH",
    help="gfx950, gfx942, sm_90; if not given, all that have so many lanes.",
)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write the picture to FILE, .svg or .png."
)
@click.option(
    "--find", "finds", is_flag=True, help="Find what frees all MAPs of conflicts, or prove that nothing does."
)
@click.option("--tile", type=click.IntRange(0), metavar="BYTES", help="Of --find: the tile, if not what is touched.")
@click.option("--row-bytes", type=click.IntRange(1), metavar="BYTES", help="Of --find: bytes of a row, to pad behind.")
@click.option("--most", type=click.IntRange(1), default=4, show_default=True, help="Of --find: how many of a sort.")
@click.option(
    "--element-bytes", type=click.Choice(["1", "2", "4", "8"]), help="Of --find: what is counted in, beside bytes."
)
@timeout
@load_timeout
def command(
    words: tuple[str, ...], instruction: str | None, swizzle: tuple[int, int, int] | None,
    swizzle2: tuple[int, int, int] | None, archs: tuple[str, ...], output: Path | None, finds: bool, tile: int | None,
    row_bytes: int | None, element_bytes: str | None, most: int, timeout: float,
) -> int:  # fmt: skip
    """Print the conflict degree of every phase of MAP, without a swizzle and with the given ones: how many lanes at
    most want different dwords of one bank at a time; 1 is free of conflicts. Each degree is proved to be the maximum
    over all lanes and over every place of the read in the tile. The picture has the lanes in their banks.

    MAP is a map in LDS or shared memory, a shipped one or my_spec.py:my_map, at the values that are given (see
    `tileprove draw`); a parameter that is given several values counts as a part of the place. Degrees are the same for
    every base of the tile. A layout's text is a map, with how it is accessed: see `tileprove layout`.

    --find looks for xor swizzles of the tile's bytes, two of them, and paddings behind rows that free all MAPs together,
    keep vectors whole and permute the tile; each that is shown is proved, and so is that there is none. 30 seconds.

    \b
    Exit code  0  proved
               1  refuted: what was counted is not what the claim says
               2  something is wrong with the input
               3  not decided in time

    \b
    Examples
      tileprove banks load_b shape=32x32x16 bk=32 --swizzle 1,1,4 --swizzle2 1,0,6
      tileprove banks load_b_tr shape=16x16x32 row_stride=64
      tileprove banks load_v_strip cols=64 first_depth=0..32:32
      tileprove banks fp4_fragment num_k=2 --arch gfx950
      tileprove banks ldmatrix_rows pitch=128 span=128
      tileprove banks "(64,64):(64,1) of f16 by ldmatrix" "(64,64):(64,1) of f16 by mma" --find
      tileprove banks my_spec.py:my_map stride=256 --instruction ds_read_b64 -o banks.svg
    """
    names, given = told_apart(words)
    if finds:
        if swizzle or output or not names:
            raise click.UsageError("--find takes maps, and neither a swizzle nor -o")
        from .banks_find import find

        size = int(element_bytes) if element_bytes else None
        return find(names, settings(given), instruction, archs, tile, row_bytes, size, most)
    if tile is not None or row_bytes or element_bytes:
        raise click.UsageError("--tile, --row-bytes and --element-bytes belong to --find")
    if len(names) != 1:
        raise click.UsageError(f"name one map, not {len(names)}")
    if swizzle is None and swizzle2 is not None:
        raise click.UsageError("--swizzle2 is applied after --swizzle: give that one")
    check_picture(output)
    swizzles = tuple(numbers for numbers in (swizzle, swizzle2) if numbers is not None)
    settings_: list[Swizzles] = [(), swizzles] if swizzles else [()]
    heading, asked = _asked(names[0], settings(given), instruction, settings_, archs)
    from ..showing.page import console

    out = console()
    out.print(heading, style="bold")
    code, panels = 0, []
    for title, questions in asked:
        found, degrees = _report(out, title, questions, settings_, timeout, "its base is" not in heading)
        code = max(code, found)
        panels += [
            (f"{title}, {_title(chosen)}", question, some)
            for chosen, question, some in zip(settings_, questions, degrees, strict=True)
        ]
    from ..drawing import banks, terminal

    if output is not None:
        save_picture(output, banks.scene(heading, panels))
    else:
        terminal.show(out, banks.scene("", panels))
    return code


Asked = list[tuple[str, "list[Question]"]]


def _asked(
    name: str, given: dict[str, Any], instruction: str | None, settings: Sequence[Swizzles], archs: Sequence[str]
) -> tuple[str, Asked]:
    """A heading, and for each arch its title and a question for each setting of the swizzles."""
    from ..language.bank_degrees import instructions_of, question, served_on
    from ..language.maps import MapError
    from ..language.obligations import SpecError
    from ..running.map_places import heading, map_at
    from ..running.registry import UnknownName, lds_timings, suggest

    timings = lds_timings()
    known = list(dict.fromkeys(arch for arch, _ in timings))
    _known_archs(archs, known)
    more = [dict(zip(("swizzle", "swizzle2"), ([one] for one in swizzles), strict=False)) for swizzles in settings]
    found = [map_at(name, {**given, **own}) for own in more]
    try:
        keys = [key for key in timings if key[1] == instruction] if instruction else served_on(found[0], timings)
        having = [(arch, one) for arch in archs or known for of, one in keys if of == arch]
        if not having:
            chosen = instruction or instructions_of(found[0])[0]
            of = dict.fromkeys(one for arch, one in timings if not archs or arch in archs)
            raise UnknownName(f"nothing is known of {chosen!r} on {', '.join(archs or known)}{suggest(chosen, of)}")
        asked = [(" ".join(key), [question(one, timings[key]) for one in found]) for key in having]
    except MapError as error:
        raise SpecError(str(error)) from None
    return heading(found[0]), asked


def _known_archs(archs: Sequence[str], known: Sequence[str]) -> None:
    from ..running.registry import UnknownName, suggest

    for arch in archs:
        if arch not in known:
            raise UnknownName(f"no arch is named {arch!r}{suggest(arch, known)}")


def _report(
    out: Page, title: str, questions: list[Question], settings: list[Swizzles], seconds: float, moves: bool
) -> tuple[int, list[list[Degree]]]:
    """The exit code, and the degrees of each setting. moves: whether the tile may have any base."""
    from ..engines.ladder import decide
    from ..language.obligations import Verdict

    degrees = [question.degrees() for question in questions]
    outcomes = [decide(question.claim(found), seconds) for question, found in zip(questions, degrees, strict=True)]
    timing = questions[0].access.timing
    _table(out, title, questions[0], degrees, settings)
    for outcome, chosen in zip(outcomes, settings, strict=True):
        out.print(f"  {_title(chosen)}: {_said(outcome)}")
    places = ", ".join(variable.payload[0].replace("_", " ") for variable in questions[0].variables)
    base = "; any base that all lanes share: banks.base_does_not_matter" if moves else ""
    out.print(f"  over every {places}{base}", style="dim")
    if timing.grade == "C":
        out.print("  grade C: no measurement of these phases is known", style="yellow")
    if all(outcome.verdict is Verdict.PROVED for outcome in outcomes):
        return 0, degrees
    refuted = any(outcome.verdict is Verdict.REFUTED for outcome in outcomes)
    return UNEXPECTED if refuted else UNDECIDED, degrees


def _table(out: Page, title: str, question: Question, degrees: list[list[Degree]], settings: list[Swizzles]) -> None:
    from ..showing.page import Column, Table

    timing = question.access.timing
    out.title(f"{title}: {timing.banks} banks, phases of grade {timing.grade}")
    rows = [
        [str(number), _runs(phase), *(str(found[number].lanes_a_bank) for found in degrees)]
        for number, phase in enumerate(timing.phases)
    ]
    columns = [Column("phase"), Column("lanes"), *(Column(_title(chosen), right=True) for chosen in settings)]
    out.table(Table(columns, rows, gap=3))


def _title(swizzles: Swizzles) -> str:
    return " then ".join(",".join(map(str, swizzle)) for swizzle in swizzles) or "no swizzle"


def _said(outcome: Outcome) -> str:
    from ..showing.report import duration

    points = f", {outcome.points:,} points" if outcome.points else ""
    return f"{outcome.verdict.value} ({outcome.engine}{points}, {duration(outcome.seconds)})"


def _runs(lanes: tuple[int, ...]) -> str:
    """The lanes as runs: 0-3 12-15."""
    runs: list[list[int]] = []
    for lane in lanes:
        if runs and runs[-1][1] == lane - 1:
            runs[-1][1] = lane
        else:
            runs.append([lane, lane])
    return " ".join(f"{first}-{last}" if last > first else str(first) for first, last in runs)
