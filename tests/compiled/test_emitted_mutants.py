"""Emitted texts with one slip, by rule: each is refuted, or both sides do the same when they are run."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from deciding import decided
from emitted_buffers import BUFFER, KERNEL
from msgspec.structs import replace
from slips import IR, PTX, drawn, mutants, verdict
from tileprove.prover.compiled.checking import Compared, Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.language.obligations import Verdict

pytest.importorskip("triton")
# which rules have a place in which text; the first place of each is a mutant
RULES = {
    "sm_90": {**{name: PTX[name] for name in (
        "offset", "lane bit", "predicate", "no predicate", "negated predicate", "registers", "extension", "comparison",
        "comparison without a sign", "width", "shift",
    )}},
    "buffer": {
        **{name: IR[name] for name in (
            "soffset", "sentinel", "num_records", "lane bit", "comparison", "comparison without a sign", "shift",
        )},
        "offset": (r"shl i32 %10, 2", lambda m: "shl i32 %9, 2"),
        "value": (r"buffer\.store\.i32\(i32 %15", lambda m: "buffer.store.i32(i32 %12"),
    },
}  # fmt: skip
QUICK = (("sm_90", "registers", 0), ("buffer", "sentinel", 0), ("buffer", "soffset", 1))


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Subject]:
    file: Path = tmp_path_factory.mktemp("kernel") / "copied.py"
    file.write_text(KERNEL)
    subjects, failed = compilations(file, (), [target("sm_90"), target("gfx942")])
    assert not failed
    found = {own.texts.name: own for own in subjects}
    amd = found["gfx942"]
    head = [line for line in amd.texts.code.splitlines() if line.startswith("target ")]
    code = "\n".join([*head, BUFFER])
    return {"sm_90": found["sm_90"], "buffer": replace(amd, texts=replace(amd.texts, code=code))}


def made(own: Subject, name: str, rule: str) -> list[Subject]:
    found = [one.own for one in mutants(own, {rule: RULES[name][rule]})]
    assert found, "the text has no such instruction"
    return found


def judged(found: Compared) -> None:
    """Refuted, with a run that shows it; or proved, and both sides did the same wherever they were run."""
    said = [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
    assert found.refuted or (found.proved and "were the same" in found.ran), said


def test_right_texts_are_proved(right: dict[str, Subject]):
    for own in right.values():
        found = decided(own)
        assert found.proved, [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
        assert any(one.statement.case.endswith(": value") for one in found.results)
        assert verdict(found) == "same"
        assert verdict(replace(found, ran="")) == "proved"
        assert [verdict(wrong(found, claim)) for claim in ("runs", "store_o")] == ["run", "refuted"]


def wrong(found: Compared, claim: str) -> Compared:
    """With a refutation of a claim beside what is proved."""
    first = found.results[0]
    outcome = msgspec.structs.replace(first.outcome, verdict=Verdict.REFUTED)
    other = replace(first, statement=msgspec.structs.replace(first.statement, claim=claim), outcome=outcome)
    return replace(found, results=[*found.results, other])


@pytest.mark.parametrize(("name", "rule", "place"), QUICK)
def test_a_few_mutants(right: dict[str, Subject], name: str, rule: str, place: int):
    assert decided(made(right[name], name, rule)[place]).refuted


@pytest.mark.parametrize(("name", "rule"), [(name, rule) for name, rules in RULES.items() for rule in rules])
def test_every_rule(right: dict[str, Subject], name: str, rule: str):
    judged(decided(made(right[name], name, rule)[0]))


def test_mutants_are_drawn_of_each_rule_in_turn_and_alike_for_one_seed(right: dict[str, Subject]):
    subjects = list(right.values())
    one, again, other = (drawn(subjects, 12, seed) for seed in (1, 1, 2))
    assert [found.said for found in one] == [found.said for found in again] != [found.said for found in other]
    assert len({found.rule for found in one}) == len(one)
    assert all(found.own.texts.code not in {own.texts.code for own in subjects} for found in one)
