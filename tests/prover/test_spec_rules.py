"""Claims that nobody would check are errors with their place, and so are names that are none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import Spec, one_line
from small_specs import EASY, FINDING, HEAD
from tileprove.prover.record import store
from tileprove.prover.record.store import LedgerError
from tileprove.prover.running import names
from tileprove.prover.running.outlines import outline
from tileprove.prover.running.registry import BUILT_IN, targets
from tileprove.prover.running.spec_file import built_in

from tileprove import System

CLAIM = "@SYSTEM.claim('x')\ndef {}():\n    yield Case('', N >= 1)\n"
ON_OTHER = "@other.claim('x')\ndef b():\n    yield Case('', N >= 1)\n"
INSIDE = "@SYSTEM.claim('x')\ndef a():\n    {}\n    yield Case('', N >= 1)\n"
FROM = 'p", holds_when='
IMPORTED = "from tileprove.specs.swizzle.system import SYSTEM as other\n"
OTHER_FILE = "from other import SYSTEM as other\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SYSTEM = System('b', 'B')\n" + CLAIM.format("a"), ":4: the System demo is under no name of this file"),
        (EASY + "SYSTEM = [SYSTEM]\n", ":4: the System demo is under no name of this file"),
        ("more = [System('b', 'B')]\n", ":8: the System b is under no name of this file"),
        ("more = {'b': System('b', 'B')}\n", ":8: the System b is under no name"),
        ("def more():\n    return System('b', 'B')\nmore()\n", ":9: the System b is under no name"),
        ("exec(\"System('b', 'B')\")\n", "the System b is under no name"),
        ("B = System('b', 'B')\n", ":8: the System b has no claims, so it says nothing"),
        ("B = System('Demo', 'B')\n", ":8: there are two systems named Demo; "),
        (IMPORTED + ON_OTHER, ":9: the claim b is registered on swizzle, which is a built-in"),
        (OTHER_FILE + ON_OTHER, ":9: the claim b is registered on other"),
        ("@SYSTEM.claim\ndef a():\n    yield Case('', N >= 1)\n", ":8: the claim a has no sentence"),
        ("@SYSTEM.claim(3)\ndef a():\n    yield Case('', N >= 1)\n", ":8: 3 is no sentence"),
        ("@SYSTEM.claim(' ')\ndef a():\n    yield Case('', N >= 1)\n", ":8: demo.a has no sentence"),
        ("SYSTEM.claim('x')\ndef a():\n    yield Case('', N >= 1)\n", ":8: a claim's sentence, and no function"),
        ("SYSTEM.claim('x')(3)\n", ":8: a claim is a generator function, and 3 is none"),
        ("SYSTEM.claim('x')(lambda: [])\n", "'<lambda>' is no name for a claim"),
        ("def a(): yield\na.__name__ = '../a'\nSYSTEM.claim('x')(a)\n", ":8: '../a' is no name for a claim"),
        (CLAIM.format("a") + CLAIM.format("a"), ":11: demo has two claims named a"),
        ("import copy\ncopy.copy(SYSTEM)\n", ":9: the System demo cannot be copied"),
        (INSIDE.format("System('b', 'B')"), ":10: the System b is made inside"),
        (
            INSIDE.format("SYSTEM.claim('y')(late)") + "def late(): yield\n",
            "the claim demo.late is registered inside another",
        ),
        ("@SYSTEM.claim('x')\ndef a():\n    return\n    yield\n", ":8: demo.a yields no case"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield Case('', N >= 1)\n    1 / 0\n", ":11: ZeroDivisionError"),
        (FINDING.replace('p"', FROM + '"nobody"'), "holds_when names 'nobody', and demo has no such claim"),
        (FINDING.replace('p"', FROM + '"demo.nobody"'), "holds_when names 'demo.nobody', and demo has"),
        (FINDING.replace('p"', FROM + '"wide"'), "holds_when names demo.wide, which is a finding"),
        (FINDING.replace('p"', FROM + '"none.such"'), "holds_when names none.such, which is no claim"),
        (FINDING.replace('p"', FROM + '"swizzle.such"'), "holds_when names swizzle.such, which is no claim"),
        (FINDING.replace("the comment above the loop", " "), "demo.wide does not say where the false statement is doc"),
        (FINDING.replace('"the comment above the loop"', "None"), ":9: documented and holds_when are text"),
    ],
)  # fmt: skip
def test_a_claim_that_would_not_be_checked_is_an_error(tileprove, write_spec: Spec, text: str, said: str):
    write_spec(EASY, name="other.py", head=HEAD.replace('"demo"', '"other"'))
    spec = write_spec(text, "" if EASY in text else EASY)
    line = one_line(tileprove("check", spec, "--no-cache"))
    assert said in line
    assert "spec.py" in line or "other.py" in line or "<string>" in line


def test_the_last_that_is_right(tileprove, write_spec: Spec):
    more = "B = System('b', 'B')\n@B.claim('x')\ndef a():\n    yield Case('', N >= 1)\n"
    made = "return System(name, 'made by a helper')"
    helper = f"from tileprove import System\ndef make(name):\n    {made}\n"
    write_spec(helper, name="helper.py", head="")
    made = "from helper import make\nC = make('c')\n@C.claim('x')\ndef a():\n    yield Case('', N >= 1)\n"
    true = FINDING.replace('p"', FROM + '"swizzle.involution"')
    done = tileprove("check", write_spec(IMPORTED, more, made, EASY, true), "--no-cache")
    assert (done.code, "4 claims: 3 proved; 1 refuted, as documented" in done.out) == (0, True), done.err


def test_a_file_without_claims(tileprove, write_spec: Spec):
    spec = write_spec("")
    for command in ("check", "list", "reach", "findings"):
        assert one_line(tileprove(command, spec)) == "spec.py:4: the System demo has no claims, so it says nothing"
    nothing = write_spec("x = 1\n", name="nothing.py", head="")
    assert "no System in this file" in one_line(tileprove("check", nothing))
    only = write_spec(IMPORTED, name="only.py", head="")
    assert "no System in this file" in one_line(tileprove("check", only))


def test_a_file_that_another_one_imports_is_checked_once(tileprove, write_spec: Spec):
    one = write_spec(EASY, name="one.py", head=HEAD.replace('"demo"', '"one"'))
    two = write_spec("import one\n", EASY)
    for order in ((one, two), (two, one)):
        assert "2 claims: 2 proved" in tileprove("check", *order).out
    assert "2 claims: 2 proved" in tileprove("check", two).out


@pytest.mark.parametrize("name", ["swizzle", "Swizzle", "executors"])
def test_a_system_with_the_name_of_a_built_in_one(tileprove, write_spec: Spec, name: str):
    spec = write_spec(EASY, head=HEAD.replace('"demo"', repr(name)))
    for command in ("check", "list"):
        assert "the name of a built-in system" in one_line(tileprove(command, spec))


def test_two_systems_that_differ_in_capitals(tileprove, write_spec: Spec):
    specs = write_spec(EASY, name="one.py"), write_spec(EASY, name="two.py", head=HEAD.replace('"demo"', '"Demo"'))
    assert "two systems named Demo; one.py:4 makes the other" in one_line(tileprove("check", *specs))


def test_the_built_in_systems_keep_the_rules():
    for target in targets([]):
        (system,) = target.systems()
        names.check_system(outline(system))
        assert built_in(system)
    assert all(names.system_fault(name) == "" for name in BUILT_IN)
    assert not built_in(System("x", "made here"))


# -- names and text ----------------------------------------------------------------------------------------------

NAMES = [
    ("a", "../a"), ("_a-9", "-a"), ("A" * 64, "A" * 65), ("dot_ted", "dot.ted"), ("com10", "com1"), ("console", "CON"),
    ("a", "a\n"), ("a", ""), ("a", "a b"), ("a", "\u00e4"), ("a", "\ud800"), ("a", "a/b"), ("a", None), ("a", "a\x00"),
    ("a", 3),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad"), NAMES)
def test_names_of_systems(good: str, bad: object):
    assert names.system_fault(good) == ""
    assert "is no name for a System" in names.system_fault(bad)
    assert names.system_fault(bad).isprintable()


@pytest.mark.parametrize(
    ("good", "bad"),
    [("a", "<lambda>"), ("größe", "a.b"), ("a" * 120, "a" * 121), ("a1", "1a"), ("a", "../a"), ("a", ""), ("a", None)],
)
def test_names_of_claims(good: str, bad: object):
    assert names.claim_fault(good) == ""
    assert "is no name for a claim" in names.claim_fault(bad)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("a [red]b", "a\x1b[31m"), ("a|b", "a\nb"), ("\N{MULTIPLICATION SIGN}", "\N{RIGHT-TO-LEFT OVERRIDE}"),
        ("é", "\ud800"), ("", "\x00"), ("a" * 300, "a" * 301), ("~", "\x7f"), ("ÿ", "\x9b"),
    ],
)  # fmt: skip
def test_text(good: str, bad: str):
    assert names.text_fault("the case", good, 300) == ""
    assert names.text_fault("the case", bad, 300).isprintable()
    assert names.text_fault("the case", bad, 300)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"demo"', '"../../x"', "'../../x' is no name for a System"),
        ('"demo"', '"dot.ted"', "'dot.ted' is no name for a System"),
        ('"demo"', '"\\ud800"', r"'\ud800' is no name for a System"),
        ('"demo"', "3", "3 is no name for a System"),
        ('"A loader for tests"', '"\\x1b[2J"', r"the title '\x1b[2J' holds a character that cannot be printed"),
        ('"A loader for tests"', "None", "the title is None, which is no text"),
        ('"Every position', '"\\ud800 Every position', "cannot be printed (U+D800)"),
        ('Case("",', 'Case("\\x1b",', r"demo.round_trip: the case '\x1b' holds"),
        ('Case("",', "Case(None,", "demo.round_trip: the case is None, which is no text"),
        ('{"(n, h, w)"', '{"\\x1b"', r"the label '\x1b' holds"),
        ("(n * H + h)", 'named("\\x1b", n * H + h)', "cannot be printed"),
        ("w == m,", "w == m, replay=[Replay(call('a', object()), m)],", "arguments of a replayed call are terms"),
        ("w == m,", "w == m, replay=[Replay(call('a', '\\x1b'), m)],", "an argument of a"),
        ("w == m,", "w == m, replay=[Replay(call('a'), m, differ='{spec:9999999999}')],", "are for kernels"),
    ],
)
def test_a_name_or_text_that_cannot_be_shown_is_refused(tileprove, write_spec: Spec, old: str, new: str, said: str):
    text = HEAD + EASY
    assert text.replace(old, new) != text
    spec = write_spec(text.replace(old, new), head="")
    for arguments in (["check", spec, "--update", "--no-cache"], ["check", spec, "--json", "-"]):
        assert said in one_line(tileprove(*arguments))
    assert sorted(file.name for file in Path().iterdir() if file.name != "cache") == ["spec.py"]


def test_markup_is_shown_as_it_is(tileprove, write_spec: Spec):
    spec = write_spec(EASY.replace("Every position", "[red]Every[/red] position").replace('Case(""', 'Case("[/b]"'))
    done = tileprove("check", spec)
    assert "[red]Every[/red] position" in " ".join(done.out.split())
    assert "case [/b]" in tileprove("explain", f"{spec}::round_trip").out


def test_an_error_of_a_spec_reaches_the_terminal_as_text(tileprove, write_spec: Spec):
    line = one_line(tileprove("check", write_spec("raise ValueError('\\x1b[2J \\ud800 \\u202e é')\n")))
    assert line.endswith(r"ValueError: \x1b[2J \ud800 \u202e é")


def test_a_sentence_of_several_lines_is_one(tileprove, write_spec: Spec):
    spec = write_spec('@SYSTEM.claim("""Several\n    lines.""")\ndef a():\n    yield Case("", N >= 1)\n')
    assert "Several lines." in tileprove("list", spec).out


@pytest.mark.parametrize("name", ["bell\x07.py", "two\nlines.py", b"\xff.py".decode(errors="surrogateescape")])
def test_a_file_whose_name_cannot_be_printed(tileprove, tmp_path: Path, name: str):
    (tmp_path / name).write_text(HEAD + EASY)
    assert "give the spec file another name" in one_line(tileprove("check", name))


def test_what_is_no_plain_file(tileprove, tmp_path: Path):
    import os

    os.mkfifo(tmp_path / "pipe.py")
    assert one_line(tileprove("check", "pipe.py")) == "pipe.py is no plain file"
    (tmp_path / "folder.py").mkdir()
    assert "is a folder" in one_line(tileprove("check", "folder.py"))


# -- what is on disk ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["../../x.a", "a.b.c", "a", "a./", "a.b/\x1b", "con.a", "a b.c"])
def test_names_on_record_are_held_to_the_same_rules(tileprove, write_spec: Spec, tmp_path: Path, name: str):
    spec = write_spec(EASY)
    assert tileprove("check", spec, "--update").code == 0
    ledger = Path("proofs/ledger.jsonl")
    head, line = ledger.read_text().splitlines()
    ledger.write_text("\n".join([head, line, json.dumps(json.loads(line) | {"name": name})]) + "\n")
    evidence = Path("proofs/evidence/demo.jsonl")
    recorded = json.loads(evidence.read_text())
    evidence.write_text(json.dumps(recorded) + "\n" + json.dumps(recorded | {"name": name}) + "\n")
    before = sorted(file for file in tmp_path.parent.rglob("*") if "cache" not in file.parts)
    for arguments in (["check", spec, "--update"], ["check", spec, "--locked"], ["recheck"]):
        assert "ledger.jsonl:3: " in one_line(tileprove(*arguments))
    with pytest.raises(LedgerError, match=r"demo\.jsonl:2: "):
        store.lines(Path("proofs"))
    assert sorted(file for file in tmp_path.parent.rglob("*") if "cache" not in file.parts) == before


@pytest.mark.parametrize("pair", [("../x.a", "demo.a"), ("Demo.a", "demo.a")])
def test_evidence_is_written_to_no_other_folder_or_file(tmp_path: Path, pair: tuple[str, str]):
    with pytest.raises(LedgerError):
        store.update(tmp_path / "proofs", {name: json.dumps({"name": name}).encode() for name in pair}, [])
    assert not list(tmp_path.rglob("*.jsonl"))
    store.update(tmp_path / "proofs", {"demo.a": b'{"name":"demo.a"}'}, [])
    assert [file.name for file in tmp_path.rglob("*.jsonl")] == ["demo.jsonl"]
