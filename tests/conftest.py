"""Tests that slow.txt names are marked ``slow``: pyproject.toml leaves them out, `-m slow` runs them, `-m ""` runs all.

Of those that feed something false and see it refused, the first case is everybody's, however long it takes.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tileprove.prover.attack import budget
from tileprove.prover.running import forking
from tileprove.prover.running.worker import GARBAGE

# processes that a shell starts in the background ignore Ctrl-C, and so would all that tests start
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# garbage is looked for as workers do, and not in what all tests share: it was a tenth of the time where many terms are made
gc.set_threshold(GARBAGE)

# what forks of this process's server run imports Triton; a command that is a process of its own has its forks import it
forking.WORDS |= {"tileprove.prover.triton.": "triton", "tileprove.prover.compiled.": "triton"}
forking.LOADS = (*forking.LOADS, "TRITON_INTERPRET")  # which Triton asks about as it is imported

HERE = Path(__file__).parent
SLOW = frozenset((HERE / "slow.txt").read_text().split())
GUARDS = (
    "attacks/", "kernels/test_attacked_kernels.py", "kernels/test_steps_of_kernels.py", "triton/test_attack.py",
    "prover/test_cluster_lies.py", "prover/test_kernel_refuses.py", "cuda/test_planted_proposals.py",
    "triton/test_planted_guesses.py", "kernels/test_bound_kernels.py::test_something_false", "cuda/test_planted_digits.py",
    "kernels/test_planted_witnesses.py",
)  # fmt: skip
# what takes half a minute or more, so that no worker is left alone with one at the end
LONGEST = (
    "test_style.py::test_pyright", "kernels/test_several_kernels.py::test_a_cluster_says_the_same_of_variants",
    "prover/test_weakening.py::test_what_is_enough_is_found_where_points_that_satisfy_it_are_rare",
    "cuda/test_ptx_mutants.py::test_no_wrong_mutant_is_proved",
    "triton/test_random_nests.py::test_what_is_proved_of_many_kernels_holds",
    "cuda/test_values_of_loops.py::test_nothing_false_is_proved_of_many_loops",
    "cuda/test_random_launches.py::test_nothing_false_is_proved_of_many_kernels",
    "cuda/test_copies.py::test_nothing_false_is_proved_of_many_pipelines",
    "cuda/test_random_searches.py::test_nothing_false_is_proved_of_many_searches",
    "cuda/test_random_races.py::test_nothing_false_is_proved_of_many_kernels",
)  # fmt: skip

# where most commands end in an attack that no test looks at: it has a part of its time, and all with TILEPROVE_NIGHTLY
ATTACKED = ("compiled", "cuda", "kernels", "triton")
OF_ITS_TIME = 1.0 if os.environ.get("TILEPROVE_NIGHTLY") else 0.25


@pytest.fixture(scope="module", autouse=True)
def _usual_attacks(request: pytest.FixtureRequest) -> Iterator[None]:
    """An attack for which a test asks has the time that the test gives it."""
    part = OF_ITS_TIME if request.path.parent.name in ATTACKED else 1.0
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LEAST", "PART"):
            patch.setattr(budget, name, part * getattr(budget, name))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    seen: set[str] = set()
    first: list[pytest.Item] = []
    for item in items:
        if item.path.is_relative_to(HERE):
            name = f"{item.path.relative_to(HERE).as_posix()}::{item.name.split('[')[0]}"
            if name in SLOW and (name in seen or not name.startswith(GUARDS)):
                item.add_marker(pytest.mark.slow)
            if name in LONGEST:
                first.append(item)
            seen.add(name)
    ahead = {id(item) for item in first}
    items[:] = [*first, *(item for item in items if id(item) not in ahead)]


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
