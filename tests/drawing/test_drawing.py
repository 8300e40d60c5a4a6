"""`tileprove draw`: what a scene says, how it is painted, what is refused, and how little is computed."""

from __future__ import annotations

import io
import re
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest
from rich.console import Console
from tileprove.prover import cli
from tileprove.prover.commands.options import settings
from tileprove.prover.drawing import maps
from tileprove.prover.drawing.palette import colours, is_dark
from tileprove.prover.drawing.scene import Cell, Hatch, Panel, Place, Scene
from tileprove.prover.drawing.svg import svg
from tileprove.prover.drawing.terminal import show
from tileprove.prover.language import choosing, instances, tables
from tileprove.prover.language.choosing import instance
from tileprove.prover.language.constructors import where
from tileprove.prover.language.idioms import within
from tileprove.prover.language.maps import Access, Map, MapError
from tileprove.prover.language.terms import as_int
from tileprove.prover.running import registry

MAPS = registry.maps()
SPEC = '''
from tileprove import Access, Case, System
SYSTEM = System("rows", "my rows")

@SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
def rows_of(row, lane, rows, stride):
    """Lane l of row r loads 4 bytes."""
    return Access(row * stride + lane * STEP, bytes=4, records=rows * stride)

@SYSTEM.claim("It is a claim.")
def claim():
    yield Case("", True)
'''


def mapped(build, coordinates, given=None, memory="memory", **more) -> Map:
    return Map("mine", build.__name__, build, memory, coordinates, given, **more)


def plain(lane, step=4):
    """Lane l loads 4 bytes."""
    return Access(as_int(lane) * step, 4, as_int(256))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(["draw", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


# -- what a scene says ---------------------------------------------------------------------------------------


def test_a_map_that_is_right_has_each_lane_once():
    drawn = maps.scene(instance(mapped(plain, {"lane": 64}), {}))
    cells = drawn.panels[0].cells
    assert [cell.key for cell in cells] == list(range(64)) == [int(cell.label) for cell in cells]
    assert {cell.hatch for cell in cells} == {Hatch.PLAIN}


def test_two_lanes_in_one_cell_are_a_collision():
    def wrong(lane):
        """Lanes 8 and up begin again."""
        return Access(as_int(lane) % 8 * 4, 4)

    drawn = maps.scene(instance(mapped(wrong, {"lane": 16}), {}))
    assert {cell.hatch for cell in drawn.panels[0].cells} == {Hatch.COLLISION}
    assert drawn.panels[0].cells[3].label == "3,11"
    assert "8 cells belong to more than one access, the first of them to 0,8." in drawn.notes


def test_lanes_that_overlap_in_part_collide_where_they_do():
    drawn = maps.scene(instance(mapped(plain, {"lane": 2}), {"step": [2]}))
    assert [(c.col, c.span, c.label, c.hatch) for c in drawn.panels[0].cells] == [
        (0, 1, "0", Hatch.PLAIN), (1, 1, "0,1", Hatch.COLLISION), (2, 1, "1", Hatch.PLAIN),
    ]  # fmt: skip


def test_what_asks_past_the_end_or_lies_outside_stands_below_the_memory():
    def halo(lane):
        """Two lanes are masked, two forget it: one is below the memory, one above its end."""
        at = as_int(lane) * 4
        return Access(
            where(within(lane, 2, 4), 64, where(at.__eq__(0), -4, where(at.__eq__(4), 68, at))), 4, as_int(64)
        )

    drawn = maps.scene(instance(mapped(halo, {"lane": 16}), {}))
    panel = drawn.panels[0]
    below = [(panel.rows[c.row], c.label, c.hatch) for c in panel.cells if c.hatch]
    assert below == [
        ("sentinel", "2", Hatch.SENTINEL), ("sentinel", "3", Hatch.SENTINEL), ("outside", "0", Hatch.OUTSIDE),
        ("outside", "1", Hatch.OUTSIDE),
    ]  # fmt: skip
    assert {"2 of 16 accesses begin where the memory ends.", "2 of 16 accesses lie outside of the memory."} <= set(
        drawn.notes
    )


def test_what_does_not_happen_is_not_drawn():
    def half(lane):
        """Even lanes."""
        return Access(as_int(lane) * 4, 4, active=(as_int(lane) % 2).__eq__(0))

    drawn = maps.scene(instance(mapped(half, {"lane": 8}), {}))
    assert [cell.key for cell in drawn.panels[0].cells] == [0, 2, 4, 6]
    assert "4 of 8 accesses do not happen." in drawn.notes


def test_a_register_is_a_dword_of_its_lane():
    drawn = maps.scene(instance(MAPS["load_b"], {"bk": [32]}), colour_by="register")
    own = sorted(
        cell.key for cell in drawn.panels[0].cells if cell.label.partition(":")[0] == "5" and cell.key is not None
    )
    assert own == list(range(8))  # 16 bytes in each of two k tiles
    assert all(cell.label == f"{cell.label.partition(':')[0]}:{cell.key}" for cell in drawn.panels[0].cells)


def test_a_thread_is_who_holds_it_and_a_register_is_said_once():
    drawn = maps.scene(instance(MAPS["wgmma_accumulator"], {"n": [8]}))
    assert "Labels: thread" in drawn.notes
    assert {cell.label for cell in drawn.panels[0].cells} == {str(thread) for thread in range(128)}
    drawn = maps.scene(instance(MAPS["wgmma_accumulator"], {"n": [8]}), colour_by="register")
    assert {cell.label for cell in drawn.panels[0].cells} == {f"{n}:{r}" for n in range(128) for r in range(4)}


def test_the_banks_stand_above_an_lds_image_and_a_swizzle_moves_lanes():
    before = maps.scene(instance(MAPS["load_b"], {})).panels[0]
    after = maps.scene(instance(MAPS["load_b"], {"swizzle": [(1, 1, 4)], "swizzle2": [(1, 0, 6)]})).panels[0]
    assert before.across == "bank"
    assert list(map(int, before.columns)) == [4 * n for n in range(16)]
    moved = [(a, b) for a, b in zip(before.cells, after.cells, strict=True) if a != b]
    assert 0 < len(moved) < len(before.cells)
    assert sorted(c.label for c in before.cells) == sorted(c.label for c in after.cells)


def test_a_row_that_does_not_begin_with_bank_0_has_bytes_above_it():
    panel = maps.scene(instance(MAPS["load_b"], {}), row_bytes=64).panels[0]
    assert (panel.across, list(panel.columns)) == ("byte", ["0", "16", "32", "48"])
    panel = maps.scene(instance(MAPS["load_b"], {}), row_bytes=512).panels[0]
    assert (panel.across, panel.columns[15], panel.columns[16]) == ("bank", "60", "0")


def test_arrows_lead_from_the_matrix_through_lds_to_the_reader():
    one, two = (
        instance(MAPS["tile_loader"], {"warps": [1], "iteration": [0, 1]}),
        instance(MAPS["load_b"], {"bk": [32]}),
    )
    drawn = maps.together(one, two)
    assert [start.panel for start, _ in drawn.arrows] == [0, 1] * 4
    for (source, middle), (same, end) in zip(drawn.arrows[::2], drawn.arrows[1::2], strict=True):
        assert middle == same
        cells = [drawn.panels[p.panel].at(p.row, p.col) for p in (source, middle, end)]
        first, second, _ = [cell.label for cell in cells if cell is not None]
        assert first == second  # the lane that loads is the one that writes
        assert (middle.row, middle.col) == (end.row, end.col)  # and the byte is the one that is read


def exchanged(step, lane):
    """Lane l has the value of lane l ^ 2^s."""
    return Access(as_int(lane) ^ (as_int(1) << step), 1)


def test_steps_have_a_row_and_an_arrow_for_each_lane():
    drawn = maps.scene(instance(mapped(exchanged, {"step": 3, "lane": 8}), {}), maps.STEPS)
    (panel,) = drawn.panels
    rows = [row for row, name in enumerate(panel.rows) if name]
    assert [panel.rows[row] for row in rows] == ["lane", "step=0", "step=1", "step=2"]
    found = {(rows.index(start.row), start.col): (rows.index(end.row), end.col) for start, end in drawn.arrows}
    assert found == {(step, lane): (step + 1, lane ^ (1 << step)) for step in range(3) for lane in range(8)}
    for row, of in zip(rows[1:], range(3), strict=True):
        cells = sorted(cell for cell in panel.cells if cell.row == row)
        assert [int(cell.label) for cell in cells] == [lane ^ (1 << of) for lane in range(8)]
    page = io.StringIO()
    show(Console(file=page, width=80, color_system=None), drawn)
    assert page.getvalue().count(" . ") == 0  # the room for arrows is the SVG's alone
    assert svg(drawn).count("marker-end") == 24


def test_two_lanes_in_one_place_collide_in_a_step():
    def halved(lane):
        """Lane l goes to l / 2."""
        return Access(as_int(lane) // 2, 1)

    (panel,) = maps.scene(instance(mapped(halved, {"lane": 8}), {}), maps.STEPS).panels
    last = [cell for cell in panel.cells if cell.row == len(panel.rows) - 1]
    assert [(cell.label, cell.hatch) for cell in last] == [(f"{n},{n + 1}", Hatch.COLLISION) for n in (0, 2, 4, 6)]


# -- values --------------------------------------------------------------------------------------------------


def test_values_that_nobody_gives_are_inside_and_apart():
    def rows(row, lane, rows, stride):
        """A row."""
        return Access(as_int(row) * stride + as_int(lane) * 4, 4, as_int(rows) * stride)

    found = instance(mapped(rows, {"row": "rows", "lane": 64}), {})
    assert tables.tabulate(found).worth == 1
    assert {"rows", "stride"} <= set(found.chosen)
    assert instance(mapped(rows, {"row": "rows", "lane": 64}), {"rows": [2]}).fixed["rows"] == 2


def test_a_precondition_chooses_and_refuses():
    def two(lane, N, row_stride):
        """A row."""
        return Access(as_int(lane) * row_stride, 4)

    of = mapped(two, {"lane": 4}, lambda N, row_stride: [as_int(row_stride) >= N, as_int(N) >= 16])
    found = instance(of, {})
    row, count = found.fixed["row_stride"], found.fixed["N"]
    assert isinstance(row, int)
    assert isinstance(count, int)
    assert row >= count >= 16
    with pytest.raises(MapError, match=re.escape("not allowed here: 16 <= N is a precondition")):
        tables.tabulate(instance(of, {"N": [2], "row_stride": [64]}))


def test_only_what_is_drawn_is_computed(monkeypatch):
    def huge(lane, i):
        """A lot."""
        return Access((as_int(i) * 64 + lane) * 4, 4)

    seen = []
    real = tables.vectors.evaluate
    monkeypatch.setattr(
        tables.vectors, "evaluate", lambda at, *r, **k: (seen.append(max(map(len, at.values()))), real(at, *r, **k))[1]
    )
    drawn = maps.scene(instance(mapped(huge, {"lane": 64, "i": 1 << 16}), {}))
    assert max(seen) <= instances.MOST
    assert "Drawn: the first 1,024 of 65,536 i" in drawn.notes
    assert len(drawn.panels[0].cells) <= 256 * 256
    assert drawn.notes[-1] == "Of memory: the first 256 rows x 32 columns."


def test_a_tile_of_256_by_256_is_drawn_whole():
    def tile(r, c):
        """Any."""
        return Access(as_int(r) * 256 + c, 1)

    drawn = maps.scene(instance(mapped(tile, {"r": 256, "c": 256}, row_bytes=256), {}))
    assert (len(drawn.panels[0].rows), len(drawn.panels[0].columns)) == (256, 256)
    assert len(drawn.panels[0].cells) == 65536
    assert len(svg(drawn)) < 8_000_000


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("bk=64", [64]), ("lane=0..3", [0, 1, 2, 3]), ("n=0..8:4", [0, 4, 8]), ("shape=16x16x32", [(16, 16, 32)]),
        ("swizzle=1,1,-4", [(1, 1, -4)]), ("element=none+0..1", [None, 0, 1]), ("full=true", [True]), ("lane=..", ".."),
    ],
)  # fmt: skip
def test_a_value_as_it_is_written(text, values):
    assert settings([text]) == {text.partition("=")[0]: values}


# -- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("load_c",), "no map is named 'load_c'; did you mean load_b"),
        (("load_b", "bkk=3"), "the map load_b has no parameter 'bkk'; it takes lane, i, j, half, shape, bk"),
        (("load_b", "bk=x"), "bk=x: no value; write 64, 0..15"),
        (("load_b", "lane=64"), "lane=64 is outside 0..63"),
        (("load_b", "lane=0..99999999"), "65,536 are the most"),
        (("load_b", "shape=1x2x3"), "no MFMA of shape (1, 2, 3)"),
        (("load_b", "i=.."), "i has no end in the map load_b: give a range, i=0..15"),
        (("load_b", "bk=.."), "only a coordinate of the map has all its values"),
        (("load_b", "bk=1", "bk=2"), "bk is given twice"),
        (("load_b", "bk=8"), "has no j here"),
        (("epilogue", "N=20"), "the map epilogue is not allowed here: N <= row_stride is a precondition"),
        (("load_b", "--colour-by", "moon"), "is coloured by lane, i, j, half, register, address, not by moon"),
        (("load_b", "--view", "lds"), "does not say where in LDS"),
        (("load_b", "--view", "steps"), "at most 16 steps over 64 places are drawn, not 2 over 128"),
        (
            ("load_b", "half=0..1", "shape=16x16x128", "bk=256", "--view", "steps"),
            "over two coordinates of load_b, not lane, j, half",
        ),
        (("epilogue", "--view", "steps"), "give one value of element"),
        (("im2col_loader", "lane=..", "--view", "steps"), "no places of one size"),
        (("load_b", "load_b", "load_b"), "name one map or two, not 3"),
        (("load_b", "load_b", "moon=1"), "neither load_b nor load_b has a parameter 'moon'"),
        (("load_b", "-o", "x.gif"), "a picture is .svg or .png"),
        (("load_b", "-o", "/nowhere/x.svg"), "No such file"),
        (("nowhere.py:rows_of",), "nowhere.py: no such spec file"),
        (("im2col:load_b",), "a built-in map has no file before its name"),
    ],
)
def test_bad_input_is_one_line(run, arguments, said):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert said in err


def test_a_png_without_its_extra_says_which(run, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    code, _, err = run("load_b", "-o", str(tmp_path / "x.png"))
    assert code == 2
    assert "pip install -e '.[png]'" in err
    assert not list(tmp_path.iterdir())


def test_a_png(run, tmp_path):
    pytest.importorskip("resvg_py")
    assert run("load_b", "-o", str(tmp_path / "x.png"))[0] == 0
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


# -- a user's own --------------------------------------------------------------------------------------------


def test_a_map_of_ones_own_file(run, tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(SPEC.replace("STEP", "4"))
    code, out, err = run(f"{file}:rows_of", "stride=256", "-o", str(tmp_path / "right.svg"))
    assert (code, out, err) == (0, "", "")
    assert "more than one" not in (tmp_path / "right.svg").read_text()
    file.write_text(SPEC.replace("STEP", "2"))  # a slip: half of the stride
    assert run(f"{file}:rows_of", "stride=256", "-o", str(tmp_path / "wrong.svg"))[0] == 0
    assert "cells belong to more than one access, the first of them to 0,1" in (tmp_path / "wrong.svg").read_text()
    assert "no map is named 'moon'" in run(f"{file}:moon")[2]
    assert "has no parameter 'moon'" in run(f"{file}:rows_of", "moon=2")[2]


@pytest.mark.parametrize("name", MAPS)
def test_an_instance_travels_as_data(name):
    found = instance(MAPS[name], {})
    again = instances.unpack(instances.pack(found), instances.Instance)
    assert maps.scene(again) == maps.scene(found)


def test_what_travels_is_no_more_than_is_drawn():
    found = instance(MAPS["load_b"], {})
    data = instances.pack(replace(found, axes={**found.axes, "i": tuple(range(1 << 12))}))
    with pytest.raises(instances.WireError, match="no map at small values"):
        instances.unpack(data, instances.Instance)


# -- painting ------------------------------------------------------------------------------------------------

HOSTILE = "<script>alert('x')</script>&\x1b[31m\u202e"


def test_hostile_names_stay_letters():
    panel = Panel(HOSTILE, [HOSTILE], [HOSTILE], [Cell(0, 0, 0, HOSTILE, hatch=Hatch.WRONG)], HOSTILE)
    drawn = Scene(HOSTILE, [panel], HOSTILE, [0], [(Place(0, 0, 0), Place(0, 0, 0))], [HOSTILE])
    text = svg(drawn)
    tree = xml.fromstring(text)
    assert not [e for e in tree.iter() if e.tag.rpartition("}")[2] in ("script", "a", "foreignObject", "image")]
    assert "\x1b" not in text
    assert "\u202e" not in text
    page = io.StringIO()
    show(Console(file=page, width=80, color_system=None), drawn)
    assert "\x1b" not in page.getvalue().replace(HOSTILE, "")


def test_every_colour_is_another_one_and_its_letters_can_be_read():
    for count in (2, 8, 9, 64, 256):
        table = colours(list(range(count)))
        assert len(set(table.values())) >= min(count, 200)
        for colour in table.values():
            assert contrast(colour, (255, 255, 255) if is_dark(colour) else (0, 0, 0)) > 4.4


def contrast(one, other):
    """WCAG 2's ratio of two colours."""

    def light(colour):
        parts = [c / 255 for c in colour]
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted([light(one), light(other)])
    return (high + 0.05) / (low + 0.05)


def test_the_picture_has_a_label_in_every_cell_and_a_colour_for_every_key():
    drawn = maps.scene(instance(MAPS["load_b"], {}))
    tree = xml.fromstring(svg(drawn))
    labels = [e.text for e in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert all(labels.count(str(lane)) >= 2 for lane in range(64))
    style = "".join(e.text or "" for e in tree.iter("{http://www.w3.org/2000/svg}style"))
    assert len(set(re.findall(r"path\.c\d+\{fill:(#\w+)\}", style))) == 64


@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_terminal_picture_fits(width):
    page = io.StringIO()
    show(Console(file=page, width=width, color_system=None), maps.scene(instance(MAPS["load_v_strip"], {})))
    grid = [line for line in page.getvalue().splitlines() if re.match(r" *\d+ ", line)]
    assert grid
    assert max(map(len, page.getvalue().splitlines())) <= max(width, 60)
    assert ("first" in page.getvalue()) == (width < 136)


def test_a_map_shows_itself_in_a_notebook():
    assert "<svg" in MAPS["load_b"]._repr_html_()

    def hard(lane, n):
        """No small value is allowed."""
        return Access(as_int(lane) * 4, 4)

    said = mapped(hard, {"lane": 4}, lambda n: [as_int(n) > 10**6])._repr_html_()
    assert "give n of the map hard" in said
    assert choosing.MOST_TRIED


def test_the_picture_is_the_same_every_time(run, tmp_path):
    files = [tmp_path / name for name in ("a.svg", "b.svg")]
    for file in files:
        assert run("im2col_loader", "-o", str(file)) == (0, "", "")
    assert files[0].read_bytes() == files[1].read_bytes()
    assert isinstance(files[0], Path)


# -- no letter is cut off, none lies on another ---------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"
LONG = "a_name_that_is_longer_than_any_picture_of_its_own_width_" * 3


def letters(text):
    """The box of each text of the picture (left, top, right, bottom), from the letters' width in a monospaced font."""
    tree = xml.fromstring(text)
    found = []

    def walk(node, x, y):
        for part in node:
            if part.tag == f"{SVG}g":
                across, down = map(float, re.findall(r"[-\d.]+", part.attrib["transform"]))
                walk(part, x + across, y + down)
            elif part.tag == f"{SVG}text" and part.text:
                kind = part.get("class", "")
                size = 13 if kind == "h" else 10
                wide = len(part.text) * size * 0.6  # DejaVu Sans Mono has 0.602, Menlo and Consolas less
                left = {"h": 0, "n": 0, "t": 0, "r": 1}.get(kind, 0.5) * -wide + x + float(part.attrib["x"])
                base = y + float(part.attrib["y"])
                found.append((part.text, left, base - size * 0.75, left + wide, base + size * 0.25))

    walk(tree, 0.0, 0.0)
    return (float(tree.attrib["width"]), float(tree.attrib["height"])), found


def cut_off(text):
    """The texts that do not lie in the picture, and pairs that lie on each other."""
    (width, height), boxes = letters(text)
    outside = [said for said, x, y, right, bottom in boxes if x < 0 or y < 0 or right > width or bottom > height]
    ordered = sorted(boxes, key=lambda box: box[2])
    over = [
        (a[0], b[0])
        for at, a in enumerate(ordered)
        for b in ordered[at + 1 : at + 200]
        if a[1] + 0.1 < b[3] and b[1] + 0.1 < a[3] and a[2] + 0.1 < b[4] and b[2] + 0.1 < a[4]
    ]
    return outside, over


def narrow(last, title="", row="0", label="1"):
    """Cells of the least width under long headings."""
    cells = [Cell(0, col, col, label) for col in range(3)]
    return Scene(
        title, [Panel(title, [row], ["0", "1", last], cells, "byte"), Panel(title, [row], ["", "", last], cells)]
    )


@pytest.mark.parametrize(
    "drawn",
    [
        narrow("2147483648"),
        narrow("2147483648", LONG),
        narrow("64", "a title of many words " * 12, row=LONG[:40]),
        narrow("8", label="12345678901234567890"),
        *(maps.scene(instance(MAPS[name], {})) for name in ("load_b", "im2col_loader", "epilogue")),
        maps.scene(instance(mapped(exchanged, {"step": 3, "lane": 64}), {}), maps.STEPS),
    ],
)
def test_no_letter_is_cut_off_and_none_lies_on_another(drawn):
    assert cut_off(svg(drawn)) == ([], [])


def test_letters_that_are_cut_off_are_noticed():
    text = svg(narrow("2147483648"))
    width = re.search(r'width="(\d+)"', text)
    assert width
    outside, _ = cut_off(text.replace(width[0], f'width="{int(width[1]) - 30}"', 1))
    assert outside
    _, over = cut_off(text.replace(">1<", ">a label that nothing shortened<"))
    assert over


def test_a_long_name_is_wrapped_and_no_letter_of_it_is_lost():
    (width, _), boxes = letters(svg(narrow("2", LONG)))
    assert width < 600
    assert "".join(box[0] for box in boxes).count(LONG) == 3  # the picture's title and two panels'


def test_a_cell_after_a_step_has_the_colour_of_the_lane_whose_value_arrived():
    (panel,) = maps.scene(instance(mapped(exchanged, {"step": 3, "lane": 8}), {}), maps.STEPS).panels
    assert {cell.label: cell.key for cell in panel.cells} == {str(lane): lane for lane in range(8)}


def test_two_coordinates_stand_in_a_label_where_no_lane_does():
    def tile(row, col):
        """A tile, row by row."""
        return Access(as_int(row) * 8 + as_int(col), 1)

    drawn = maps.scene(instance(mapped(tile, {"row": 2, "col": 8}), {}), maps.MEMORY, colour_by="col")
    assert "Labels: row:col" in drawn.notes
    assert {cell.label for cell in drawn.panels[0].cells} == {f"{row}:{col}" for row in range(2) for col in range(8)}


def test_what_waits_is_redder_the_longer_it_waits():
    for most in (1, 2, 4, 32):
        table = colours(list(range(most + 1)), waiting=True)
        assert table[0][2] > table[0][0]  # blue
        reds = [table[key] for key in range(1, most + 1)]
        assert all(red > blue for red, _, blue in reds)
        assert [green for _, green, _ in reds] == sorted((green for _, green, _ in reds), reverse=True)
        assert all(contrast(own, (255, 255, 255) if is_dark(own) else (0, 0, 0)) > 4.4 for own in table.values())
