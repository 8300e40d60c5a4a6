"""What `tileprove shapes` prints: the layers, what each violation does, and what rests on every precondition."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from rich.text import Text

from ..showing.page import Column, Page, Part, Table
from .basis import GROUPS
from .records import Check, Effect, LayerReport, Loader, Place, ShapesReport, Status, WrongLane

MARKS = {
    Status.MET: ("ok", "green"),
    Status.VIOLATED: ("VIOLATED", "bold red"),
    Status.DOES_NOT_APPLY: ("n/a", "dim"),
    Status.UNDECIDED: ("?", "yellow"),
}
EFFECTS = {
    Effect.WRONG: "bold red",
    Effect.CONDITIONAL: "bold red",
    Effect.HARMLESS: "yellow",
    Effect.NOT_FOUND: "yellow",
    Effect.REFUSED: "bold red",
}


def print_report(out: Page, report: ShapesReport, details: bool = False) -> None:
    """The whole report; details: every precondition of every layer instead of a word a group."""
    out.print(Text.assemble((report.file, "bold"), f": {report.title}" if report.title else ""))
    loaders = list({repr(layer.loader): layer.loader for layer in report.layers}.values())
    for number, loader in enumerate(loaders):
        out.print(Text(f"loader {_letter(number) + ': ' if len(loaders) > 1 else ''}{_loader(loader)}", style="dim"))
    out.print()
    out.table(_layers(report.layers, loaders, details))
    _violations(out, report.layers)
    out.print()
    out.table(_preconditions(report.system, report.layers, details))
    out.title(_summary(report))


def _letter(number: int) -> str:
    return chr(ord("A") + number) if number < 26 else f"no. {number + 1}"


def _loader(loader: Loader) -> str:
    """One line about a configuration; lengths in elements."""
    parts = [
        f"tile {loader.tile_rows}x{loader.tile_cols}",
        f"{loader.warps} warps",
        f"loads of {loader.load_width} x {loader.element_bytes} bytes",
        "whole rows a warp" if loader.full_tile_width else "32 columns a warp",
        f"Swizzle({', '.join(map(str, loader.swizzle))})" if loader.swizzle else "no swizzle",
        "run-time shapes" if loader.runtime_hw else "compile-time shapes",
    ]
    return ", ".join(parts)


def _layers(layers: list[LayerReport], loaders: list[Loader], details: bool) -> Table:
    rows: list[list[Part]] = []
    for layer in layers:
        also = f"\nalso {', '.join(layer.also)}" if layer.also else ""
        path = layer.path if layer.stepping is None else f"{layer.path}\n{STEPPING[layer.stepping]}"
        if len(loaders) > 1:
            path += f"\nloader {_letter(loaders.index(layer.loader))}"
        name = Text.assemble((layer.name, "bold"), f"\n{shape(layer)}", (also, "dim"))
        marks = _every(layer.checks) if details else _by_group(layer.checks)
        rows.append([name, path, f"{layer.m:,} x\n{layer.k:,}", size(layer.tensor_bytes), marks])
    columns = [Column("layer", 5), Column("path"), Column("M x K"), Column("bytes"), Column("preconditions", 4)]
    return Table(columns, rows, apart=1, whole=True)


STEPPING = {"carried": "carried", "per-iteration": "per iteration"}


def shape(layer: LayerReport) -> str:
    """`1x224x224x3 -> 112x112, 7x7 stride 2 pad 3`."""
    said = f"{_x(layer.input)} -> {_x(layer.output)}, {_x(layer.filter)}"
    for name, values, usual in (("stride", layer.stride, 1), ("dilation", layer.dilation, 1), ("pad", layer.pad, 0)):
        if any(value != usual for value in values):
            said += f" {name} {values[0] if len(set(values)) == 1 else _x(values)}"
    return said


def _x(values: list[int]) -> str:
    return "x".join(map(str, values))


def size(count: int) -> str:
    """`301,056` and below it `294.0 KiB`."""
    for unit, power in (("GiB", 30), ("MiB", 20), ("KiB", 10)):
        if count >= 1 << power:
            return f"{count:,}\n{count / (1 << power):.1f} {unit}"
    return f"{count:,}"


def _by_group(checks: list[Check]) -> Text:
    """A word for each group of preconditions, the worst of its members."""
    text = Text()
    worst = (Status.VIOLATED, Status.UNDECIDED, Status.MET, Status.DOES_NOT_APPLY)
    for group in GROUPS:
        status = min((check.status for check in checks if check.group == group), key=worst.index)
        said, style = MARKS[status]
        text.append(", " if text else "").append(f"{group} ").append(said, style=style)
    return text


def _every(checks: list[Check]) -> Text:
    text = Text()
    for check in checks:
        said, style = MARKS[check.status]
        text.append("\n" if text else "").append(f"{check.name} ").append(said, style=style)
        text.append(f" ({check.values})" if check.values else "", style="dim")
    return text


# -- violations ----------------------------------------------------------------------------------------------


def _violations(out: Page, layers: list[LayerReport]) -> None:
    """A block for every violation; what fares alike is named only: other N of the layer, or other layers without a
    lane to show."""
    alike: dict[tuple[str, ...], list[tuple[LayerReport, Check]]] = {}
    for layer in layers:
        for check in layer.violated:
            assert check.effect is not None
            own = (check.values, check.note) if check.lane is None else (layer.name,)
            alike.setdefault((check.name, check.effect, *own), []).append((layer, check))
    for (layer, check), *more in alike.values():
        names = [f"N={n.input[0]}" if n.name == layer.name else f"{n.name} N={n.input[0]}" for n, _ in more]
        _violation(out, layer, check, ", ".join(names))


def _violation(out: Page, layer: LayerReport, check: Check, alike: str) -> None:
    assert check.effect is not None
    out.title(
        f"{check.effect.value}: ", (f"{layer.name}, N={layer.input[0]}", "bold"), f" violates {check.name}",
        (f"; likewise {alike}" if alike else "", "dim"), style=EFFECTS[check.effect],
    )  # fmt: skip
    out.pairs(
        (label, text) for label, text in (("needs", check.sentence), ("but", check.values), *_effect(check)) if text
    )
    if check.lane is not None:
        out.paste("from tileprove.concrete import im2col")
        out.paste("from tileprove.concrete.loaders.im2col import Conv, LoaderConfig")
        if "Swizzle(" in check.lane.replay:
            out.paste("from tileprove.concrete.hardware.swizzle import Swizzle")
        out.paste(f"int({check.lane.replay})")
        out.print(f"    {check.lane.load}", style="cyan")


def _effect(check: Check) -> list[tuple[str, str]]:
    said: list[tuple[str, str]] = []
    if check.asserted or check.lane is None:
        harmless = "violated, but harmless here: " if check.effect is Effect.HARMLESS else ""
        said.append(("so", harmless + check.note))
    if check.lane is not None:
        said += _lane(check.lane)
    if check.reading:
        said.append(("provided", check.reading))
    if check.lds is not None and check.lds.writers:
        loads = "; ".join(f"iteration {i}, warp {w}, lane {t}" for i, w, t in check.lds.writers)
        said.append(("loads", loads))
    return [*said, ("searched", check.searched), ("claims", ", ".join(check.claims))]


def _lane(lane: WrongLane) -> list[tuple[str, str]]:
    d = ["d_out", "h_out", "w_out"][-(len(lane.row) - 1) :]
    taps = ["kq", "kh", "kw"][-(len(lane.column) - 1) :]
    m = ", ".join(f"{name}={x}" for name, x in zip(["n", *d], lane.row, strict=True))
    k = ", ".join(f"{name}={x}" for name, x in zip([*taps, "c"], lane.column, strict=True))
    load = f"element {lane.element} of its load" if lane.element else "first element of its load"
    return [
        ("tile", f"m_offset={lane.m_offset}, k_offset={lane.k_offset}"),
        ("lane", f"iteration {lane.iteration}, warp {lane.warp}, lane {lane.lane}, {load}"),
        ("wants", f"m={lane.m} ({m}), k={lane.k} ({k})"),
        ("belongs", _place(lane.belongs, "zero: it lies in the padding")),
        ("asks for", _place(lane.asks, "")),
        ("gets", _place(lane.gets, "zero: the bounds check refuses it")),
    ]


def _place(place: Place, zero: str) -> str:
    if place.element is None:
        return zero
    said = f"element {place.element:,} at byte {place.byte:,}"
    if place.coordinates is None:
        return f"{said}, outside the tensor"
    names = ["n", "d", "h", "w", "c"] if len(place.coordinates) == 5 else ["n", "h", "w", "c"]
    return f"{said}: " + ", ".join(f"{name}={x}" for name, x in zip(names, place.coordinates, strict=True))


# -- the preconditions ---------------------------------------------------------------------------------------


def _preconditions(system: str, layers: list[LayerReport], details: bool) -> Table:
    """Every precondition: how many layers meet it, and the claims that rest on it; details: in words as well."""
    rows: list[list[Part]] = []
    for number, check in enumerate(layers[0].checks):
        count = Counter(layer.checks[number].status for layer in layers)
        name = Text(check.name, style="bold")
        if details:
            name.append(f" ({check.group})", style="dim not bold")
            asserted = "the loader asserts: " if check.asserted else ""
            name.append(f"\n{asserted}{check.sentence}", style="not bold")
        bad, none = count[Status.VIOLATED], count[Status.DOES_NOT_APPLY] + count[Status.UNDECIDED]
        claims = ", ".join(claim.removeprefix(f"{system}.") for claim in check.claims)
        rows.append([name, str(count[Status.MET] or ""), (str(bad or ""), "bold red"), str(none or ""), Text(claims)])
    counts = [Column(heading, right=True) for heading in ("ok", "violated", "n/a")]
    columns = [Column("precondition", 2 * details), *counts, Column(f"claims of {system} that need it", 3)]
    return Table(columns, rows, apart=int(details), whole=True)


def _summary(report: ShapesReport) -> Text:
    bad = [layer for layer in report.layers if layer.violated]
    total = len(report.layers)
    what = (
        "layers, each counted once for each N"
        if any(a.name == b.name for a, b in pairwise(report.layers))
        else "layers"
    )
    if not bad:
        return Text(f"all of {total} {what}: every precondition that applies is met", style="green")
    names = ", ".join(f"{layer.name} N={layer.input[0]}" for layer in bad)
    return Text(f"{len(bad)} of {total} {what}: a precondition is not met ({names})", style="red")
