"""A scene as SVG: one text, without scripts, fonts or files of others; every letter of a label is escaped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape
from textwrap import wrap

from .palette import Colour, colours, hexadecimal, is_dark
from .scene import Cell, Hatch, Panel, Place, Scene

CELL, LETTER, PAD, GAP, LINE = 20, 6.1, 8, 40, 17
HEADING = 1.3  # how much larger the letters of the title are
LEAST_WIDTH, MOST_LETTERS, LEAST_TITLE = 20, 14, 40
FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"
INK, FAINT, PAPER, ALARM = "#000000", "#57606a", "#ffffff", "#a40e26"
# where a reader's page is dark: ink, faint ink, paper, the ground of a panel; the colours of cells stay
DARK = ("#e6edf3", "#9da7b1", "#0d1117", "#21262d")
# how a hatch is drawn: its lines' path in a tile of 6 x 6, their colour, and what a reader calls that
LINES: dict[Hatch, tuple[str, str, str]] = {
    Hatch.SENTINEL: ("M0 6L6 0", FAINT, "Grey lines"),
    Hatch.OUTSIDE: ("M0 6L6 0M0 0L6 6", ALARM, "Red crosses"),
    Hatch.COLLISION: ("M0 3H6", ALARM, "Red level lines"),
    Hatch.WAITS: ("M0 6L6 0", ALARM, "Red lines that rise"),
    Hatch.WRONG: ("M0 0L6 6", ALARM, "Red lines that fall"),
}


def svg(scene: Scene, bare: bool = False) -> str:
    """The picture. It says its own size, and its title and notes to a screen reader. bare: they are not drawn, as what
    stands around it says them, and the titles of its panels are as narrow as they may be."""
    shapes = [_Shape(panel, bare) for panel in scene.panels]
    lefts, x = [], float(PAD)
    for shape in shapes:
        lefts.append(x)
        x += shape.width + GAP
    letters = max(int(max(x, 420.0) / LETTER), 20)
    titles = [] if bare else wrap(scene.title, int(letters / HEADING)) or [""]
    top = PAD + (LINE * (len(titles) + 0.6) if titles else 0)
    told = () if bare else notes_of(scene)
    notes = [line for note in told for line in wrap(note, letters, break_long_words=False, break_on_hyphens=False)]
    body = max((shape.height for shape in shapes), default=0)
    widest = max([x - GAP, *(len(line) * LETTER * HEADING for line in titles), *(len(line) * LETTER for line in notes)])
    width, height = widest + PAD, top + body + (PAD if bare else LINE * (len(notes) + 1))
    table = colours(scene.keys, scene.waiting)
    own = "p" + sha256(repr(scene).encode()).hexdigest()[:8]  # pictures of one page must not share rules and ids
    parts = [*_head(scene, round(width), round(height), table, own)]
    parts += [_text(PAD, PAD + LINE * (n + 0.8), line, "h") for n, line in enumerate(titles)]
    for shape, left in zip(shapes, lefts, strict=True):
        parts += _panel(shape, left, top, table)
    parts += [_arrow(shapes, lefts, top, start, end, own) for start, end in scene.arrows]
    parts += [_text(PAD, top + body + LINE * (n + 1), line, "n") for n, line in enumerate(notes)]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _head(scene: Scene, width: int, height: int, table: dict[int, Colour], own: str) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" class="{own}" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" aria-labelledby="{own}-title">'
    )
    yield f'<title id="{own}-title">{_safe(scene.title)}</title>'
    yield f"<desc>{_safe(' '.join(notes_of(scene)))}</desc>"
    rules = [f"text{{font:10px {FONT};fill:{INK};text-anchor:middle}}", ".h{font-size:13px;font-weight:600}"]
    rules += [".h{text-anchor:start}", f".n{{text-anchor:start;fill:{FAINT}}}", ".t{text-anchor:start}"]
    rules += [f".a{{fill:{FAINT}}}", f".r{{text-anchor:end;fill:{FAINT}}}"]
    rules += [f"path.c{key}{{fill:{hexadecimal(colour)}}}" for key, colour in table.items()]
    rules += [f".cell{{stroke:{PAPER};stroke-width:1}}", ".w{fill:#fff}", ".l{fill:#000}", ".e{fill:#f0f1f3}"]
    rules += [f".x{{fill:{PAPER}}}", f".p{{fill:{PAPER}}}"]
    rules += [f".hatch-{hatch.name.lower()}{{fill:url(#{own}-{hatch.name.lower()})}}" for hatch in scene.hatches]
    plain = "".join(f".{own} {rule}" for rule in rules)
    yield f"<style>{plain}@media (prefers-color-scheme:dark){{{_dark(own)}}}</style>"
    yield "<defs>"
    for hatch in scene.hatches:
        path, ink, _ = LINES[hatch]
        yield (
            f'<pattern id="{own}-{hatch.name.lower()}" width="6" height="6" patternUnits="userSpaceOnUse">'
            f'<path d="{path}" stroke="{ink}" stroke-width="1.4" fill="none"/></pattern>'
        )
    yield (
        f'<marker id="{own}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M0 0L8 4L0 8z" fill="{ALARM}"/></marker></defs>'
    )
    yield f'<rect class="p" width="{width}" height="{height}"/>'


def _dark(own: str) -> str:
    """The rules for a dark page. Letters in a coloured cell stay as they are."""
    ink, faint, paper, ground = DARK
    rules = (
        f"text{{fill:{ink}}}", f"text.n{{fill:{faint}}}", f"text.a{{fill:{faint}}}", f"text.r{{fill:{faint}}}",
        "text.l{fill:#000}", "text.w{fill:#fff}", f"path.e{{fill:{ground}}}", f"path.cell{{stroke:{paper}}}",
        f"path.x{{fill:{paper}}}", f"rect.p{{fill:{paper}}}", f"path.p{{fill:{paper}}}",
    )  # fmt: skip
    return "".join(f".{own} {rule}" for rule in rules)


class _Shape:
    """Where a panel's cells lie, from its own corner."""

    def __init__(self, panel: Panel, narrow: bool):
        self.panel = panel
        need = max([LEAST_WIDTH, *((len(_short(c.label)) * LETTER + 6) / c.span for c in panel.cells)])
        self.step = round(need)
        self.margin = max((len(name) for name in (*panel.rows, panel.across)), default=0) * LETTER + 6
        last = len(panel.columns[-1]) * LETTER - self.step if panel.columns else 0
        across = self.margin + self.step * len(panel.columns) + max(last / 2, 0)
        self.titles = wrap(panel.title, LEAST_TITLE if narrow else max(int(across / LETTER), LEAST_TITLE)) or [""]
        self.heading = LINE * len(self.titles)
        self.down = self.heading + LINE * (1.4 if panel.across or any(panel.columns) else 0.4)
        self.width = max(across, *(len(line) * LETTER for line in self.titles))
        self.height = self.down + CELL * len(panel.rows)

    def corner(self, row: int, col: int) -> tuple[float, float]:
        return self.margin + self.step * col, self.down + CELL * row

    def middle(self, row: int, col: int) -> tuple[float, float]:
        cell = self.panel.at(row, col) or Cell(row, col, None)
        x, y = self.corner(cell.row, cell.col)
        return x + self.step * cell.span / 2, y + CELL / 2


def _panel(shape: _Shape, left: float, top: float, table: dict[int, Colour]) -> Iterator[str]:
    panel, step = shape.panel, shape.step
    yield f'<g transform="translate({left:g},{top:g})">'
    for number, line in enumerate(shape.titles):
        yield _text(0, LINE * (number + 0.7), line, "t")
    if panel.across:
        yield _text(shape.margin - 6, shape.heading + LINE * 1.1, panel.across, "r")
    room = 0.0
    for number, name in enumerate(panel.columns):  # as many headings as have room
        x = shape.margin + step * (number + 0.5)
        half = len(name) * LETTER / 2 + 3
        if name and x - half >= room:
            yield _text(x, shape.heading + LINE * 1.1, name, "a")
            room = x + half
    for number, name in enumerate(panel.rows):
        yield _text(shape.margin - 6, shape.down + CELL * (number + 0.5) + 3.5, name, "r")
    x, y = shape.corner(0, 0)
    if panel.columns and panel.rows:
        yield f'<path class="e" d="M{x:g} {y:g}h{step * len(panel.columns)}v{CELL * len(panel.rows)}H{x:g}z"/>'
    paths: dict[str, list[str]] = {}
    above: dict[str, list[str]] = {}
    for cell in panel.cells:
        x, y = shape.corner(cell.row, cell.col)
        box = f"M{x:g} {y:g}h{step * cell.span}v{CELL}h-{step * cell.span}z"
        paths.setdefault(f"cell {'x' if cell.key is None else f'c{cell.key}'}", []).append(box)
        if cell.hatch:
            above.setdefault(f"hatch-{cell.hatch.name.lower()}", []).append(box)
    for name, boxes in (*paths.items(), *above.items()):
        yield f'<path class="{name}" d="{"".join(boxes)}"/>'
    dark_keys = {key for key, colour in table.items() if is_dark(colour)}
    for cell in panel.cells:
        if cell.label:
            x, y = shape.corner(cell.row, cell.col)
            dark = cell.key in dark_keys
            middle = x + step * cell.span / 2
            if cell.hatch and not dark:  # room for the letters between the lines
                wide = len(_short(cell.label)) * LETTER + 2
                ground = "p" if cell.key is None else f"c{cell.key}"
                yield f'<path class="{ground}" d="M{middle - wide / 2:g} {y + 4:g}h{wide:g}v12h-{wide:g}z"/>'
            yield _text(middle, y + 13.5, _short(cell.label), "w" if dark else "" if cell.key is None else "l")
    yield "</g>"


def _arrow(shapes: Sequence[_Shape], lefts: Sequence[float], top: float, start: Place, end: Place, own: str) -> str:
    ends = []
    for place in (start, end):
        x, y = shapes[place.panel].middle(place.row, place.col)
        ends.append((x + lefts[place.panel], y + top))
    (x1, y1), (x2, y2) = ends
    if start.panel == end.panel:  # from a cell down to another one
        y1, y2 = y1 + CELL / 2, y2 - CELL / 2
        curve = f"C{x1:g} {(y1 + y2) / 2:g} {x2:g} {(y1 + y2) / 2:g}"
    else:
        bend, rise = (x2 - x1) / 3, CELL
        curve = f"C{x1 + bend:g} {y1 - rise:g} {x2 - bend:g} {y2 - rise:g}"
    return (
        f'<path d="M{x1:g} {y1:g}{curve} {x2:g} {y2:g}" fill="none"'
        f' stroke="{ALARM}" stroke-width="1.4" stroke-opacity="0.75" marker-end="url(#{own}-tip)"/>'
    )


def notes_of(scene: Scene) -> list[str]:
    """What is said below a picture: its legend, and what the scene notes."""
    return [*_legend(scene), *scene.notes]


def _legend(scene: Scene) -> Iterator[str]:
    if scene.coloured_by:
        yield f"Coloured by {scene.coloured_by}."
    for hatch in scene.hatches:
        yield f"{LINES[hatch][2]}: {hatch.value}."


def _short(label: str) -> str:
    return label if len(label) <= MOST_LETTERS else f"{label[: MOST_LETTERS - 1]}…"


def _text(x: float, y: float, said: str, kind: str) -> str:
    return f'<text{f" class={chr(34)}{kind}{chr(34)}" if kind else ""} x="{x:g}" y="{y:g}">{_safe(said)}</text>'


def _safe(text: str) -> str:
    """The text with nothing that XML cannot hold or would read as markup."""
    if text.isalnum() and text.isascii():  # most labels
        return text
    return escape("".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text))
