"""`!dbg`: answers about a compiled kernel name the line of the source, whichever release wrote it; nothing rests on it."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from here import Here
from kernel_text import HEAD, START, offset
from tileprove.prover import cli
from tileprove.prover.base.places import nearby, said, steps
from tileprove.prover.commands import check as check_command
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.ir import neutral
from tileprove.prover.kernels.ir.modules import bodies, is_label
from tileprove.prover.kernels.ir.places import DEEP, Places, whole
from tileprove.prover.record import ledger

ROOT = Path(__file__).parents[2]
TILE = ROOT / "tests" / "data" / "debug" / "tile.ll"
TRITON = ROOT / "examples" / "museum" / "compiled" / "texts" / "far" / "wrong.llir"
LDS = ROOT / "tests" / "data" / "lds"

# one store, and what a text of some release says of it
SCOPES = """!1 = !DIFile(filename: "k.py", directory: "/x")
!7 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
"""
AT = "  store i32 0, ptr %p, align 4, !dbg !12\n"
PLAIN = "!12 = !DILocation(line: 31, column: 9, scope: !7)\n"
SPELLINGS = {
    "plain": (AT + SCOPES + PLAIN, "/x/k.py:31"),
    "nodes before they are named": (AT + PLAIN + SCOPES, "/x/k.py:31"),
    "fields in another order": (AT + SCOPES + "!12 = !DILocation(scope: !7, column: 9, line: 31)\n", "/x/k.py:31"),
    "implicit code": (AT + SCOPES + PLAIN.replace("!7)", "!7, isImplicitCode: true)"), "/x/k.py:31"),
    "atoms": (AT + SCOPES + PLAIN.replace("!7)", "!7, atomGroup: 1, atomRank: 2)"), "/x/k.py:31"),
    "no column": (AT + SCOPES + "!12 = !DILocation(line: 31, scope: !7)\n", "/x/k.py:31"),
    "distinct": (AT + SCOPES + PLAIN.replace("= !", "= distinct !"), "/x/k.py:31"),
    "in its place": (AT.replace("!12", "!DILocation(line: 31, column: 9, scope: !7)") + SCOPES, "/x/k.py:31"),
    "with a comment": (AT.replace("!12", "!12 ; !dbg !1") + SCOPES + PLAIN, "/x/k.py:31"),
    "among others": (
        AT.replace("!dbg", "!tbaa !3, !dbg").replace("!12", "!12, !noalias !4") + SCOPES + PLAIN, "/x/k.py:31",
    ),
    "carriage returns": ((AT + SCOPES + PLAIN).replace("\n", "\r\n"), "/x/k.py:31"),
    "a subprogram of old": (
        AT + SCOPES.replace("spFlags: DISPFlagDefinition", "isLocal: false, isDefinition: true, isOptimized: true") + PLAIN,
        "/x/k.py:31",
    ),
    "a block": (
        AT + SCOPES + PLAIN.replace("!7", "!8") + "!8 = distinct !DILexicalBlock(scope: !7, file: !1, line: 3)\n",
        "/x/k.py:31",
    ),
    "a block without a file": (
        AT + SCOPES + PLAIN.replace("!7", "!8") + "!8 = distinct !DILexicalBlock(scope: !7, line: 30)\n", "/x/k.py:31",
    ),
    "a block of another file": (
        AT + SCOPES + PLAIN.replace("!7", "!8") + "!8 = !DILexicalBlockFile(scope: !7, file: !2, discriminator: 0)\n"
        '!2 = !DIFile(filename: "k.inc", directory: "/x")\n', "/x/k.inc:31",
    ),
    "a file as the scope": (AT + SCOPES + PLAIN.replace("!7", "!1"), "/x/k.py:31"),
    "a whole path": (AT + SCOPES.replace('"k.py"', '"/y/k.py"') + PLAIN, "/y/k.py:31"),
    "no folder": (AT + SCOPES.replace(', directory: "/x"', "") + PLAIN, "k.py:31"),
    "a checksum": (
        AT + SCOPES.replace('"/x"', '"/x", checksumkind: CSK_MD5, checksum: "00", source: "line: 4) ; \\22"') + PLAIN,
        "/x/k.py:31",
    ),
    "a name with marks": (
        AT + SCOPES.replace("k.py", "a, line: 3 (b); c\\22\\C3\\A4.py") + PLAIN, '/x/a, line: 3 (b); c"ä.py:31',
    ),
    "called": (
        AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: !20)") + "!20 = distinct !DILocation(line: 50, scope: !7)\n",
        "/x/k.py:31, inlined at /x/k.py:50",
    ),
    "called by what the compiler made": (
        AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: !20)")
        + "!20 = distinct !DILocation(line: 0, scope: !7, inlinedAt: !21)\n!21 = !DILocation(line: 60, scope: !7)\n",
        "/x/k.py:31, inlined at /x/k.py:60",
    ),
    "called by nobody": (AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: null)"), "/x/k.py:31"),
}  # fmt: skip


@pytest.mark.parametrize("name", SPELLINGS)
def test_each_release_says_it_in_its_way(name: str):
    text, place = SPELLINGS[name]
    assert Places(text).place(1) == place


# what says nothing: the location is not known
NOWHERE = {
    "no node": AT + SCOPES,
    "no scope": AT + PLAIN,
    "no scope said": AT + SCOPES + "!12 = !DILocation(line: 31, column: 9)\n",
    "no file": AT + SCOPES.replace("!1 =", "!3 =") + PLAIN,
    "a file that is none": AT + SCOPES.replace("!DIFile(", "!DIBasicType(") + PLAIN,
    "a file without a name": AT + SCOPES.replace('filename: "k.py", ', "") + PLAIN,
    "a name that is no text": AT + SCOPES.replace('"k.py"', "k.py") + PLAIN,
    "an endless name": AT + SCOPES.replace("k.py", "k" * 2000) + PLAIN,
    "a name that would move the cursor": AT + SCOPES.replace("k.py", "\\1B[2Jk.py") + PLAIN,
    "a name of two lines": AT + SCOPES.replace("k.py", "k.py:1\\0Aproved") + PLAIN,
    "a name that is written backwards": AT + SCOPES.replace("k.py", "\u202eyp.k") + PLAIN,
    "a line that is no number": AT + SCOPES + PLAIN.replace("31", "many"),
    "a negative line": AT + SCOPES + PLAIN.replace("31", "-31"),
    "a line beyond all": AT + SCOPES + PLAIN.replace("31", "4294967296"),
    "a line of a million digits": AT + SCOPES + PLAIN.replace("31", "9" * 1_000_000),
    "no line": AT + SCOPES + PLAIN.replace("31", "0"),
    "another node": AT + SCOPES + PLAIN.replace("DILocation", "DILexicalBlock"),
    "a node in a node": AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: !DILocation(line: 9, scope: !7))"),
    "a caller that is not there": AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: !20)"),
    "a caller that is none": AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: !7)"),
    "its own caller": AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: !12)"),
    "callers of each other": AT + SCOPES + PLAIN.replace("!7)", "!7, inlinedAt: !20)")
    + "!20 = distinct !DILocation(line: 50, scope: !7, inlinedAt: !12)\n",
    "its own scope": AT + PLAIN.replace("!7", "!8") + "!8 = distinct !DILexicalBlock(scope: !8, line: 30)\n",
    "scopes of each other": AT + PLAIN.replace("!7", "!8")
    + "!8 = distinct !DILexicalBlock(scope: !9)\n!9 = distinct !DILexicalBlock(scope: !8)\n",
    "not attached": AT.replace(", !dbg !12", "") + SCOPES + PLAIN + "  ret void, !dbg !12\n",
    "in a string": '  %1 = call i32 asm "v_mov ; !dbg !12", "=v"()\n' + SCOPES + PLAIN + "  ret void, !dbg !12\n",
    "in a comment": "  store i32 0, ptr %p, align 4 ; !dbg !12\n" + SCOPES + PLAIN,
    "nothing at all": "",
    "half of a node": AT + SCOPES + "!12 = !DILocation(line: 31, scope: !7\n",
    "half of a string": AT + SCOPES.replace('"/x")', '"/x)') + PLAIN,
}  # fmt: skip


@pytest.mark.parametrize("name", NOWHERE)
def test_what_makes_no_sense_says_nothing(name: str):
    assert Places(NOWHERE[name]).place(1) == ""


def chain(length: int) -> str:
    calls = [f"!{n} = distinct !DILocation(line: {n}, scope: !7, inlinedAt: !{n + 1})" for n in range(100, 99 + length)]
    return (
        AT.replace("!12", "!100")
        + SCOPES
        + "\n".join([*calls, f"!{99 + length} = !DILocation(line: {99 + length}, scope: !7)"])
    )


def test_the_first_and_the_last_line_of_a_chain_are_named():
    assert Places(chain(1)).place(1) == "/x/k.py:100"
    assert [line for _, line in steps(Places(chain(4)).place(1))] == list(range(100, 104))
    found = Places(chain(DEEP)).place(1)
    assert [line for _, line in steps(found)] == [100, 101, 99 + DEEP]
    assert ", inlined at ..., inlined at " in found
    assert Places(chain(DEEP + 1)).place(1) == ""


def test_huge_chains_take_no_time():
    """Each of 50,000 stores at the end of a chain that has them all, and each in a scope in all those behind it."""
    count = 50_000
    start = time.process_time()
    calls = "".join(
        f"!{n} = distinct !DILocation(line: 1, scope: !{n + count}, inlinedAt: !{n + 1})\n" for n in range(count)
    )
    scopes = "".join(f"!{n + count} = distinct !DILexicalBlock(scope: !{n + count + 1})\n" for n in range(count))
    text = "".join(f"  store i32 0, ptr %p, !dbg !{n}\n" for n in range(count)) + calls + scopes
    known = Places(text)
    assert not any(known.place(n + 1) for n in range(count))
    long = "a" * 1_000_000
    for hostile in (
        f"!1 = !DI{long}",
        f"!1 = !DIFile({long})",
        f"!1 = !DIFile({') ' * 500_000}",
        '!1 = !DIFile(a: "' * 100_000,
    ):
        assert Places(f"  ret void, !dbg !1\n{hostile}\n").place(1) == ""
    assert time.process_time() - start < 20


def test_a_switch_says_it_behind_its_cases():
    text = "  switch i32 %1, label %2 [\n    i32 1, label %3\n  ], !dbg !12\n" + SCOPES + PLAIN
    assert Places(text).place(1) == "/x/k.py:31"


def test_files_below_the_folder_are_named_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    text = said([(f"{Path.cwd()}/a/k.py", 3), ("/elsewhere/k.py", 4), ("k.h", 5)])
    assert nearby(text) == "a/k.py:3, inlined at /elsewhere/k.py:4, inlined at k.h:5"


# -- whole texts ---------------------------------------------------------------------------------------------------


def located(text: str, file: str = "k.cl", helper: int = 0) -> str:
    """The text with debug information: what stands in its line N is from line 100 + N of the file, or in another function
    from line 500 + N."""
    lines, nodes = text.split("\n"), [f'!900 = !DIFile(filename: "{file}", directory: "/x")']
    for number, body in enumerate(bodies(neutral.neutral(text))):
        nodes.append(f'!{901 + number} = distinct !DISubprogram(name: "f", file: !900, line: 1)')
        for line, own in body.lines:
            if not is_label(own):
                at = 100 + line if body.head.count("amdgpu_kernel") else 500 + line
                end = whole(lines, line)
                lines[end - 1] += f", !dbg !{1000 + line}"
                nodes.append(f"!{1000 + line} = !DILocation(line: {at}, column: 1, scope: !{901 + number})")
    return "\n".join([*lines, *nodes, ""])


def places_of(text: str) -> list[str]:
    (kernel,) = read_text(text, "k.ll").kernels
    return [one.place for block in kernel.blocks for one in block.instructions]


VALUES = {
    "a record of old": "  call void @llvm.dbg.value(metadata i32 %t, metadata !99, metadata !DIExpression()), !dbg !98\n",
    "a record": "    #dbg_value(i32 %t, !99, !DIExpression(), !98)\n",
    "a label": "    #dbg_label(!99, !98)\n",
    "a declaration": "    #dbg_declare(ptr addrspace(1) %p, !99, !DIExpression(DW_OP_deref), !98)\n",
}


@pytest.mark.parametrize("name", VALUES)
def test_records_of_values_are_passed_over_and_lines_stay(name: str):
    text = located(HEAD + START + offset("  %o = shl nsw i32 %t, 2\n") + "}\n")
    first, shift, *_ = places_of(text)
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if "shl" in line)
    more = "\n".join([*lines[:at], VALUES[name].rstrip(), *lines[at:]])
    more += "\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)" if "@" in VALUES[name] else ""
    more += '\n!98 = !DILocation(line: 77, scope: !901)\n!99 = !DILocalVariable(name: "o", scope: !901)\n'
    assert places_of(more)[:2] == [first, shift] == ["/x/k.cl:106", "/x/k.cl:107"]


def test_nothing_else_of_a_kernel_is_read_of_it():
    """The records are the same, but for the places."""
    plain = HEAD + START + offset("  %o = shl nsw i32 %t, 2\n") + "}\n"
    found, own = read_text(located(plain), "k.ll"), read_text(plain, "k.ll")
    assert found != own
    for block in found.kernels[0].blocks:
        for one in block.instructions:
            assert one.place
            one.place = ""
    assert found == own


UNOPTIMIZED = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define internal void @put(ptr addrspace(1) %p, i32 %v) noinline {
  %s = alloca i32, align 4, addrspace(5)
  store i32 %v, ptr addrspace(5) %s, align 4
  %x = load i32, ptr addrspace(5) %s, align 4
  switch i32 %x, label %done [
    i32 7, label %seven
    i32 9, label %nine
  ]
seven:
  store i32 %x, ptr addrspace(1) %p, align 4
  br label %done
nine:
  br label %done
done:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %v = alloca i32, align 4, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %t, ptr addrspace(5) %v, align 4
  %x = load i32, ptr addrspace(5) %v, align 4
  call void @put(ptr addrspace(1) %p, i32 %x)
  ret void
}
"""


def test_what_llvm_inlines_before_reading_says_both_lines():
    """Of -O0: the text's own lines are lost, and so nothing else of a record is another one."""
    found, own = (read_text(text, "k.ll") for text in (located(UNOPTIMIZED), UNOPTIMIZED))
    assert found.promoted
    instructions = [one for block in found.kernels[0].blocks for one in block.instructions]
    (store,) = (one for one in instructions if one.opcode == "store")
    (switch,) = (one for one in instructions if one.opcode == "switch")
    assert store.place == "/x/k.cl:512, inlined at /x/k.cl:124"
    assert switch.place == "/x/k.cl:507, inlined at /x/k.cl:124"
    assert next(one for one in instructions if one.opcode == "call").place == "/x/k.cl:121"
    for one in instructions:
        assert one.line == 0
        one.place = ""
    assert found == own


def test_triton_says_it_of_its_kernels():
    stores = [one.place for block in read_text(TRITON.read_text(), "far.llir").kernels[0].blocks
              for one in block.instructions if "buffer.store" in one.callee]  # fmt: skip
    assert stores == ["bugs.py:125"]


# -- what comes back -------------------------------------------------------------------------------------------------


@pytest.fixture
def check(run, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """`kernel check` of a text, deciding in this process: exit code, records and what is printed."""
    monkeypatch.setattr(check_command, "_runner", lambda check, limits: Here(20.0))

    def asked(text: str, *more: str) -> tuple[int, list[dict], str]:
        Path("k.ll").write_text(text)
        code = cli.run(["kernel", "check", "k.ll", "--no-cache", "--json", "k.json", *more])
        captured = capsys.readouterr()
        return code, json.loads(Path("k.json").read_text())["obligations"], captured.out + captured.err

    return asked


FILLED = "src/rows.h:5, inlined at src/tile.cl:11"


def test_every_answer_names_the_line(check):
    """Refuted with its counterexample, and unsupported by name; of a store without a location nothing is said."""
    code, found, said = check(
        TILE.read_text(), "--bounds", "--sarif", "k.sarif", "--junit", "k.xml", "--markdown", "k.md"
    )
    assert code == 1, said
    own = {(one["claim"], one["verdict"]): one["sources"] for one in found if one["claim"].startswith("sink")}
    assert own["sink_0", "refuted"] == [FILLED]
    assert own["sink_1", "unsupported"] == own["sink_2", "unsupported"] == ["src/tile.cl:13"]
    assert own["sink_3", "unsupported"] == []
    assert f"sink_0, {FILLED}\n" in said
    assert f"    source                       {FILLED}\n" in said
    assert said.count("src/tile.cl:13\n") >= 4
    results = json.loads(Path("k.sarif").read_text())["runs"][0]["results"]
    (refuted,) = (one for one in results if one["properties"]["verdict"] == "refuted")
    assert refuted["locations"][0]["physicalLocation"]["region"]["startLine"] == 16
    related = [
        (
            one["physicalLocation"]["artifactLocation"]["uri"],
            one["physicalLocation"]["region"]["startLine"],
            one["message"],
        )
        for one in refuted["relatedLocations"]
    ]
    assert related == [("src/rows.h", 5, {"text": "the source"}), ("src/tile.cl", 11, {"text": "inlined here"})]
    assert FILLED in refuted["message"]["text"]
    assert FILLED in Path("k.xml").read_text()
    assert FILLED in Path("k.md").read_text()
    (silent,) = {json.dumps(one.get("relatedLocations")) for one in results if one["ruleId"] == "fill.sink_3"}
    assert silent == "null"


def test_what_is_not_decided_names_it(check, monkeypatch: pytest.MonkeyPatch):
    from tileprove.prover.engines import ladder
    from tileprove.prover.engines.outcome import unknown

    monkeypatch.setattr(ladder, "decide", lambda *a, **k: unknown("nobody", "no time"))
    code, found, said = check(TILE.read_text(), "--bounds", "--attack", "0")
    assert code == 3, said
    assert [FILLED] in [one["sources"] for one in found if one["verdict"] == "unknown"]
    assert f"source      {FILLED}\n    because     " in said


def test_show_names_it(capsys: pytest.CaptureFixture[str]):
    assert cli.run(["kernel", "show", str(TILE)]) == 0
    printed = capsys.readouterr().out
    assert f"#0 store, line 16, {FILLED}\n" in printed
    assert "#3 store, line 19\n" in printed


def bare(records: list[dict]) -> list[dict]:
    """Without what is said of the source, and how long it took."""
    return [
        {key: value for key, value in one.items() if key not in ("sources", "seconds", "cached")} for one in records
    ]


def test_without_debug_information_answers_are_as_they_were(check):
    text = TILE.read_text()
    plain = "\n".join(line if line[:1] != "!" else "" for line in text.replace(", !dbg !", " ;, !dbg !").split("\n"))
    code, found, said = check(plain, "--bounds")
    assert code == 1
    assert not any(one["sources"] for one in found)
    assert "source " not in said
    assert bare(found) == bare(check(text, "--bounds")[1])


def test_two_threads_are_named_as_before_with_both_lines(check):
    """Cases about races are named by lines of the text, with debug information or without, as they are on record."""
    text = (LDS / "reduce_no_barrier.ll").read_text()
    code, found, _ = check(located(text), "--races", "--attack", "0")
    assert code == 1
    assert [(one["claim"], one["case"], one["digest"]) for one in found] == [
        (one["claim"], one["case"], one["digest"]) for one in check(text, "--races", "--attack", "0")[1]
    ]
    refuted = [one for one in found if one["verdict"] == "refuted"]
    assert refuted
    for one in refuted:
        assert one["sources"]
        assert all(place.startswith("/x/k.cl:1") for place in one["sources"])
        assert " at line " in one["detail"]
        assert " (/x/k.cl:1" in one["detail"]


@pytest.mark.parametrize("text", [TILE, LDS / "reduce.ll"])
def test_what_is_on_record_holds_with_debug_information_and_without(check, text: Path):
    """The same names and digests, though the lines of the source are other ones."""
    plain = neutral.neutral(text.read_text())
    which = "--races" if text.parent == LDS else "--bounds"
    code, _, said = check(plain, which, "--update", "--proofs", "kept")
    kept = ledger.read(Path("kept"))
    assert kept.lines, said
    for file in ("k.cl", "other.cl"):
        again, _, printed = check(located(plain, file), which, "--locked", "--proofs", "kept")
        assert again == code, printed
        assert "changed" not in printed
        assert "not on record" not in printed or "not on record" in said
    assert ledger.read(Path("kept")).lines == kept.lines


def test_a_location_that_lies_moves_nothing(check):
    """A text whose locations are hostile is decided as if it had none."""
    text = TILE.read_text()
    lies = text.replace("inlinedAt: !18)", "inlinedAt: !17)").replace("line: 13", "line: -1")
    code, found, said = check(lies, "--bounds")
    assert code == 1, said
    assert not any(one["sources"] for one in found)
    assert bare(found) == bare(check(text, "--bounds")[1])
