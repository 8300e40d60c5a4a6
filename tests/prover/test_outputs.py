"""JUnit, SARIF and Markdown: the structure that their readers want, and what a reader is told."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest
from commands import Spec, one_line, started
from small_specs import EASY, FALSE, FINDING, HARD, HEAD, UNSUPPORTED, VACUOUS, WORD
from tileprove.prover.showing.outputs import junit

MIXED = (EASY, FALSE, FINDING, UNSUPPORTED, VACUOUS)
BROKEN_FINDING = FINDING.replace("W > 1", "W > 0")
HOSTILE = """
@SYSTEM.claim("A row | with <b>tags</b> & `ticks`.")
def hostile():
    yield Case("a|b ``` <c>", named("`t`", h) < -1)
"""


@pytest.fixture
def report(tileprove, write_spec: Spec):
    """report(format, part, ...) -> (exit code, the text of that format) for a spec of these parts."""

    def make(kind: str, *parts: str) -> tuple[int, str]:
        done = tileprove("check", write_spec(*parts), f"--{kind}", "report", "--timeout", "20s")
        assert done.code != 2, done.err
        return done.code, Path("report").read_text(encoding="utf-8")

    return make


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, dict[str, str]]:
    """(exit code, format -> text) of one run over MIXED."""
    folder = tmp_path_factory.mktemp("mixed")
    (folder / "spec.py").write_text(HEAD + "".join(MIXED))
    formats = ("junit", "sarif", "markdown")
    run = started("check", "spec.py", "--no-cache", *(f"--{kind}={kind}" for kind in formats), cwd=folder)
    run.communicate(timeout=60)
    return run.returncode, {kind: (folder / kind).read_text(encoding="utf-8") for kind in formats}


# -- JUnit -------------------------------------------------------------------------------------------------------

COUNTS = {"tests", "failures", "errors"}
# element -> (attributes that it must have, that it may have, children): what Jenkins' and GitLab's schemas share
JUNIT = {
    "testsuites": (set(), {"name", "time", *COUNTS}, {"testsuite"}),
    "testsuite": ({"name", *COUNTS}, {"time", "skipped"}, {"testcase"}),
    "testcase": ({"name"}, {"classname", "time"}, {"failure", "error", "skipped", "system-out"}),
    "system-out": (set(), set(), set()),
    "failure": (set(), {"type", "message"}, set()),
    "error": (set(), {"type", "message"}, set()),
    "skipped": (set(), {"type", "message"}, set()),
}
NUMBERS = {"time": r"\d+\.\d{3}", **dict.fromkeys([*COUNTS, "skipped"], r"\d+")}


def junit_fault(root: xml.Element) -> str | None:
    """What is wrong with the document, or None."""
    if root.tag != "testsuites":
        return f"the root is {root.tag}"
    for element in root.iter():
        if element.tag not in JUNIT:
            return f"no element {element.tag}"
        needed, allowed, children = JUNIT[element.tag]
        names = set(element.attrib)
        if not needed <= names <= needed | allowed:
            return f"{element.tag} with {sorted(names)}"
        if any(child.tag not in children for child in element):
            return f"{element.tag} with {[child.tag for child in element]}"
        bad = [name for name in names & NUMBERS.keys() if not re.fullmatch(NUMBERS[name], element.attrib[name])]
        if bad:
            return f"{element.tag} with {bad}"
    for suite in root:
        tags = [problem.tag for case in suite for problem in case]
        counted = {"failures": "failure", "errors": "error", "skipped": "skipped"}
        wrong = [name for name, tag in counted.items() if int(suite.attrib[name]) != tags.count(tag)]
        if wrong or int(suite.attrib["tests"]) != len(suite):
            return f"{suite.attrib['name']} counts wrong: {wrong or 'tests'}"
    return None


def test_junit_has_a_suite_a_system_and_a_case_an_obligation(mixed):
    code, text = mixed[0], mixed[1]["junit"]
    root = xml.fromstring(text)
    assert code == 1
    assert junit_fault(root) is None
    (suite,) = root
    assert suite.attrib.items() >= {"name": "demo", "tests": "5", "failures": "2", "errors": "1"}.items()
    problems = {case.attrib["name"]: [(p.tag, p.attrib["type"]) for p in case] for case in suite}
    assert problems == {
        "round_trip": [],
        "last_row": [("failure", "refuted")],
        "wide": [],
        "boxed": [("error", "unsupported")],
        "nothing": [("failure", "vacuous")],
    }
    failure = root.find(".//failure")
    assert failure is not None
    assert failure.attrib["message"].startswith("spec.py:13: REFUTED: Every row index")
    assert "N=1  H=1  W=1  m=0" in (failure.text or "")


def test_what_rests_on_one_solvers_word_says_so_in_every_format(report):
    code, text = report("junit", EASY, WORD)
    assert code == 0
    root = xml.fromstring(text)
    assert junit_fault(root) is None
    assert [case.findtext("system-out") for case in root.iter("testcase")] == [
        None, "proved (z3): rests on the word of z3 alone",
    ]  # fmt: skip
    easy, word = json.loads(report("sarif", EASY, WORD)[1])["runs"][0]["tool"]["driver"]["rules"]
    assert ("restsOn" in easy["properties"], word["properties"]["restsOn"]) == (False, "z3")
    page = report("markdown", EASY, WORD)[1]
    assert "<summary>1 claim rests on one solver's word</summary>" in page
    assert "| `demo.shifted` | A shift up is undone by one down. | proved (z3) |" in page
    assert "solver" not in report("markdown", EASY)[1]


def test_junit_fails_a_finding_that_is_true(report):
    code, text = report("junit", BROKEN_FINDING)
    assert code == 1
    assert xml.fromstring(text).find(".//failure[@type='proved']") is not None


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("<testsuites", "<suites", "the root is suites"),
        ("testcase classname", "test classname", "testsuite with"),
        ('tests="5" failures="2" errors="1" skipped', 'tests="5" failures="1" errors="1" skipped', "counts wrong"),
        ('tests="5" failures="2" errors="1" skipped', 'tests="4" failures="2" errors="1" skipped', "counts wrong"),
        ('type="refuted"', 'kind="refuted"', "failure with"),
        (' name="wide"', "", "testcase with"),
        ("</failure>", "<b/></failure>", "failure with ['b']"),
        ('time="', 'time="about ', "with ['time']"),
    ],
)
def test_the_junit_check_sees_what_is_wrong(mixed, old: str, new: str, fault: str):
    text = mixed[1]["junit"]
    assert old in text
    changed = text.replace(old, new).replace("</testsuites>", f"</{new[1:]}>" if "suites" in old else "</testsuites>")
    if new.startswith("test classname"):
        changed = changed.replace("</testcase>", "</test>")
    assert fault in (junit_fault(xml.fromstring(changed)) or "nothing")


def test_junit_holds_any_text(report):
    _, text = report("junit", HOSTILE)
    root = xml.fromstring(text)
    assert junit_fault(root) is None
    (case,) = root.iter("testcase")
    assert case.attrib["name"] == "a|b ``` <c>"
    assert "<b>tags</b> & `ticks`." in case[0].attrib["message"]


@pytest.mark.parametrize(
    ("letter", "legal"), [("\t", True), ("\x07", False), ("\x1f", False), (" ", True), ("\ud800", False)]
)
def test_junit_holds_no_letter_that_xml_does_not_know(letter: str, legal: bool):
    assert junit._legal(f"a{letter}b") == (f"a{letter}b" if legal else "a\N{REPLACEMENT CHARACTER}b")


# -- SARIF -------------------------------------------------------------------------------------------------------


def sarif_results(text: str) -> list[dict]:
    log = json.loads(text)
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert len(set(rules)) == len(rules)
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        # the standard: a level other than none belongs to a failure
        assert (result["kind"] == "fail") == (result["level"] != "none")
    return run["results"]


def test_sarif_points_at_the_line_of_the_spec(mixed):
    code, text = mixed[0], mixed[1]["sarif"]
    found = {result["ruleId"]: result for result in sarif_results(text)}
    assert {name: (r["kind"], r["level"]) for name, r in found.items()} == {
        "demo.last_row": ("fail", "error"),
        "demo.wide": ("pass", "none"),
        "demo.boxed": ("fail", "warning"),
        "demo.nothing": ("fail", "error"),
    }
    place = found["demo.last_row"]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "spec.py", "uriBaseId": "%SRCROOT%"}
    line = (HEAD + "".join(MIXED)).splitlines()[place["region"]["startLine"] - 1]
    assert line.startswith('@SYSTEM.claim("Every row index')
    assert "N=1  H=1  W=1  m=0" in found["demo.last_row"]["message"]["text"]
    assert "the comment above the loop" in found["demo.wide"]["suppressions"][0]["justification"]
    assert "suppressions" not in found["demo.last_row"]
    assert json.loads(text)["runs"][0]["invocations"] == [{"executionSuccessful": True, "exitCode": code}]


def test_sarif_says_nothing_of_what_is_proved(report):
    _, text = report("sarif", EASY)
    assert sarif_results(text) == []
    assert json.loads(text)["runs"][0]["tool"]["driver"]["rules"][0]["id"] == "demo.round_trip"


def test_sarif_fails_a_finding_that_is_true(report):
    (result,) = sarif_results(report("sarif", BROKEN_FINDING)[1])
    assert (result["kind"], result["level"], "suppressions" in result) == ("fail", "error", False)


def test_sarif_uris_are_escaped_and_relative(tileprove, write_spec: Spec, tmp_path: Path, monkeypatch):
    spec = Path(write_spec(FALSE, name="my spec#1.py"))
    for folder, wanted in ((tmp_path, "my%20spec%231.py"), (tmp_path / "elsewhere", spec.as_uri())):
        folder.mkdir(exist_ok=True)
        monkeypatch.chdir(folder)
        tileprove("check", spec, "--sarif", "report")
        (result,) = sarif_results(Path("report").read_text())
        assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == wanted


def test_sarif_tells_two_cases_of_one_line_apart(report):
    two = FALSE.replace('yield Case("", row < H', 'yield Case("one", W > 1)\n    yield Case("two", row < H')
    results = sarif_results(report("sarif", two)[1])
    assert len({result["partialFingerprints"]["obligation/v1"] for result in results}) == len(results) == 2


# -- Markdown ----------------------------------------------------------------------------------------------------


def test_markdown_is_a_summary_with_what_went_wrong(mixed):
    text = mixed[1]["markdown"]
    assert text.startswith("## tileprove: 5 claims, 2 as expected, 2 not as expected, 1 undecided\n")
    assert "| `demo` | 2 | 2 | 1 | 5 |" in text
    assert "| `demo.last_row` | Every row index stays below the last row. | REFUTED | `spec.py:13` |" in text
    wrong, _, folded = text.partition("<details>")
    assert "at          N=1  H=1  W=1  m=0" in wrong
    assert "demo.round_trip" not in text
    assert "demo.wide" in folded
    assert "demo.wide" not in wrong
    assert folded.rstrip().endswith("</details>")


def test_markdown_without_anything_wrong_is_short(report):
    _, text = report("markdown", EASY)
    assert text.startswith("## tileprove: 1 claim, 1 as expected\n")
    assert "Not as expected" not in text
    assert "details" not in text


def test_markdown_shows_any_text_as_it_is(report):
    _, text = report("markdown", HOSTILE)
    row = next(line for line in text.splitlines() if "demo.hostile" in line)
    assert len(re.findall(r"(?<!\\)\|", row)) == 5
    assert "&lt;b&gt;tags&lt;/b&gt; &amp; \\`ticks\\`" in row
    lines = text.splitlines()
    fences = [line for line in lines if line.startswith("````")]
    assert fences == ["````text", "````"]
    inside = lines[lines.index("````text") + 1 : lines.index("````")]
    assert any("a|b ``` <c>" in line for line in inside)


def test_markdown_fits_a_job_page(report, monkeypatch: pytest.MonkeyPatch):
    from tileprove.prover.showing.outputs import markdown

    with monkeypatch.context() as patched:
        patched.setattr(markdown, "MOST_BYTES", 900)
        cut = report("markdown", FALSE, FINDING)[1]
    assert len(cut.encode()) <= 900 < len(report("markdown", FALSE, FINDING)[1].encode())
    assert cut.rstrip().endswith("see the report in the log.")


# -- files -------------------------------------------------------------------------------------------------------


def test_several_formats_at_once_and_one_of_them_to_stdout(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY), "--json", "a", "--junit", "b", "--sarif", "-", "--markdown", "c")
    assert sarif_results(done.out) == []
    assert "1 claim: 1 proved" in done.err
    assert all(Path(name).stat().st_size for name in "abc")
    assert sorted(path.name for path in Path().iterdir() if path.is_file()) == ["a", "b", "c", "spec.py"]


@pytest.mark.parametrize("kind", ["json", "junit", "sarif", "markdown"])
def test_a_file_that_cannot_be_written_is_said_before_anything_is_decided(tileprove, write_spec: Spec, kind: str):
    Path("folder").mkdir()
    for file, said in (("no/such/file", "no/such is no folder"), ("folder", "folder is a folder")):
        done = tileprove("check", write_spec(HARD), f"--{kind}", file)
        assert said in one_line(done)
        assert f"--{kind}" in done.err


def test_two_formats_cannot_share_stdout(tileprove):
    assert "--json and --junit cannot share stdout" in one_line(tileprove("check", "--json", "-", "--junit", "-"))


def test_a_link_and_a_device_are_written_through(tileprove, write_spec: Spec):
    Path("real").write_text("old")
    Path("link").symlink_to("real")
    tileprove("check", write_spec(EASY), "--junit", "link")
    assert Path("link").is_symlink()
    assert Path("real").read_text().startswith("<?xml")
    assert tileprove("check", write_spec(EASY), "--junit", "/dev/null").code == 0
    assert not Path("/dev/null").is_file()


def test_an_interrupted_run_reports_what_it_reached(write_spec: Spec, wait_for, cache_folder: Path):
    import signal

    from tileprove.prover.running.cache import FILE, Cache, fingerprint

    spec = write_spec(EASY, HARD, head=HEAD)
    run = started(
        "check", spec, "--jobs", "1", "--junit", "j", "--sarif", "s", "--markdown", "m", cwd=Path(spec).parent
    )
    wait_for(lambda: (cache_folder / FILE).exists() and Cache(cache_folder / FILE, fingerprint()).times())
    run.send_signal(signal.SIGINT)
    run.communicate(timeout=20)
    assert run.returncode == 130
    folder = Path(spec).parent
    root = xml.fromstring((folder / "j").read_text())
    assert junit_fault(root) is None
    assert [[p.tag for p in case] for case in root[0]] == [[], ["skipped"]]
    assert json.loads((folder / "s").read_text())["runs"][0]["invocations"][0]["executionSuccessful"] is False
    assert "1 not reached" in (folder / "m").read_text()
