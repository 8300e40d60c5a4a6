"""`tileprove banks`: LDS bank conflicts of one read, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from .options import timeout

if TYPE_CHECKING:
    from rich.console import Console

    from ..engines.outcome import Outcome
    from ..language.conflicts import Degree, Question

UNDECIDED, UNEXPECTED = 3, 1
LOADER = "TiledMmaLoader."
Swizzles = tuple[tuple[int, int, int], ...]


class Numbers(click.ParamType):
    """Three integers with a separator between them."""

    def __init__(self, name: str, separator: str):
        self.name, self.separator = name, separator

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int, int]:
        parts = str(value).split(self.separator)
        try:
            first, second, third = map(int, parts)
        except ValueError:
            self.fail(f"{value!r} is not {self.name}", param, ctx)
        return first, second, third


SWIZZLE, SHAPE = Numbers("bits,base,shift", ","), Numbers("MxNxK", "x")


@click.command(short_help="LDS bank conflicts of one read, with and without a swizzle.")
@click.argument("read", metavar="READ")
@click.option("--shape", type=SHAPE, required=True, metavar="MxNxK", help="The MFMA's shape.")
@click.option(
    "--bk", type=click.IntRange(1), required=True, metavar="ELEMENTS",
    help="Length of a row in LDS: BK of load_b, the row stride of load_b_tr, the block width of the V strips.",
)  # fmt: skip
@click.option("--swizzle", type=SWIZZLE, metavar="BITS,BASE,SHIFT", help="Swizzle on numbers of 16-byte vectors.")
@click.option("--swizzle2", type=SWIZZLE, metavar="BITS,BASE,SHIFT", help="Second swizzle, applied after the first.")
@click.option("--arch", "archs", multiple=True, metavar="ARCH", help="gfx950, gfx942, or both if not given.")
@timeout
def command(
    read: str, shape: tuple[int, int, int], bk: int, swizzle: tuple[int, int, int] | None,
    swizzle2: tuple[int, int, int] | None, archs: tuple[str, ...], timeout: float,
) -> int:  # fmt: skip
    """Print the conflict degree of every phase of READ, without a swizzle and with the given ones: how many lanes at
    most want different dwords of one bank at a time; 1 is free of conflicts. Each degree is proved to be the maximum
    over all lanes and over every place of the read in the tile, for every base of the tile.

    READ is load_b, load_b_tr, load_v_fp8_strip or load_v_fp8_strip_16 of TiledMmaLoader.

    \b
    Exit code  0  proved
               1  refuted: what was counted is not what the claim says
               2  something is wrong with the input
               3  not decided in time

    \b
    Examples
      tileprove banks load_b --shape 32x32x16 --bk 32 --swizzle 1,1,4 --swizzle2 1,0,6
      tileprove banks load_b_tr --shape 16x16x32 --bk 64
      tileprove banks load_v_fp8_strip --shape 32x32x64 --bk 64 --swizzle 2,0,2 --arch gfx950
    """
    from ..running.registry import UnknownName, lds_reads, suggest
    from ..showing.report import console

    name = read.removeprefix(LOADER)
    reads = lds_reads()
    if name not in reads:
        raise UnknownName(f"no read is named {read!r}{suggest(name, reads)}")
    asked_for = reads[name]
    for arch in archs:
        if arch not in asked_for.known:
            raise UnknownName(f"no arch is named {arch!r}{suggest(arch, asked_for.known)}")
    if swizzle is None and swizzle2 is not None:
        raise click.UsageError("--swizzle2 is applied after --swizzle: give that one")
    given = tuple(numbers for numbers in (swizzle, swizzle2) if numbers is not None)
    settings: list[Swizzles] = [(), given] if given else [()]
    asked = [[asked_for.ask(shape, bk, chosen, arch) for chosen in settings] for arch in archs or asked_for.archs]
    out = console()
    out.print(f"{name} {'x'.join(map(str, shape))}, {asked_for.width} {bk}", style="bold")
    return max(
        _report(out, f"{arch} {asked_for.instruction}", questions, settings, timeout)
        for arch, questions in zip(archs or asked_for.archs, asked, strict=True)
    )


def _report(out: Console, title: str, questions: list[Question], settings: list[Swizzles], seconds: float) -> int:
    from ..engines.ladder import decide
    from ..language.claims import Verdict

    degrees = [question.degrees() for question in questions]
    outcomes = [decide(question.claim(found), seconds) for question, found in zip(questions, degrees, strict=True)]
    timing = questions[0].access.timing
    _table(out, title, questions[0], degrees, settings)
    for outcome, chosen in zip(outcomes, settings, strict=True):
        out.print(f"  {_title(chosen)}: {_said(outcome)}")
    places = ", ".join(variable.payload[0].replace("_", " ") for variable in questions[0].variables)
    out.print(f"  over every {places}; any base and row block: banks.base_does_not_matter", style="dim")
    if timing.grade == "C":
        out.print("  grade C: no measurement of these phases is known", style="yellow")
    if all(outcome.verdict is Verdict.PROVED for outcome in outcomes):
        return 0
    return UNEXPECTED if any(outcome.verdict is Verdict.REFUTED for outcome in outcomes) else UNDECIDED


def _table(out: Console, title: str, question: Question, degrees: list[list[Degree]], settings: list[Swizzles]) -> None:
    from rich import box
    from rich.table import Table

    timing = question.access.timing
    out.print()
    out.print(f"{title}: {timing.banks} banks, phases of grade {timing.grade}")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for heading in ("phase", "lanes"):
        table.add_column(heading)
    for chosen in settings:
        table.add_column(_title(chosen), justify="right")
    for number, phase in enumerate(timing.phases):
        table.add_row(str(number), _runs(phase), *(str(found[number].lanes_a_bank) for found in degrees))
    out.print(table)


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
