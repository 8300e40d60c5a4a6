"""The command line: what each command does, its exit codes, and one clear line for whatever goes wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from conftest import EASY, FALSE, FINDING, HARD, HEAD, UNSUPPORTED, VACUOUS
from tileprove.prover import cli
from tileprove.prover.cache import FILE, Cache, fingerprint

Spec = Callable[..., str]


class Done(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def tileprove(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """tileprove(argument, ...) runs the command in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object) -> Done:
        one_worker = ["--jobs", "1"] if arguments[:1] == ("check",) and "--jobs" not in arguments else []
        code = cli.run([*map(str, arguments), *one_worker])
        return Done(code, *capsys.readouterr())

    return run


def started(*arguments: object, **options) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tileprove.prover.cli", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def one_line(done: Done) -> str:
    """The only line on stderr of a command that refused its input."""
    assert done.code == 2, done
    lines = done.err.splitlines()
    assert len(lines) == 1, done.err
    assert lines[0].startswith("tileprove: ")
    return lines[0].removeprefix("tileprove: ")


# -- check ---------------------------------------------------------------------------------------------------


def test_what_is_true_is_proved(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY, FINDING))
    assert done.code == 0
    assert "proved" in done.out
    assert "refuted, as" in done.out
    assert "2 claims: 1 proved; 1 refuted, as documented. 2 obligations" in done.out
    assert "at " not in done.out


def test_a_false_claim_is_refuted_with_its_counterexample(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY, FALSE))
    assert done.code == 1
    assert "REFUTED: demo.last_row" in done.out
    assert "Every row index stays below the last row." in done.out
    assert "(m div W) mod H + 1 = 1" in done.out
    assert ">>> swizzle.xor_bits(0, 0, 0, 0)" in done.out
    assert "executor and spec agree on 0" in done.out
    assert "spec.py:13" in done.out


def test_a_finding_that_turns_out_true_fails(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(FINDING.replace("W > 1", "W > 0")))
    assert done.code == 1
    assert "PROVED, though documented as false: demo.wide" in done.out


def test_a_vacuous_claim_fails(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(VACUOUS))
    assert done.code == 1
    assert "VACUOUS: demo.nothing" in done.out


def test_an_undecided_claim_is_3(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY, HARD), "--timeout", "300ms")
    assert done.code == 3
    assert "unknown: demo.cubes" in done.out


def test_an_unsupported_claim_is_3(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY, UNSUPPORTED))
    assert done.code == 3
    assert "unsupported: demo.boxed" in done.out


def test_refuted_outweighs_undecided(tileprove, write_spec: Spec):
    assert tileprove("check", write_spec(FALSE, UNSUPPORTED)).code == 1


def test_findings_show_their_counterexample_on_request(tileprove, write_spec: Spec):
    done = tileprove("check", "-v", write_spec(FINDING))
    assert done.code == 0
    assert "refuted, as documented: demo.wide" in done.out
    assert "the comment above the loop" in done.out
    assert "demo.round_trip" in done.out
    assert "W > 1" in done.out or "1 < W: here 1 < 1" in done.out


@pytest.mark.parametrize("pattern", ["last_row", "demo.last_row", "last*", "*.last_?ow"])
def test_claims_are_chosen_by_pattern(tileprove, write_spec: Spec, pattern: str):
    done = tileprove("check", write_spec(EASY, FALSE), "--claim", pattern)
    assert "1 claim: 1 REFUTED" in done.out


def test_several_patterns_add_up(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY, FINDING, FALSE), "--claim", "wide", "--claim", "round*")
    assert done.code == 0
    assert "2 claims" in done.out


def test_a_second_run_knows_the_verdicts(tileprove, write_spec: Spec):
    spec = write_spec(EASY, FINDING)
    tileprove("check", spec)
    assert "2 obligations, 2 of them from the cache" in tileprove("check", spec).out
    assert "from the cache" not in tileprove("check", spec, "--no-cache").out


def test_an_edited_claim_is_decided_anew(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY))
    done = tileprove("check", write_spec(EASY.replace("== m", "== m + 1")))
    assert done.code == 1
    assert "left is 0, right is 1" in done.out


def test_what_was_not_decided_is_tried_again(tileprove, write_spec: Spec):
    spec = write_spec(UNSUPPORTED)
    assert tileprove("check", spec).code == tileprove("check", spec).code == 3
    assert "cache" not in tileprove("check", spec).out


def test_cases_that_say_the_same_are_decided_once(tileprove, write_spec: Spec):
    spec = write_spec(
        """
        @SYSTEM.claim("Twice the same.")
        def twice():
            yield Case("one", n * H * W + h * W + w <= m)
            yield Case("two", n * H * W + h * W + w <= m)
        """
    )
    done = tileprove("check", spec, "--json", "run.json")
    assert done.code == 0
    assert "2 cases" in done.out
    first, second = json.loads(Path("run.json").read_text())["obligations"]
    assert first["digest"] == second["digest"]
    assert second["seconds"] == 0


# -- JSON ----------------------------------------------------------------------------------------------------


def test_json_has_a_record_an_obligation(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY, FALSE, FINDING, UNSUPPORTED), "--json", "run.json")
    run = json.loads(Path("run.json").read_text())
    assert (run["schema_version"], run["tool"], run["complete"], run["exit_code"]) == (1, "tileprove", True, done.code)
    easy, false, finding, unsupported = run["obligations"]
    assert (easy["spec"], easy["claim"], easy["case"]) == ("demo", "round_trip", "")
    assert (easy["verdict"], easy["expected"], easy["standing"]) == ("proved", "proved", "as expected")
    assert easy["engine"]
    assert easy["domain"]["variables"]["m"] == "0 <= m < N*H*W"
    assert easy["witness"]["kind"]
    assert set(easy["lane"]) >= {"N", "H", "W", "m"}
    assert easy["counterexample"] is None
    assert len(easy["digest"]) == 64
    assert easy["place"] == "spec.py:9"
    assert false["counterexample"]["point"] == {"N": 1, "H": 1, "W": 1, "m": 0}
    assert false["counterexample"]["shown"][1] == {"label": "row", "value": "1", "formula": "(m div W) mod H + 1"}
    assert false["counterexample"]["broken"][0]["formula"] == "row < H"
    assert false["counterexample"]["replay"][0]["agrees"] is True
    assert (finding["verdict"], finding["standing"]) == ("refuted", "as expected")
    assert (unsupported["verdict"], unsupported["lane"]) == ("unsupported", None)


def test_json_of_cached_verdicts_says_the_same(tileprove, write_spec: Spec):
    spec = write_spec(EASY, FALSE)
    tileprove("check", spec, "--json", "first.json")
    tileprove("check", spec, "--json", "second.json")
    first, second = (json.loads(Path(name).read_text())["obligations"] for name in ("first.json", "second.json"))
    assert [record.pop("cached") for record in first] == [False, False]
    assert [record.pop("cached") for record in second] == [True, True]
    assert first == second


def test_json_to_stdout_leaves_the_report_to_stderr(tileprove, write_spec: Spec):
    spec = write_spec(EASY, head=HEAD + "print('a spec that talks')\n")
    done = tileprove("check", spec, "--json", "-")
    assert len(json.loads(done.out)["obligations"]) == 1
    assert "1 claim: 1 proved" in done.err
    assert "a spec that talks" in done.err


def test_json_fits_its_schema(tileprove, write_spec: Spec):
    schema = json.loads(tileprove("schema").out)
    record = schema["$defs"]["Record"]
    done = tileprove("check", write_spec(EASY), "--json", "-")
    assert set(json.loads(done.out)["obligations"][0]) == set(record["properties"]) == set(record["required"])


@pytest.mark.parametrize("file", ["no/such/folder/run.json", "/dev/full", "."])
def test_json_that_cannot_be_written(tileprove, write_spec: Spec, file: str):
    if file == "/dev/full" and not Path(file).exists():
        pytest.skip("no /dev/full here")
    done = tileprove("check", write_spec(EASY), "--json", file)
    assert done.code == 2
    assert done.err.startswith("tileprove: ")
    assert done.err.count("\n") == 1


# -- the ledger ----------------------------------------------------------------------------------------------


def test_proofs_are_only_touched_on_request(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY))
    assert not Path("proofs").exists()


def test_locked_accepts_what_update_recorded(tileprove, write_spec: Spec):
    spec = write_spec(EASY, FINDING)
    assert tileprove("check", spec, "--update").code == 0
    assert len(Path("proofs/ledger.jsonl").read_text().splitlines()) == 2
    assert list(Path("proofs/lemmas/demo").iterdir()) == [Path("proofs/lemmas/demo/round_trip.smt2")]
    done = tileprove("check", spec, "--locked", "--no-cache")
    assert (done.code, done.err) == (0, "")


def test_an_update_from_the_cache_has_the_lemmas_too(tileprove, write_spec: Spec):
    spec = write_spec(EASY)
    tileprove("check", spec, "--update", "--proofs", "fresh", "--no-cache")
    tileprove("check", spec)
    done = tileprove("check", spec, "--update", "--proofs", "cached")
    assert "1 of them from the cache" in done.out
    lemmas = [Path(name, "lemmas/demo/round_trip.smt2").read_text() for name in ("fresh", "cached")]
    assert lemmas[0] == lemmas[1]
    assert "(check-sat)" in lemmas[0]


def test_locked_notices_a_spec_that_changed(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY, FINDING), "--update")
    other = FALSE.replace("row < H", "row < H + 1")
    done = tileprove("check", write_spec(EASY.replace("== m", "<= m"), other), "--locked")
    assert done.code == 1
    changed, missing, stale, advice = done.err.splitlines()
    assert changed == "changed: demo.round_trip states something else than what was recorded"
    assert missing == "missing: demo.last_row is not in the ledger"
    assert stale == "stale: demo.wide is recorded, but no spec says it any more"
    assert "--update" in advice


def test_locked_without_a_ledger(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY), "--locked")
    assert done.code == 1
    assert "missing: demo.round_trip" in done.err


def test_an_update_keeps_the_old_ledger_if_something_is_wrong(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY), "--update")
    before = Path("proofs/ledger.jsonl").read_bytes()
    done = tileprove("check", write_spec(EASY, FALSE), "--update")
    assert done.code == 1
    assert "left as it was" in done.err
    assert Path("proofs/ledger.jsonl").read_bytes() == before


def test_a_damaged_ledger_is_bad_input(tileprove, write_spec: Spec):
    spec = write_spec(EASY)
    tileprove("check", spec, "--update")
    with Path("proofs/ledger.jsonl").open("a") as file:
        file.write(">>>>>>> theirs\n")
    for option in ("--locked", "--update"):
        assert one_line(tileprove("check", spec, option)).startswith("proofs/ledger.jsonl:2: not a line of the ledger")


def test_proofs_that_cannot_be_written(tileprove, write_spec: Spec):
    Path("proofs").write_text("a file is in the way")
    for option in ("--update", "--locked"):
        done = tileprove("check", write_spec(EASY), option)
        assert done.code == 2
        assert done.err.startswith("tileprove: proofs")
        assert done.err.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and user ids")
def test_a_read_only_proofs_folder(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY), "--update", "--proofs", "/proc/self/proofs")
    assert done.code == 2
    assert done.err.startswith("tileprove: /proc/self/proofs")
    assert done.err.count("\n") == 1


def test_locked_and_update_exclude_each_other(tileprove):
    assert "choose one" in one_line(tileprove("check", "--locked", "--update"))


# -- bad input -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SYSTEM = \n", ":8: invalid syntax"),
        ("1 / 0\n", ":8: ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit('goodbye')\n", ":9: the spec leaves with sys.exit: goodbye"),
        ("raise ValueError('two\\nlines')\n", ":8: ValueError: two lines"),
        ("from nowhere import x\n", ":8: ModuleNotFoundError"),
        ("SYSTEM = 3\n", ": no System in this file"),
        ("def deep():\n    return deep()\ndeep()\n", ":9: RecursionError"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield Case('', N < 1 / 0)\n", ":10: ZeroDivisionError"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield 3\n", ":8: demo.a must yield Case values, not 3"),
        ("@SYSTEM.claim('x')\ndef a():\n    return 3\n", ":8: demo.a must yield Case values, it returns 3"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield from ()\n", ":8: demo.a yields no case"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield Case('', N)\n", ":8: TypeError: a truth value is needed"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield Case('', N < 3 and H < 2)\n", ":10: TypeError: a term has no truth"),
        (
            "@SYSTEM.claim('x')\ndef a():\n    yield Case('c', N < 3)\n    yield Case('c', N < 4)\n",
            ":8: demo.a yields the case 'c' twice",
        ),
        (
            "@SYSTEM.claim('x')\ndef a():\n    yield Case('c', both(N < 3, integer('N', 2) < 4))\n",
            ":8: demo.a/c uses two variables named N",
        ),
        ("@SYSTEM.claim('x')\ndef a():\n    raise SystemExit\n    yield\n", ":10: the spec leaves with sys.exit"),
    ],
)
def test_a_broken_spec_is_one_line_with_the_place(tileprove, write_spec: Spec, text: str, said: str):
    spec = write_spec(text)
    for command in ("check", "list") if "yield" not in text and "return 3" not in text else ("check",):
        line = one_line(tileprove(command, spec))
        assert line.startswith(spec)
        assert said in line.removeprefix(spec)


def test_an_error_in_a_helper_names_the_line_that_called_it(tileprove, write_spec: Spec):
    write_spec("", name="helper.py", head="def broken():\n    raise KeyError('x')\n")
    spec = write_spec("import helper\nhelper.broken()\n")
    assert one_line(tileprove("check", spec)).startswith(f"{spec}:9: KeyError")


def test_two_systems_of_one_name(tileprove, write_spec: Spec):
    specs = write_spec(EASY, name="one.py"), write_spec(EASY, name="two.py")
    assert "two systems named demo" in one_line(tileprove("check", *specs))
    assert "two systems named demo" in one_line(tileprove("list", *specs))


def test_a_spec_named_twice_is_one(tileprove, write_spec: Spec):
    spec = write_spec(EASY)
    assert "1 claim" in tileprove("check", spec, spec, Path(spec).name).out


def test_a_spec_may_use_a_built_in_one(tileprove, write_spec: Spec):
    spec = write_spec(EASY, head=HEAD + "from tileprove.specs.swizzle import SYSTEM as swizzle, Swizzle\n")
    assert "demo.round_trip" in tileprove("list", spec).out
    assert "swizzle." not in tileprove("list", spec).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "swizle"], "no system is named 'swizle'; did you mean swizzle?"),
        (["list", "swizle"], "no system is named 'swizle'; did you mean swizzle?"),
        (["check", "swizzle", "--claim", "involutoin"], "did you mean involution"),
        (["explain", "swizzle.involutoin"], "did you mean swizzle.involution"),
        (["check", "no/such.py"], "no/such.py: no such spec file"),
        (["check", "."], ". is a folder"),
        (["check", "--timeout", "abc"], "'abc' is no duration; write 500ms, 30s or 2m"),
        (["check", "--timeout", "0"], "'0' is no duration"),
        (["check", "--timeout", "-3s"], "'-3s' is no duration"),
        (["check", "--timeout", "3h"], "'3h' is no duration"),
        (["check", "--jobs", "0"], "0 is not in the range"),
        (["check", "--jobs", "two"], "'two' is not a valid integer"),
        (["check", "--no-such"], "No such option"),
        (["chek"], "no command is named 'chek'; did you mean check?"),
        (["explain"], "Missing argument"),
    ],
)
def test_bad_usage_is_one_line(tileprove, arguments: list[str], said: str):
    assert said in one_line(tileprove(*arguments))


@pytest.mark.parametrize(("text", "seconds"), [("500ms", 0.5), ("30s", 30), ("2m", 120), ("7", 7), (" 1.5 s ", 1.5)])
def test_durations_have_units(text: str, seconds: float):
    from tileprove.prover.commands.options import Duration

    assert Duration().convert(text, None, None) == seconds


def test_a_bug_of_ours_is_not_a_verdict(tileprove, write_spec: Spec, monkeypatch: pytest.MonkeyPatch):
    from tileprove.prover import report

    monkeypatch.setattr(report, "table", lambda *_: 1 // 0)
    done = tileprove("check", write_spec(EASY))
    assert done.code == cli.BUG
    assert "bug in tileprove" in done.err


# -- list, explain, help -------------------------------------------------------------------------------------


def test_list_says_what_there_is(tileprove, write_spec: Spec):
    done = tileprove("list", write_spec(EASY, FINDING, HARD))
    assert done.code == 0
    assert "demo: A loader for tests (seed demo)" in done.out
    assert "Every position decomposes into coordinates and back." in done.out
    assert "demo.wide  (finding: documented, but false)" in done.out


def test_list_of_the_built_in_systems(tileprove):
    done = tileprove("list")
    assert done.code == 0
    for name in ("swizzle.involution", "im2col."):
        assert name in done.out


def test_explain_prints_theorem_and_proof(tileprove, write_spec: Spec):
    done = tileprove("explain", f"{write_spec(EASY)}::round_trip")
    assert done.code == 0
    for part in ("0 <= m < N*H*W", "it holds that", "= m", "proved  (", "lemmas that z3 confirmed", "a lane that"):
        assert part in done.out, part


def test_explain_prints_a_counterexample(tileprove, write_spec: Spec):
    done = tileprove("explain", f"{write_spec(FALSE, FINDING)}::demo.last_row")
    assert done.code == 1
    assert "row < H: here 1 < 1" in done.out
    assert tileprove("explain", f"{write_spec(FALSE, FINDING)}::wide").code == 0


def test_explain_takes_a_case(tileprove, write_spec: Spec):
    spec = write_spec(
        '@SYSTEM.claim("x")\ndef a():\n    for i in range(3):\n        yield Case(f"case {i}", m >= -i)\n'
    )
    assert "case case 0" in tileprove("explain", f"{spec}::a").out
    assert (
        "0 <= m + 2" in tileprove("explain", f"{spec}::a", "--case", "*2").out
        or "-2 <= m" in tileprove("explain", f"{spec}::a", "--case", "*2").out
    )
    assert "has no case 'x'" in one_line(tileprove("explain", f"{spec}::a", "--case", "x"))


def test_explain_in_latex_decides_nothing(tileprove, write_spec: Spec):
    done = tileprove("explain", f"{write_spec(HARD)}::cubes", "--latex")
    assert done.code == 0
    assert r"a^{3} + b^{3} \neq c^{3}" in done.out


def test_explain_finds_a_built_in_claim_by_its_short_name(tileprove):
    assert "swizzle.pair_bijective" in tileprove("explain", "pair_bijective", "--latex").out


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["check", "--help"], ["list", "-h"], ["explain", "-h"], ["schema", "-h"]]
)
def test_help_teaches(tileprove, arguments: list[str]):
    done = tileprove(*arguments)
    assert done.code == 0
    assert "xample" in done.out or "tileprove check path/to/spec.py" in done.out


def test_version(tileprove):
    from tileprove.prover import __version__

    assert __version__ in tileprove("--version").out


LAZY = """
import sys
from tileprove.prover import cli
code = cli.run(sys.argv[1:])
heavy = {"z3", "numpy", "sympy"} & set(sys.modules)
sys.exit(f"imported {heavy}" if heavy else code)
"""


def loaded(*arguments: object) -> Done:
    done = subprocess.run(
        [sys.executable, "-c", LAZY, *map(str, arguments)], capture_output=True, text=True, check=False
    )
    return Done(done.returncode, done.stdout, done.stderr)


def test_no_solver_is_imported_before_it_is_needed(tileprove, write_spec: Spec):
    spec = write_spec(EASY, FINDING)
    tileprove("check", spec)
    for arguments in (["--help"], ["check", "--help"], ["list"], ["check", spec], ["schema"]):
        assert loaded(*arguments).code == 0, arguments


# -- interruptions, and more than one run --------------------------------------------------------------------


def children(process: int) -> list[int]:
    try:
        return [
            int(child)
            for task in Path(f"/proc/{process}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
    except OSError:
        return []


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_ctrl_c_kills_the_workers_and_loses_nothing(write_spec: Spec, cache_folder: Path, wait_for, tileprove):
    spec = write_spec(EASY, HARD)
    run = started("check", spec, "--jobs", "2", "--json", "run.json", cwd=Path(spec).parent)
    wait_for(lambda: (cache_folder / FILE).exists())
    wait_for(lambda: Cache(cache_folder / FILE, fingerprint()).times())
    workers = children(run.pid)
    assert workers, run.poll()
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=20)
    assert run.returncode == 130
    assert "Traceback" not in out + err
    assert "not reached" in out
    assert "interrupted: 1 of 2 obligations" in out
    record = json.loads((Path(spec).parent / "run.json").read_text())
    assert (record["complete"], [r["claim"] for r in record["obligations"]]) == (False, ["round_trip"])
    wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    assert "1 of them from the cache" in tileprove("check", spec, "--claim", "round_trip").out


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_workers_do_not_outlive_a_run_that_is_killed(write_spec: Spec, wait_for):
    run = started("check", write_spec(HARD), "--jobs", "1")
    wait_for(lambda: children(run.pid))
    workers = children(run.pid)
    run.kill()
    run.communicate()
    wait_for(lambda: not any(alive(worker) for worker in workers))


def alive(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def test_a_worker_that_is_killed_from_outside_costs_its_obligation(write_spec: Spec, wait_for, tileprove):
    run = started("check", write_spec(EASY, HARD, UNSUPPORTED), "--jobs", "1")
    wait_for(lambda: children(run.pid) and b"worker" in Path(f"/proc/{children(run.pid)[0]}/cmdline").read_bytes())
    [worker] = children(run.pid)
    wait_for(lambda: cpu_seconds(worker) > 1.5)  # it is at the hard one by now
    os.kill(worker, signal.SIGKILL)
    out, err = run.communicate(timeout=40)
    assert run.returncode == 3, err
    assert "the worker died: SIGKILL" in out
    assert "unsupported" in out


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_two_runs_at_once(write_spec: Spec, cache_folder: Path):
    spec = write_spec(EASY, FINDING, FALSE, VACUOUS)
    runs = [started("check", spec, "--jobs", "1") for _ in range(2)]
    for run in runs:
        out, err = run.communicate(timeout=60)
        assert (run.returncode, err) == (1, "")
        assert "4 claims" in out


def test_a_damaged_cache_does_not_stop_a_run(tileprove, write_spec: Spec, cache_folder: Path):
    cache_folder.mkdir()
    (cache_folder / FILE).write_bytes(b"damaged" * 1000)
    done = tileprove("check", write_spec(EASY))
    assert done.code == 0
    assert done.err.count("\n") == 1
    assert "going on without the cache" in done.err


def test_a_reader_that_leaves_early_is_no_error(write_spec: Spec):
    run = started("list")
    assert run.stdout is not None
    run.stdout.close()
    assert run.stderr is not None
    assert "Traceback" not in run.stderr.read()
    assert run.wait(20) in (0, cli.PIPE_CLOSED)
    run.stderr.close()
