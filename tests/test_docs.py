"""What README and docs show: transcripts come out again, Python runs, commands, options and files exist.

A block that begins with ```console holds commands (``$ tileprove ...``) with what they print: a line ``...`` stands for
any lines, and durations and the blanks of a table may differ. A comment ``<!-- in FILE: OLD -> NEW -->`` before it says
which slip the specs have there. A longer duration may wrap the cells of a table otherwise: then each row's words count.
"""

import doctest
import inspect
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path, PurePosixPath

import click
import pytest
from tileprove.prover.cli import COMMANDS, Commands, cli
from tileprove.prover.running import registry

import tileprove

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^(?:<!-- in (?P<slip>.*?) -->\n+)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.S | re.M)
DURATION = re.compile(r"\b[\d,.]+ (ms|s|min)\b")
RUNS = re.compile(r"\b[\d,]+ runs at [\d,]+ points? in TIME, seed \d+")  # what an attack comes to in its time


def blocks(kind):
    for page in PAGES:
        text = page.read_text()
        for found in BLOCK.finditer(text):
            if found["kind"] == kind:
                line = text.count("\n", 0, found.start()) + 1
                yield pytest.param(found["text"], found["slip"], id=f"{page.name}:{line}")


def plain(text):
    """The lines without durations, what is run in them, rules and the width of blanks."""
    lines = (RUNS.sub("RUNS", " ".join(DURATION.sub("TIME", line).split())) for line in text.splitlines())
    return [line for line in lines if line.strip("─")]


def without_conditions(lines):
    """Which condition is found in a few seconds hangs on the machine; tests/prover/test_weakening.py is about that."""
    return [line for line in lines if not line.strip().startswith("holds with ")]


def paragraphs(text):
    """The words of each, without durations: cells that are wrapped otherwise keep their row."""
    found = (Counter(word for line in plain(part) for word in line.split()) for part in re.split(r"\n\s*\n", text))
    return [words for words in found if words]


def is_right(shown, printed):
    """Two texts, of which the first may have ``...``."""
    lines = plain(shown), plain(printed)
    if is_shown(*lines) or ("..." not in lines[0] and paragraphs(shown) == paragraphs(printed)):
        return True
    told = tuple("\n".join(without_conditions(text.splitlines())) for text in (shown, printed))
    return told != (shown, printed) and is_right(*told)


def is_shown(shown, printed):
    """Whether the lines that are shown came in that order, with nothing between but where ``...`` stands."""
    if not shown or not printed:
        return not printed and all(line == "..." for line in shown)
    if shown[0] == "...":
        return is_shown(shown[1:], printed) or is_shown(shown, printed[1:])
    return shown[0] == printed[0] and is_shown(shown[1:], printed[1:])


@pytest.mark.parametrize(
    ("shown", "printed", "right"),
    [
        (["a", "b"], ["a", "b"], True),
        (["a", "b"], ["a", "b", "c"], False),
        (["a", "..."], ["a", "b", "c"], True),
        (["a", "...", "c"], ["a", "b", "c"], True),
        (["a", "...", "c"], ["a", "b", "d"], False),
        (["b"], ["a", "b"], False),
        (["...", "b"], ["a", "b"], True),
        (["a", "...", "c", "...", "d"], ["a", "c", "x", "d"], True),
        (["a", "c"], ["a", "b", "c"], False),
    ],
)
def test_a_transcript_that_differs_is_noticed(shown, printed, right):
    assert is_shown(shown, printed) is right
    assert is_right("\n".join(shown), "\n".join(printed)) is right


ROWS = "claim  verdict   time\n\n{}  {}  1 s\nin_bounds\n\n{}  {}  2 s\naligned\n"


@pytest.mark.parametrize(
    ("printed", "right"),
    [
        (("It is inside.", "proved", "It is aligned.", "refuted"), True),
        (("It is\ninside.", "proved", "It is\naligned.", "refuted"), True),
        (("It is inside.", "refuted", "It is aligned.", "proved"), False),
        (("It is aligned.", "proved", "It is inside.", "refuted"), False),
    ],
)
def test_verdicts_that_changed_places_are_noticed(printed, right):
    """Also where cells are wrapped otherwise."""
    shown = ROWS.format("It is inside.", "proved", "It is aligned.", "refuted")
    assert is_right(shown, ROWS.format(*printed)) is right


@pytest.mark.parametrize(
    ("printed", "right"),
    [
        (["REFUTED", "holds with n <= 4 (exact)"], True),
        (["REFUTED", "holds with n <= 3 (sufficient)"], True),
        (["REFUTED"], True),
        (["proved", "holds with n <= 4 (exact)"], False),
        (["REFUTED", "holds with n <= 4 (exact)", "what"], False),
    ],
)
def test_a_condition_may_be_another(printed, right):
    assert is_right("REFUTED\nholds with n <= 4 (exact)", "\n".join(printed)) is right


def slipped(folder, slip):
    """A tree of the package in which the file says NEW instead of OLD."""
    file, _, change = slip.partition(": ")
    old, new = change.split(" -> ")
    for part in ("prover", "specs", "concrete", "tileprove/__init__.py"):
        link = folder / "tileprove" / Path(part).name
        link.parent.mkdir(exist_ok=True)
        if Path(file).parts[0] != part:
            link.symlink_to(ROOT / part)
    for source in (ROOT / Path(file).parts[0]).rglob("*.py"):
        copy = folder / "tileprove" / source.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(source.read_text())
    text = (folder / "tileprove" / file).read_text()
    assert text.count(old) == 1, (file, old)
    (folder / "tileprove" / file).write_text(text.replace(old, new))
    return folder


@pytest.mark.parametrize(("text", "slip"), list(blocks("console")))
def test_transcripts(text, slip, tmp_path):
    environment = {**os.environ, "COLUMNS": "100", "TILEPROVE_CACHE": str(tmp_path / "cache")}
    folder = ROOT
    if slip:
        environment["PYTHONPATH"] = str(slipped(tmp_path, slip))
        folder = tmp_path / "tileprove"
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, shown = part.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "tileprove"
        if arguments == ["check"]:
            assert_first_screen(shown)  # the run takes minutes
            continue
        run = [sys.executable, "-P", "-c", "from tileprove.prover.cli import main; main()", *arguments]
        done = subprocess.run(run, cwd=folder, env=environment, capture_output=True, text=True)
        assert is_right(shown, done.stdout), f"{command} prints\n{done.stdout}{done.stderr}"


def table_of(shown):
    """System -> what its row says under each heading; a row goes on in lines that begin with a blank."""
    head, table = shown.strip("\n").partition("\n")[0], shown.split("─\n")[1].partition("\n\n")[0]
    first, last = head.index("engines"), head.index("one solver's word")
    ends = [*(head.index(name) + len(name) for name in ("claims", "findings", "as expected")), last, last + 17]
    starts, rows = [16, ends[0], ends[1], first, last], {}
    for line in table.splitlines():
        if line[0] != " ":
            rows[line.split()[0]] = [""] * 5
        row = rows[list(rows)[-1]]
        row[:] = [f"{old} {line[a:b].strip()}".strip() for old, a, b in zip(row, starts, ends, strict=True)]
    return rows


def assert_first_screen(shown):
    """Its systems, their claims and engines are those of the specs and of what ``proofs/`` has on record."""
    record = [json.loads(line) for line in (ROOT / "proofs" / "ledger.jsonl").read_text().splitlines()[1:]]
    engines = {(line["name"].partition(".")[0], line["engine"]) for line in record if line["verdict"] == "proved"}
    rows, systems = table_of(shown), [target.systems()[0] for target in registry.targets([])]
    assert list(rows) == [system.name for system in systems]
    for system in systems:
        claims, findings, right, said, _ = rows[system.name]
        false = sum(claim.expected.value == "refuted" for claim in system.claims.values())
        assert (int(claims), int(findings or 0), right) == (len(system.claims) - false, false, "all")
        by = {(system.name, engine) for engine in said.split(", ") if engine != "replay"}
        assert by == {pair for pair in engines if pair[0] == system.name}
    said = " ".join(shown.split())
    assert f" {sum(len(system.claims) for system in systems)} claims: " in said
    assert f"({sum(int(row[4] or 0) for row in rows.values())} on one solver's word)" in said
    assert f" {len(record):,} obligations, " in said


def test_a_first_screen_that_is_not_the_records_is_noticed():
    (shown,) = (
        found["text"]
        for found in BLOCK.finditer((ROOT / "docs" / "SYSTEMS.md").read_text())
        if "$ tileprove check\n" in found["text"]
    )
    shown = shown.partition("\n")[2]
    assert_first_screen(shown)
    for old, new in (
        ("39  ", "38  "),
        ("banks  ", "bonks  "),
        ("exhaustive", "exhausting"),
        ("all", "1 o"),
        ("claims: ", "claim: "),
    ):
        with pytest.raises((AssertionError, ValueError)):
            assert_first_screen(shown.replace(old, new, 1))


@pytest.mark.parametrize(("text", "slip"), list(blocks("python")))
def test_python(text, slip, tmp_path):
    """A spec is checked, and everything in it proved; anything else runs."""
    if "import torch" in text:
        pytest.importorskip("torch", reason="pip install -e '.[capture]' brings torch")
    file = tmp_path / "my_spec.py"
    file.write_text(text)
    asked = (
        ["-c", "from tileprove.prover.cli import main; main()", "check", "--no-cache"] if "SYSTEM = " in text else []
    )
    done = subprocess.run([sys.executable, *asked, str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("text", "slip"), list(blocks("toml")))
def test_toml(text, slip):
    assert tomllib.loads(text)


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "README.md"], ids=lambda page: page.name)
def test_a_page_says_at_its_top_for_whom_it_is(page):
    title, blank, said = page.read_text().splitlines()[:3]
    assert title.startswith("# ")
    assert not blank
    assert said.startswith("For ")


def test_the_glossary_is_in_order():
    rows = re.findall(r"^\| (.*?) \|", (ROOT / "docs" / "GLOSSARY.md").read_text(), re.M)[1:]
    assert rows == sorted(rows, key=lambda row: row.replace(",", "").lower())


def test_every_other_block_is_a_drawing():
    kinds = {found["kind"] for page in PAGES for found in BLOCK.finditer(page.read_text())}
    assert kinds <= {"console", "python", "toml", "yaml", "text", "cuda"}
    for page in PAGES:
        for found in BLOCK.finditer(page.read_text()):
            if found["kind"] == "cuda":
                assert any(found["text"].strip() in file.read_text() for file in (ROOT / "kernels/cuda").glob("*.cu"))
            if found["kind"] == "text" and page.name != "API.md":
                assert not re.search(r"^\$|proved|REFUTED", found["text"], re.M), (
                    f"{page.name}: a transcript is console"
                )


def mentioned():
    """Every ``tileprove ...`` that a page has in its text or as a line of its own."""
    for page in PAGES:
        text = page.read_text()
        found = re.findall(r"`(tileprove [^`]*)`", text) + re.findall(
            r"^(?:    |\$ |\s+- run: )(tileprove .*)$", text, re.M
        )
        for command in found:
            yield page.name, command.partition("  #")[0]


def options_of(command):
    return {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)} | {"--help"}


@pytest.mark.parametrize(("page", "command"), sorted(set(mentioned())))
def test_commands_and_options_exist(page, command):
    words = re.sub(r"[,;].*|\.\.\.", "", command.replace("'", "").replace("\n", " ")).split()[1:]
    if not words or words[0].startswith("-"):
        assert set(words) <= {"--version", "--help"}
        return
    assert words[0] in COMMANDS, command
    group = cli
    assert isinstance(group, Commands)
    found = group.get_command(click.Context(group), words[0])
    if isinstance(found, click.Group):
        inner = [word for word in words[1:] if word in found.commands]
        known = [options_of(found.commands[word]) for word in inner] or [options_of(found)]
        options = set.union(*known)
    else:
        options = options_of(found)
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options, command


def every_command():
    """Each command, and each one behind a command of commands, as one types it."""
    for name in COMMANDS:
        found = cli.get_command(click.Context(cli), name)
        yield from [f"{name} {inner}" for inner in found.commands] if isinstance(found, click.Group) else [name]


def entries(page):
    """The commands that have a row: those in it stand behind the first one's group where they are one word."""
    for row in re.findall(r"^\| `tileprove .*$", page, re.M):
        group = row.split()[2].strip("`")
        for said in re.findall(r"`([^`]*)`", row):
            words = [word.strip(",") for word in said.removeprefix("tileprove ").split()]
            yield from {words[0], " ".join(words[:2]), f"{group} {words[0]}"}


@pytest.mark.parametrize("command", list(every_command()))
def test_every_command_has_an_entry(command):
    assert command in set(entries((ROOT / "docs" / "COMMANDS.md").read_text()))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_page_names_are_there(page):
    text = page.read_text()
    prose = BLOCK.sub("", text)  # brackets in a transcript are no link
    links = [target for target in re.findall(r"\]\(([^)#]+)\)", prose) if "://" not in target]
    paths = re.findall(
        r"(?<![\w/.~])((?:specs|prover|concrete|tests|kernels|benchmarks|docs)/[\w./]+\.(?:py|md|toml|ll))", text
    )
    paths = [name for name in paths if "/my_" not in name]  # the reader's
    missing = [name for name in links if not (page.parent / name).exists()]
    missing += [
        name
        for name in paths
        if not any((folder / name).exists() for folder in (ROOT, ROOT / "prover", ROOT / "tests"))
    ]
    assert not missing or page.name == "CHANGELOG.md"  # it names what is gone


def test_the_reference_is_fresh():
    page = (ROOT / "docs" / "API.md").read_text()
    reference = runpy.run_path(str(ROOT / "docs" / "reference.py"))
    assert page == "".join(reference["page"]()), "python docs/reference.py > docs/API.md"


@pytest.mark.parametrize("name", tileprove.__all__)
def test_a_public_name_has_a_docstring_with_an_example_that_is_right(name):
    thing = getattr(tileprove, name)
    assert len(thing.__doc__ or "") > 60, "what it is, what it raises"
    names = {name: getattr(tileprove, name) for name in tileprove.__all__}
    shown = [thing]
    if inspect.ismodule(thing):  # its functions' examples go on with what its own begins
        shown += [getattr(thing, each) for each in thing.__all__]
    for each in shown:
        (test,) = doctest.DocTestFinder(recurse=False).find(each, name, module=False, globs=names)
        test.globs = names
        assert test.examples, f"{each.__name__} has no example"
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False).failed == 0


def test_the_floors_stand_in_one_order():
    """The picture of ARCHITECTURE.md has the rooms of the contract, in its order."""
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"][0]["layers"]
    picture = (ROOT / "docs" / "ARCHITECTURE.md").read_text()
    places = [min(picture.index(f"{room}/") for room in layer.split(" | ")) for layer in layers if layer != "cli"]
    assert all(one < other for one, other in pairwise(places))


PLACEHOLDERS = ("my_", "project_number_topic")


@pytest.mark.parametrize(("page", "many"), [("ARCHITECTURE", 120), ("TRUST", 120)])
def test_every_file_that_a_page_names_is_there(page, many):
    """As it stands in the tree, or behind a room that is named before; what a newcomer makes is called my_something."""
    text = (ROOT / "docs" / f"{page}.md").read_text()
    named = {name for name in re.findall(r"`([\w./*-]+/?)`", text) if re.search(r"\.(py|md|toml|html)$|/$", name)}
    named |= set(re.findall(r"`([\w*-]+(?:/[\w*-]+)+)`", text))
    rooms = ("prover", "specs", "concrete", "tests", "docs", "examples", "benchmarks")
    files = {path.relative_to(ROOT).as_posix() for room in rooms for path in (ROOT / room).rglob("*")}
    files |= {path.name for path in ROOT.iterdir()} | set(rooms)
    wrong = [
        name
        for name in sorted(named)
        if not any(word in name for word in PLACEHOLDERS)
        and not any(PurePosixPath(file).match(name.rstrip("/")) for file in files)
    ]
    assert wrong == []
    assert len(named) > many


@pytest.mark.parametrize(
    "section",
    [
        "The way of an obligation",
        "Three journeys",
        "Add a kind of claim",
        "Add an engine",
        "Add a rule of arithmetic",
        "Add an operation",
        "Add a reader",
        "Add a claim about accesses",
        "Add a proposal",
    ],
)
def test_who_follows_a_recipe_finds_its_files(section):
    """From the tree's root, or from prover/: not behind another room."""
    text = (ROOT / "docs" / "ARCHITECTURE.md").read_text().partition(f"## {section}\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([\w./-]+\.(?:py|toml))`", text))
    assert [name for name in sorted(named) if not any((ROOT / room / name).is_file() for room in ("", "prover"))] == []
    assert named
