"""The records of `base.engines` and the modules that they speak of."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
import tileprove.prover as prover
from tileprove.prover.base.engines import ENGINES, EVIDENCE, LADDER, Engine, Evidence, engine_of
from tileprove.prover.evidence import trusted

ROOMS = Path(prover.__file__).parent


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_an_engine_is_as_its_record_says(engine: Engine):
    module = import_module(f"tileprove.prover.engines.{engine.module or engine.name}")
    assert engine.name == module.NAME
    assert callable(module.applies)
    assert callable(module.decide)
    assert engine.turns
    assert bool(engine.evidence) is not engine.seeks  # who proves leaves evidence, who only seeks has none to leave
    for left in engine.evidence:
        assert engine_of(left.kind, left.logic) == engine.name


@pytest.mark.parametrize("left", EVIDENCE.values(), ids=lambda left: left.kind)
def test_each_kind_of_evidence_has_a_checker_that_does_without_its_engine(left: Evidence):
    module, _, function = left.checker.partition(":")
    assert callable(getattr(import_module(f"tileprove.prover.{module}"), function))
    engine = next(engine for engine in ENGINES if left in engine.evidence)
    assert f"engines/{engine.module or engine.name}.py" not in trusted.closure(left.part[1])


def test_turns_have_places_of_their_own():
    places = [turn.place for turn, _ in LADDER]
    assert places == sorted(set(places))


def test_no_other_engine_module_waits_to_be_registered():
    """A module with NAME and decide is an engine: without a record nobody would ask it."""
    found = {
        file.stem
        for file in (ROOMS / "engines").glob("*.py")
        if "\nNAME = " in (text := file.read_text()) and "\ndef decide(" in text
    }
    assert found == {engine.module or engine.name for engine in ENGINES}


def test_evidence_of_an_unknown_kind_is_no_engines():
    assert engine_of("smt", "QF_LRA") == ""
    assert engine_of("word of honour") == ""
