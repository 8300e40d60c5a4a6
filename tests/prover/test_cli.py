"""`tileprove check`, `list`, `explain` and help: what they say, and their exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from commands import Done, Spec, one_line
from small_specs import EASY, FALSE, FINDING, HARD, UNSUPPORTED, VACUOUS
from tileprove.prover.language.claims import Claim
from tileprove.prover.running import registry


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
    condition = 'loop", holds_when="round_trip")'
    done = tileprove("check", "-v", write_spec(EASY, FINDING.replace('loop")', condition)))
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


def test_for_a_short_name_only_the_systems_are_built_that_have_it(tileprove, monkeypatch: pytest.MonkeyPatch):
    built, build = set[str](), registry.obligations

    def noted(claim: Claim):
        built.add(claim.system)
        return build(claim)

    monkeypatch.setattr(registry, "obligations", noted)
    short = tileprove("explain", "pair_bijective", "--latex")
    assert built == {"swizzle"}
    assert short == tileprove("explain", "swizzle.pair_bijective", "--latex")
    every = {
        claim.full_name
        for name in registry.BUILT_IN
        for claim in registry.targets([name])[0].systems()[0].claims.values()
    }
    twice = next(
        own for own in sorted(every) if sum(other.endswith(f".{own.partition('.')[2]}") for other in every) > 1
    )
    built.clear()
    said = tileprove("explain", twice.partition(".")[2])
    assert said.code == 2
    assert f"names {len(built)} claims" in said.err
    assert len(built) > 1


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["check", "--help"], ["list", "-h"], ["explain", "-h"], ["schema", "-h"]]
)
def test_help_teaches(tileprove, arguments: list[str]):
    done = tileprove(*arguments)
    assert done.code == 0
    assert "xample" in done.out or "tileprove check path/to/spec.py" in done.out


def test_help_says_what_there_is_a_door_for(tileprove):
    said = tileprove("--help").out
    for door in ("triton check", "cuda check", "cuda show", "kernel show", "check path/to/spec.py"):
        assert f"\n    tileprove {door}" in said


@pytest.mark.parametrize("name", ["triton", "cuda", "kernel", "layout"])
def test_a_command_of_commands_alone_prints_its_help(tileprove, name: str):
    done = tileprove(name)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"Usage: tileprove {name} [OPTIONS] COMMAND")
    assert "\nCommands:\n" in done.err


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
