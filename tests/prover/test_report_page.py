"""`tileprove check --html`: one page that works from disk, in a real browser; and formulas as MathML that mean the term."""

from __future__ import annotations

import importlib.util
import random
import time
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest
from browsing import LOOSELY, check_reading, difference, emulated, no_errors
from small_specs import EASY, FALSE, FINDING, UNSUPPORTED
from tileprove.prover import cli
from tileprove.prover.drawing import counterexample
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.constructors import both, either, negation, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.meanings.mathml import mathml
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, as_bool, integer, named
from tileprove.prover.running.outlines import ClaimPlan, Statement, SystemPlan
from tileprove.prover.running.results import Result
from tileprove.prover.showing.outputs.finished import Finished

jinja2 = pytest.importorskip("jinja2")
from tileprove.prover.showing.outputs import webpage  # noqa: E402

HOSTILE = """
@SYSTEM.claim("<script>document.title='gone'</script> & \\" onload='x' {{ 7*7 }}")
def hostile():
    yield Case("<script>document.title='gone'</script>", named("</math><script>document.title='gone'</script>", h) < 0)
"""
BOUNDS = """
@SYSTEM.claim("It ends inside.")
def ends():
    lane = integer("lane", 0, 64)
    yield Case("", lane * 4 + 4 <= 200, show={"first byte": lane * 4, "bytes": 4, "memory": 200})
"""


@pytest.fixture
def page(tileprove, write_spec, tmp_path) -> Path:
    file = tmp_path / "report.html"
    spec = write_spec(EASY, FALSE, FINDING, UNSUPPORTED, HOSTILE, BOUNDS)
    done = tileprove("check", spec, "--html", str(file), "--timeout", "20s")
    assert done.code == 1, done.err
    return file


# -- without a browser ---------------------------------------------------------------------------------------


class Tags(HTMLParser):
    def __init__(self, text: str):
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))
        self.ids += [value or "" for name, value in attrs if name == "id"]


def test_the_page_needs_no_other_file_and_takes_no_name_for_markup(page: Path):
    text = page.read_text(encoding="utf-8")
    found = Tags(text)
    assert [tag for tag, _ in found.seen].count("script") == 1
    assert "{{ 7*7 }}" in text
    for tag, attributes in found.seen:
        assert not {"src", "onload", "onclick", "style"} & set(attributes)
        if tag in ("a", "link"):
            assert (attributes["href"] or "").startswith(("file:///", "#", "data:,"))
    assert len(found.ids) == len(set(found.ids))
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in text


def test_without_jinja2_the_extra_is_named_before_the_run(write_spec, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert cli.run(["check", write_spec(EASY), "--html", str(tmp_path / "x.html")]) == 2
    assert "--html needs jinja2: pip install -e '.[report]'" in capsys.readouterr().err
    assert not (tmp_path / "x.html").exists()


# -- in Chromium ---------------------------------------------------------------------------------------------


def shown(driver) -> list[str]:
    return driver.execute_script(
        "return [...document.querySelectorAll('#claims > tbody:not([hidden])')].map(t => t.dataset.claim)"
    )


def test_a_reader_filters_sorts_and_opens_a_counterexample(browser, page: Path):
    browser.get(page.as_uri())
    no_errors(browser)
    assert browser.title == "tileprove: 6 claims"  # and not what the hostile names say
    everything = shown(browser)
    assert len(everything) == 6
    browser.find_element("id", "search").send_keys("ends")
    assert shown(browser) == [next(name for name in everything if name.endswith(".ends"))]
    assert browser.find_element("id", "shown").text == "1 of 6 claims"
    browser.find_element("css selector", "button[type=reset]").click()
    time.sleep(0.1)
    assert shown(browser) == everything
    browser.find_element("css selector", "select[data-filter=kind]").send_keys("findings")
    assert len(shown(browser)) == 1
    browser.find_element("css selector", "button[type=reset]").click()
    time.sleep(0.1)
    heading = browser.find_element("css selector", "[data-sort=claim]")
    heading.click()
    assert shown(browser) == sorted(everything)
    heading.click()
    assert shown(browser) == sorted(everything, reverse=True)
    assert heading.find_element("xpath", "..").get_attribute("aria-sort") == "descending"
    group = browser.find_element("css selector", "tbody[data-claim$='.ends']")
    button = group.find_element("tag name", "button")
    picture = group.find_element("tag name", "svg")
    assert not picture.is_displayed()
    button.send_keys("\ue007")  # the Enter key: everything works without a mouse
    assert button.get_attribute("aria-expanded") == "true"
    assert picture.is_displayed()
    assert group.find_element("tag name", "math").is_displayed()
    assert "lane=50" in group.text


def test_a_link_opens_its_claim(browser, page: Path):
    browser.get(page.as_uri() + "#claim-1")
    time.sleep(0.1)
    assert browser.find_element("css selector", "#claim-1 button").get_attribute("aria-expanded") == "true"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(browser, page: Path, scheme: str, width: int):
    with emulated(browser, scheme, width):
        browser.get(page.as_uri())
        browser.execute_script("for (const b of document.querySelectorAll('tbody button')) b.click()")
        check_reading(browser, scheme, width)
        assert page_is_not_blank(browser.get_screenshot_as_png())


def test_it_looks_as_it_did(browser, page: Path):
    with emulated(browser, "light", 1000):
        browser.get(page.as_uri())
        browser.execute_script("document.querySelector('tbody[data-claim$=\".ends\"] button').click()")
        picture = browser.find_element("css selector", "tbody[data-claim$='.ends'] svg")
        assert difference(picture.screenshot_as_png, "counterexample") < LOOSELY
        heading = browser.find_element("tag name", "header")
        assert difference(heading.screenshot_as_png, "counterexample") > LOOSELY  # it would notice another one


def page_is_not_blank(picture: bytes) -> bool:
    return picture.startswith(b"\x89PNG") and len(picture) > 20_000


def many(count: int) -> Finished:
    """A run of so many obligations."""
    lane, n = integer("lane", 0, 64), integer("n", 1)
    goal = as_bool(lane * n // 16 + (lane ^ 3) <= 64 * n + 67)
    claims = [
        ClaimPlan("big", f"claim_{number}", "A sentence.", Verdict.PROVED, "", "", __file__, 1)
        for number in range(count // 10)
    ]
    results = [
        Result(claim, Statement("big", claim.name, f"case {case}", "0" * 64, [], [], []), outcome)
        for claim in claims
        for case in range(10)
        for outcome in [Outcome(verdict=Verdict.PROVED, engine="integer", seconds=0.5, tree={"kind": "tree"})]
    ]
    system = SystemPlan("big", "A big one", "", "", claims)
    return Finished(
        [system], results, 0, lambda r: Obligation("big", r.claim.name, r.statement.case, (), Holds(goal)), 1.0
    )


def test_2500_obligations_load_within_a_second(browser, tmp_path):
    file = tmp_path / "big.html"
    file.write_text(webpage.render(many(2500)), encoding="utf-8")
    best = 1e9
    for _ in range(3):
        browser.get(file.as_uri())
        while browser.execute_script("return document.readyState") != "complete":
            time.sleep(0.05)
        assert len(shown(browser)) == 250
        timing = browser.execute_script("return performance.getEntriesByType('navigation')[0].loadEventEnd")
        best = min(best, timing)
    assert best < 1000


# -- pictures of counterexamples -----------------------------------------------------------------------------


def test_a_counterexample_says_what_was_touched_and_where_the_memory_ends():
    drawn = counterexample.scene({"first byte": 200, "bytes": 4, "memory": 202}, [], "lane=50")
    assert drawn is not None
    panel = drawn.panels[0]
    touched = [int(panel.columns[cell.col]) for cell in panel.cells if cell.row == 0]
    inside = [panel.columns[cell.col] for cell in panel.cells if cell.row == 1]
    assert touched == [200, 201, 202, 203]
    assert inside[-2:] == ["200", "201"]
    assert drawn.title == "At lane=50"


def test_any_broken_comparison_has_a_picture_of_its_two_sides():
    drawn = counterexample.scene({}, [("address", 0, "n*C", 1000)], "")
    assert drawn is not None
    assert [(c.row, c.label) for c in drawn.panels[0].cells] == [(0, "0"), (1, "1000")]
    assert "..." in drawn.panels[0].columns
    assert counterexample.scene({}, [], "") is None


# -- MathML --------------------------------------------------------------------------------------------------

X, Y, B = integer("x", 0), integer("y", 1), integer("b", 0, 8)
# what is written -> Python's word for it; rows carry no brackets of their own, as on the page
WORDS = {
    "\u2212": "-", "\u22c5": "*", "mod": "%", "\u2295": "^", "\u226a": "<<", "\u226b": ">>", "\u2264": "<=", "=": "==",
    "\u2260": "!=", "\u2227": " and ", "\u2228": " or ", "\u00ac": " not ", "\u230a": "(", "\u230b": ")", "{": "",
}  # fmt: skip


def read(node: xml.Element) -> str:
    """The markup as a reader sees it, in Python's words."""
    parts = [read(child) for child in node]
    if node.tag in ("mn", "mi"):
        return node.text or ""
    if node.tag == "mo":
        return WORDS.get(node.text or "", node.text or "")
    if node.tag == "mtext":
        return {"true": "True", "false": "False"}.get(node.text or "", "")
    if node.tag == "msup":
        return f"({parts[0]}**{parts[1]})"
    if node.tag == "mfrac":
        return f"(({parts[0]})//({parts[1]}))"
    if node.tag == "mtable":
        first, other = node
        return f"(({read(first[0])}) if ({read(first[1][1])}) else ({read(other[0])}))"
    return "".join(parts)


def value(tree: xml.Element, at: dict[str, int]) -> int:
    return eval(read(tree), {}, dict(at))


def random_term(rng: random.Random, depth: int) -> Term:
    if depth == 0:
        return rng.choice([X, Y, B, X + 0, *(integer("x", 0) * n for n in (-1, -3, 5)), Y - 7])
    a, b = random_term(rng, depth - 1), random_term(rng, depth - 1)
    small = rng.choice([X, Y, B, abs_of(a)])
    return rng.choice([
        lambda: a + b, lambda: a - b, lambda: a * b, lambda: -a, lambda: a // Y, lambda: a % Y, lambda: a // 3 % 2048,
        lambda: small ^ X, lambda: small & 1023, lambda: small | B, lambda: X << B, lambda: small >> B,
        lambda: where(condition(rng, a, b), a, b), lambda: a * -1024 + 1023,
    ])()  # fmt: skip


def abs_of(term: Term) -> Term:
    return where(term < 0, -term, term)


def condition(rng: random.Random, a: Term, b: Term) -> Term:
    return rng.choice([
        lambda: a < b, lambda: a <= b, lambda: a == b, lambda: a != b, lambda: both(a < b, b <= 9),
        lambda: either(a < b, both(a == 3, b < a)), lambda: negation(both(a < b, a == b)), lambda: ~(a < b),
    ])()  # fmt: skip


def test_markup_means_the_term():
    rng, compared = random.Random(17), 0
    for _ in range(400):
        term = random_term(rng, rng.randrange(1, 4))
        term = condition(rng, term, random_term(rng, 1)) if rng.random() < 0.4 else term
        tree = xml.fromstring(f"<mrow>{mathml(term)}</mrow>")
        for _ in range(3):
            at = {"x": rng.randrange(40), "y": rng.randrange(1, 9), "b": rng.randrange(8)}
            try:
                wanted = python.evaluate(at, term)[0]
            except python.Undefined:
                continue
            assert value(tree, at) == wanted, (term, at)
            compared += 1
    assert compared > 800


def test_a_name_is_no_markup():
    term = named("</mi><script>", integer("<b>&") + 1) + 2
    tree = xml.fromstring(f"<mrow>{mathml(term)}</mrow>")
    assert [e.text for e in tree.iter("mi")] == ["</mi><script>"]
