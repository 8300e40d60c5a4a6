"""The system `executors`: every executor function is covered or excused, the page says so, the claims are claims."""

from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from tileprove.prover.commands.executors import REASONS, excuse, lines
from tileprove.prover.engines.counterexample import find
from tileprove.prover.language.wire import decode, digest, encode
from tileprove.prover.running import registry
from tileprove.prover.running.registry import obligations
from tileprove.prover.symbolic import coverage
from tileprove.specs.executors.system import SYSTEM

PAGE = Path(__file__).parents[2] / "docs" / "EXECUTORS.md"


@pytest.fixture(scope="module")
def functions():
    return coverage.covered(SYSTEM.claims.values())


def test_every_public_function_is_covered_or_excused(functions):
    open_ones = [one.name for one in functions if not one.direct and not one.within]
    assert [name for name in open_ones if not excuse(name)[1]] == []
    assert len(functions) - len(open_ones) > 150
    unused = [pattern for pattern, _ in REASONS if not any(fnmatchcase(name, pattern) for name in open_ones)]
    assert unused == []  # an excuse for what is covered


def test_a_function_that_nobody_runs_is_noticed():
    names = {one.name: one for one in coverage.covered([SYSTEM.claims["preshuffle_b"]])}
    assert names["preshuffle.b_byte"].direct == ["preshuffle_b"]
    assert names["preshuffle.scale_byte"].direct == names["preshuffle.scale_byte"].within == []
    assert names["preshuffle.scale_op_sel"].direct == []
    assert not excuse("preshuffle.scale_byte")[1]


def test_the_page_is_fresh(functions):
    assert PAGE.read_text() == "".join(lines(functions)), "tileprove executors --output docs/EXECUTORS.md writes it"


def test_it_is_a_system_like_the_others():
    assert "executors" in registry.BUILT_IN
    assert registry.Target("executors").systems() == [SYSTEM]


def test_claims_survive_the_wire_and_sampling():
    """A slice of all obligations; the ladder proves them all in `tileprove check executors`."""
    found = [obligation for claim in list(SYSTEM.claims.values())[::6] for obligation in obligations(claim)]
    assert len(found) > 100
    for obligation in found[::5]:
        assert digest(decode(encode(obligation))) == digest(obligation)
    for obligation in found[::25]:
        assert find(obligation) is None, obligation.name
