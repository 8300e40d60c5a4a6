"""`tileprove banks`: LDS bank conflicts of a map, phase by phase, with a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .options import load_timeout, settings, timeout
from .pictures import check_picture, save_picture

if TYPE_CHECKING:
    from ..engines.outcome import Outcome
    from ..language.conflicts import Degree, Question
    from ..language.instances import Instance
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


@click.command(short_help="LDS bank conflicts of any map, phase by phase.")
@click.argument("words", nargs=-1, required=True, metavar="MAP [NAME=VALUE]...")
@click.option(
    "--instruction",
    metavar="NAME",
    help="ds_read_b128, ds_write_b64, ...; if not given, the map's own, or the read of its width.",
)
@click.option("--swizzle", type=SWIZZLE, metavar="BITS,BASE,SHIFT", help="Swizzle on numbers of 16-byte vectors.")
@click.option("--swizzle2", type=SWIZZLE, metavar="BITS,BASE,SHIFT", help="Second swizzle, applied after the first.")
@click.option("--arch", "archs", multiple=True, metavar="ARCH", help="gfx950, gfx942, or both if not given.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write the picture to FILE, .svg or .png."
)
@timeout
@load_timeout
def command(
    words: tuple[str, ...], instruction: str | None, swizzle: tuple[int, int, int] | None,
    swizzle2: tuple[int, int, int] | None, archs: tuple[str, ...], output: Path | None, timeout: float,
) -> int:  # fmt: skip
    """Print the conflict degree of every phase of MAP, without a swizzle and with the given ones: how many lanes at
    most want different dwords of one bank at a time; 1 is free of conflicts. Each degree is proved to be the maximum
    over all lanes and over every place of the read in the tile. The picture has the lanes in their banks.

    MAP is a map in LDS, a shipped one or my_spec.py:my_map, at the values that are given (see `tileprove draw`); a
    parameter that is given several values counts as a part of the place. Degrees are the same for every base of the tile.

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
      tileprove banks my_spec.py:my_map stride=256 --instruction ds_read_b64 -o banks.svg
    """
    names, given = [word for word in words if "=" not in word], [word for word in words if "=" in word]
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
        found, degrees = _report(out, title, questions, settings_, timeout)
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
    from ..language.bank_degrees import instruction_of, question
    from ..language.maps import MapError
    from ..language.obligations import SpecError
    from ..running.map_places import map_at
    from ..running.registry import UnknownName, lds_timings, suggest

    timings = lds_timings()
    known = list(dict.fromkeys(arch for arch, _ in timings))
    _known_archs(archs, known)
    more = [dict(zip(("swizzle", "swizzle2"), ([one] for one in swizzles), strict=False)) for swizzles in settings]
    found = [map_at(name, {**given, **own}) for own in more]
    try:
        chosen = instruction or instruction_of(found[0])
        having = [arch for arch in archs or known if (arch, chosen) in timings]
        if not having:
            of = dict.fromkeys(one for arch, one in timings if not archs or arch in archs)
            raise UnknownName(f"nothing is known of {chosen!r} on {', '.join(archs or known)}{suggest(chosen, of)}")
        asked = [(f"{arch} {chosen}", [question(one, timings[arch, chosen]) for one in found]) for arch in having]
    except MapError as error:
        raise SpecError(str(error)) from None
    return _heading(found[0]), asked


def _heading(found: Instance) -> str:
    """The map and its values, without the swizzles, which are settings of their own."""
    from ..language.tables import said, spelled

    at = {n: value for n, value in found.fixed.items() if value is not None and n not in ("swizzle", "swizzle2")}
    words = [f"{found.system}.{found.name}", *([said(at)] if at else [])]
    for name in found.parts[0].settings:
        values = dict.fromkeys(spelled(part.settings[name]) for part in found.parts)
        words.append(f"{name}={'+'.join(values)}")
    return " ".join(words)


def _known_archs(archs: Sequence[str], known: Sequence[str]) -> None:
    from ..running.registry import UnknownName, suggest

    for arch in archs:
        if arch not in known:
            raise UnknownName(f"no arch is named {arch!r}{suggest(arch, known)}")


def _report(
    out: Page, title: str, questions: list[Question], settings: list[Swizzles], seconds: float
) -> tuple[int, list[list[Degree]]]:
    """The exit code, and the degrees of each setting."""
    from ..engines.ladder import decide
    from ..language.obligations import Verdict

    degrees = [question.degrees() for question in questions]
    outcomes = [decide(question.claim(found), seconds) for question, found in zip(questions, degrees, strict=True)]
    timing = questions[0].access.timing
    _table(out, title, questions[0], degrees, settings)
    for outcome, chosen in zip(outcomes, settings, strict=True):
        out.print(f"  {_title(chosen)}: {_said(outcome)}")
    places = ", ".join(variable.payload[0].replace("_", " ") for variable in questions[0].variables)
    out.print(f"  over every {places}; any base that all lanes share: banks.base_does_not_matter", style="dim")
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
