"""`tileprove draw MAP --html`: what the page shows at each setting, against the numpy executors, in a real browser."""

from __future__ import annotations

import importlib.util
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise, product
from pathlib import Path
from xml.etree import ElementTree as xml

import numpy as np
import pytest
from browsing import LOOSELY, REFERENCES, check_reading, difference, emulated, from_afar, no_errors
from commands import one_line
from tileprove.concrete.hardware.banks import conflict_degrees
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.loaders.mma_loader import TiledMmaLoader
from tileprove.prover.drawing import page as pages
from tileprove.prover.language import instances, sweeps
from tileprove.prover.language.maps import Access, Map, MapError
from tileprove.prover.language.nodes import WireError
from tileprove.prover.language.terms import as_int
from tileprove.prover.running import registry
from tileprove.prover.running.map_places import sweep_at

pytest.importorskip("jinja2")

SPEC = """
@SYSTEM.map("rows in LDS", {"lane": 64})
def rows_of(lane, pitch=64):
    \"\"\"<script>document.title='gone'</script> & {{ 7*7 }}: lane l reads 4 bytes of row l.\"\"\"
    return Access(lane * pitch, bytes=4)

@SYSTEM.claim("It is a claim.")
def claim():
    yield Case("", N > 0)
"""
HEAD = "from tileprove import Access, Case, System, integer\nSYSTEM = System('demo', 'maps')\nN = integer('N', 1)\n"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def load_b(tileprove, tmp_path) -> Path:
    file = tmp_path / "load_b.html"
    done = tileprove("draw", "load_b", "bk=16+32+64", "swizzle=none+1,1,4", "swizzle2=none+1,0,6", "--html", file)
    assert done == (0, "", "")
    return file


def data(file: Path) -> dict:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', file.read_text(), re.S)
    assert found
    return json.loads(found[1])


# -- what it says, without a browser -------------------------------------------------------------------------


def by_executor(swizzle, swizzle2, bk) -> np.ndarray:
    """Byte of LDS that each lane reads, [lane, k tile], of TiledMmaLoader at 32x32x16."""
    named = {n: Swizzle(*s) for n, s in (("swizzle", swizzle), ("swizzle2", swizzle2)) if s}
    loader = TiledMmaLoader(shape=(32, 32, 16), element_bytes=2, rows=32, cols=bk, **named)
    tiles = np.arange(loader.grid[1])[None, :]
    return np.broadcast_to(loader.load_b_byte(np.arange(64)[:, None], 0, tiles, 0), (64, tiles.size))


def boxes(picture: xml.Element, of: str) -> tuple[list[str], dict[tuple[int, int], str]]:
    """The row headings of a panel, and (row, column) -> label of its cells, as somebody sees them: by where they lie."""
    texts = list(picture.iter(f"{SVG}text"))
    number = next(n for n, e in enumerate(texts) if e.get("class") == "t" and e.text == of)
    panel = texts[number:]
    heads = {float(e.get("y", 0)) - 3.5: e.text or "" for e in panel if e.get("class") == "r" and e.text != "bank"}
    downs, places = sorted(heads), sorted(float(e.get("x", 0)) for e in panel if e.get("class") == "a")
    step = min(b - a for a, b in pairwise(places))
    found = {}
    for e in panel:
        if e.get("class") in (None, "w", "l") and e.text:
            y, x = float(e.get("y", 0)) - 3.5, float(e.get("x", 0))
            found[downs.index(y), round((x - places[0]) / step)] = e.text
    return [heads[y] for y in downs], found


def check_tile(picture: xml.Element, address: np.ndarray) -> None:
    names, cells = boxes(picture, "the tile in LDS")
    wanted = {(b // 256 * 256, b % 256 // 16): str(lane) for lane, own in enumerate(address) for b in own.tolist()}
    assert {(int(names[row]), col): label for (row, col), label in cells.items()} == wanted


def check_banks(picture: xml.Element, said: str, address: np.ndarray, arch: str) -> None:
    worst = np.max([conflict_degrees(address[:, j], "ds_read_b128", arch) for j in range(address.shape[1])], axis=0)
    assert f"phases: {', '.join(map(str, worst))}; together {worst.sum()}." in said
    assert ("no bank conflicts" in said) == (worst.max() == 1)
    names, cells = boxes(picture, "phases and banks")
    assert [name.split()[0] for name in names] == [
        "phase" if n == 0 else "turn" for degree in worst for n in range(degree)
    ]
    assert sorted(int(label) for label in cells.values()) == list(range(64))


SETTINGS = list(product((16, 32, 64), (None, (1, 1, 4)), (None, (1, 0, 6)), ("gfx950", "gfx942")))


def test_every_setting_is_what_the_executors_say(load_b: Path):
    found, text = data(load_b)["settings"], load_b.read_text()
    pictures = re.findall(r'<template id="picture-\d+">(.*?)</template>', text, re.S)
    assert len(found) == len(SETTINGS)
    free = set()
    for (bk, one, two, arch), setting in zip(SETTINGS, found, strict=True):
        address = by_executor(one, two, bk)
        tile, banks = (xml.fromstring(pictures[number]) for number in setting["pictures"])
        check_tile(tile, address)
        check_banks(banks, setting["said"], address, arch)
        assert setting["head"] == ["lane", "i", "j", "half", "first byte", "bytes", "where"]
        assert setting["rows"] == [
            [lane, 0, j, 0, byte, 16, "inside"]
            for lane, own in enumerate(address)
            for j, byte in enumerate(own.tolist())
        ]
        free |= (
            {(bk, one is not None, two is not None)}
            if "gfx950" in setting["said"] and "no bank" in setting["said"]
            else set()
        )
    assert (32, True, True) in free
    assert (32, False, False) not in free


MOST = 48  # letters of a panel's title: 6.1 pixels each in 390, less the margins of page, figure and picture


def test_what_is_said_of_a_picture_is_text_of_the_page_and_wraps(load_b: Path):
    figures = [xml.fromstring(own) for own in re.findall(r"<template[^>]*>(.*?)</template>", load_b.read_text(), re.S)]
    assert len(figures) > 2
    for figure in figures:
        picture = figure.find(f".//{SVG}svg")
        assert picture is not None
        drawn = [(e.get("class"), e.text or "") for e in picture.iter(f"{SVG}text")]
        assert not [1 for kind, _ in drawn if kind in ("h", "n")]
        titles = [text for kind, text in drawn if kind == "t"]
        assert titles
        assert max(map(len, titles)) <= MOST
        assert figure.findtext("p") == picture.findtext(f"{SVG}title") == figure[1].get("aria-label")
        assert " ".join(p.text or "" for p in figure.iter("p")).endswith(picture.findtext(f"{SVG}desc") or "?")


def test_a_setting_can_be_drawn_alone(load_b: Path, tileprove):
    setting = data(load_b)["settings"][-1]
    draw, banks = setting["commands"]
    assert "swizzle=1,1,4 swizzle2=1,0,6" in draw
    assert tileprove(*draw.split()[1:]).code == 0
    done = tileprove(*banks.split()[1:])
    assert done.code == 0
    assert "proved" in done.out


class Tags(HTMLParser):
    def __init__(self, text: str):
        super().__init__()
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))


def test_the_page_needs_no_other_file_and_takes_no_name_for_markup(tileprove, write_spec, tmp_path):
    file = tmp_path / "rows.html"
    assert tileprove("draw", f"{write_spec(SPEC, head=HEAD)}:rows_of", "--html", file) == (0, "", "")
    text, seen = file.read_text(), Tags(file.read_text()).seen
    assert [tag for tag, _ in seen].count("script") == 2  # the data and the page's own
    assert "{{ 7*7 }}" in text
    assert not [1 for _, attributes in seen if {"src", "onload", "onclick", "style"} & set(attributes)]
    assert all((a["href"] or "").startswith(("#", "data:,")) for tag, a in seen if tag in ("a", "link"))
    assert not re.search(r"https?://", text.replace("http://www.w3.org/2000/svg", ""))
    assert len(data(file)["settings"]) == 6  # three pitches that are offered, two archs


def test_without_jinja2_the_extra_is_named(tileprove, tmp_path, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    said = one_line(tileprove("draw", "load_b", "--html", tmp_path / "x.html"))
    assert said == "--html needs jinja2: pip install -e '.[report]'"
    assert not (tmp_path / "x.html").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("load_b", "tile_loader"), "--html is the page of one map; name one"),
        (("load_b", "-o", "x.svg"), "--html is the page of one map; -o is a picture"),
        (("load_b", "bkk=1+2"), "the map load_b has no parameter 'bkk'"),
        (("load_b", "bk=1+2"), "has no j here"),
        (("nowhere.py:rows",), "nowhere.py: no such spec file"),
    ],
)
def test_bad_input_is_one_line_and_no_page(tileprove, tmp_path, arguments, said):
    assert said in one_line(tileprove("draw", *arguments, "--html", tmp_path / "x.html"))
    assert not (tmp_path / "x.html").exists()


# -- settings ------------------------------------------------------------------------------------------------


def rows(lane, pitch=64, first=0):
    """Lane l reads 4 bytes of row l."""
    return Access(as_int(lane) * pitch + first, 4, as_int(4096))


ROWS = Map("mine", "rows", rows, "LDS", {"lane": 64}, lambda pitch: [as_int(pitch) < 300])


def test_a_setting_that_a_precondition_excludes_says_so():
    found = sweeps.sweep(ROWS, {"pitch": [64, 400]})
    assert isinstance(found.found[0], instances.Instance)
    assert found.found[1] == "the map rows is not allowed here: pitch < 300 is a precondition"
    assert "pitch &lt; 300" not in pages.page("rows", found, pages.Asked())  # letters of the data, not markup
    with pytest.raises(MapError, match="pitch < 300 is a precondition"):
        sweeps.sweep(ROWS, {"pitch": [400, 500]})


def test_what_has_no_room_is_left_out_and_named(monkeypatch):
    found = sweeps.sweep(ROWS, {"pitch": list(range(4, 68, 4)), "first": list(range(0, 256, 4))})
    assert len(found.found) == instances.MOST_SETTINGS
    assert found.cut == ["the first 16 of 64 values of first"]
    assert "Drawn: the first 16 of 64 values of first." in pages.page("rows", found, pages.Asked())
    few = sweeps.sweep(ROWS, {"pitch": [4, 8, 16, 32]})
    whole = pages.page("rows", few, pages.Asked())
    assert (whole.count("<template"), whole.count(pages.FULL)) == (4, 0)
    monkeypatch.setattr(pages, "MOST_LETTERS", whole.rindex("</template>") // 2)
    text = pages.page("rows", few, pages.Asked())
    assert 0 < text.count(pages.FULL) < 4
    assert text.count("<template") == 4 - text.count(pages.FULL)


def test_a_page_computes_no_more_than_its_share(monkeypatch):
    drawn = []
    real = pages.maps.scene
    monkeypatch.setattr(pages.maps, "scene", lambda *at: (drawn.append(at), real(*at))[1])
    monkeypatch.setattr(pages, "MOST_ACCESSES", 3 * 64)
    found = sweeps.sweep(ROWS, {"pitch": [4, 8, 16, 32, 64]})
    assert pages.page("rows", found, pages.Asked()).count(pages.FULL) == 2
    assert len(drawn) == 3


def test_it_begins_with_the_first_setting_that_there_is():
    found = sweeps.sweep(registry.maps()["load_b"], {"bk": [1, 33, 64, 32]})
    assert [isinstance(one, str) for one in found.found] == [True, True, False, False]
    assert found.start == 2


def test_it_begins_with_the_values_of_a_picture_that_is_drawn_alone():
    found = sweeps.sweep(registry.maps()["load_b"], {})
    first = found.found[found.start]
    assert isinstance(first, instances.Instance)
    assert (first.fixed["swizzle"], first.fixed["shape"], first.fixed["bk"]) == (None, (32, 32, 16), 32)


@pytest.mark.parametrize("name", registry.maps())
def test_every_shipped_map_has_a_page_and_travels_as_data(name: str):
    found = sweep_at(name, {})
    assert 1 <= len(found.found) <= sweeps.OFFERED
    again = instances.unpack(instances.pack(found), instances.Sweep)
    assert again == found
    assert "<template" in pages.page(name, again, pages.Asked(timings=registry.lds_timings()))


def test_what_another_process_says_is_read_strictly():
    sent = sweeps.sweep(ROWS, {"pitch": [4, 8]})
    for wrong in (
        {"found": sent.found[:1]}, {"start": 2}, {"start": -1}, {"values": {"pitch": ()}},
        {"found": [*sent.found] * 300}, {"cut": [1]}, {"found": [3]},
    ):  # fmt: skip
        with pytest.raises(WireError):
            instances.unpack(instances.pack(replace(sent, **wrong)), instances.Sweep)


# -- in Chromium ---------------------------------------------------------------------------------------------


def choose(browser, name: str, number: int) -> None:
    """With the keyboard alone."""
    control = browser.find_element("css selector", f"[data-name={name}]")
    control.send_keys("\ue011")  # Home: the first one
    for _ in range(number):
        control.send_keys("\ue014" if control.tag_name == "input" else "\ue015")  # to the right, down


def visible(browser) -> list[xml.Element]:
    return [
        xml.fromstring(e.get_attribute("outerHTML")) for e in browser.find_elements("css selector", "#pictures svg")
    ]


def test_a_reader_moves_the_sliders_and_the_conflicts_vanish(browser, load_b: Path):
    browser.get(load_b.as_uri())
    no_errors(browser)
    browser.find_element("css selector", "#accesses summary").send_keys("\ue007")  # Enter opens the table
    archs, said_of = ("gfx950", "gfx942"), {}
    for bk, one, two in product(range(3), range(2), range(2)):
        arch = (bk + one + two + 1) % 2
        for name, number in (("bk", bk), ("swizzle", one), ("swizzle2", two), ("arch", arch)):
            choose(browser, name, number)
        width = (16, 32, 64)[bk]
        address = by_executor((1, 1, 4) if one else None, (1, 0, 6) if two else None, width)
        said = browser.find_element("id", "said").text
        tile, banks = visible(browser)
        check_tile(tile, address)
        check_banks(banks, said, address, archs[arch])
        slider = browser.find_element("css selector", "[data-name=bk]")
        assert (
            slider.get_attribute("aria-valuetext") == str(width) == slider.find_element("xpath", "../span/output").text
        )
        listed = browser.execute_script(
            "return [...document.querySelectorAll('#rows tbody tr')].map(r => [...r.cells].map(c => c.textContent))"
        )
        assert [int(row[4]) for row in listed] == address.ravel().tolist()
        said_of[width, one, two, archs[arch]] = said
    assert "up to 4 lanes want one bank" in said_of[32, 0, 0, "gfx950"]
    assert "no bank conflicts" in said_of[32, 1, 1, "gfx950"]
    no_errors(browser)


def test_hostile_names_stay_letters(browser, tileprove, write_spec, tmp_path):
    file = tmp_path / "rows.html"
    assert tileprove("draw", f"{write_spec(SPEC, head=HEAD)}:rows_of", "--html", file).code == 0
    browser.get(file.as_uri())
    no_errors(browser)
    assert browser.title == "demo.rows_of"
    assert "document.title='gone'" in browser.find_element("tag name", "header").text


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(browser, load_b: Path, scheme: str, width: int):
    with emulated(browser, scheme, width):
        browser.get(load_b.as_uri())
        browser.find_element("css selector", "#accesses summary").click()
        check_reading(browser, scheme, width)


CUT = """return [...document.querySelectorAll('h1, header p, #said, .head, figcaption p, svg .t')].filter(one => {
  const box = one.getBoundingClientRect();
  return one.textContent && (box.right > document.documentElement.clientWidth || one.scrollWidth > one.clientWidth + 1);
}).map(one => one.textContent)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("arguments", [("load_b",), ("im2col_loader",), ("epilogue",)], ids=lambda one: one[0])
def test_nothing_that_is_said_is_cut_on_a_telephone(browser, tileprove, tmp_path, arguments, scheme):
    """Titles of panels that stand beside the first one scroll with it."""
    file = tmp_path / "map.html"
    assert tileprove("draw", *arguments, "--html", file).code == 0
    with emulated(browser, scheme, 390):
        browser.get(file.as_uri())
        first = browser.execute_script(
            "return [...document.querySelectorAll('svg')].map(s => s.querySelector('.t').textContent)"
        )
        beside = browser.execute_script("return [...document.querySelectorAll('svg .t')].map(t => t.textContent)")
        cut = browser.execute_script(CUT)
        assert set(cut) <= set(beside) - set(first)
        ink, paper = browser.execute_script(
            "const at = (one, name) => getComputedStyle(document.querySelector(one))[name];"
            "return [at('.head', 'color'), at('body', 'backgroundColor')]"
        )
        assert ink != paper


def test_it_looks_as_it_did(browser, load_b: Path):
    with emulated(browser, "light", 1000):
        browser.get(load_b.as_uri())
        assert difference(browser.get_screenshot_as_png(), "map page") < LOOSELY


def test_another_setting_looks_different(browser, load_b: Path):
    with emulated(browser, "light", 1000):
        browser.get(load_b.as_uri())
        choose(browser, "bk", 2)
        picture = browser.get_screenshot_as_png()
    known = json.loads(REFERENCES.read_text())["map page"]
    assert np.abs(np.array(from_afar(picture)) - np.array(known)).mean(axis=1).max() > LOOSELY
