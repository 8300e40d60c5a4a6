"""What is given out to a cluster next, and what is blamed for a worker's death; and work that takes turns."""

from __future__ import annotations

import threading
import time

import pytest
from tileprove.prover.base.turn_lock import side_by_side, waiting
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cluster.scheduler import MOST_RESTARTS, Batch, Scheduler
from tileprove.prover.running.process import RunnerError
from tileprove.prover.running.runner import Task

QUICK = Outcome(verdict=Verdict.PROVED, seconds=0.001)


def keys(batch: Batch | None) -> list[str]:
    assert batch is not None
    return [task.key for task in batch.tasks]


def given(count: int, expected: float | None = None) -> Scheduler:
    return Scheduler([Task(str(number), b"", expected) for number in range(count)])


def test_two_batches_a_thread_and_no_more():
    scheduler = given(10)
    sent = [scheduler.next(2) for _ in range(4)]
    assert [keys(batch) for batch in sent] == [["0"], ["1"], ["2"], ["3"]]
    assert scheduler.next(2) is None
    assert sent[0] is not None
    scheduler.done(sent[0])
    assert keys(scheduler.next(2)) == ["4"]


def test_what_is_known_to_be_quick_travels_together_and_is_left_for_others_too():
    scheduler = given(100)
    for _ in range(4):
        scheduler.decided(QUICK)
    assert len(keys(scheduler.next(1))) == 32
    assert len(keys(scheduler.next(4))) == 8  # of 67 left, so that all of 4 threads have some twice
    assert len(keys(given(100, 0.09).next(1))) == 2  # 0.2 s of work
    assert len(keys(given(100, 1.0).next(1))) == 1
    assert len(keys(given(100).next(1))) == 1  # who knows how long they take


def test_what_is_lost_alone_is_to_blame():
    scheduler = given(100)
    for _ in range(4):
        scheduler.decided(QUICK)
    lost, other = scheduler.next(1), scheduler.next(1)
    assert lost is not None
    assert other is not None
    scheduler.done(lost)
    assert scheduler.lost(lost, 4) is None
    scheduler.pending.clear()
    assert scheduler.next(1) is None  # while others are under way
    scheduler.done(other)
    alone = scheduler.next(1)
    assert keys(alone) == ["0"]
    assert scheduler.next(1) is None
    assert alone is not None
    scheduler.done(alone)
    found = scheduler.lost(alone, 4)
    assert found is not None
    assert found.verdict is Verdict.UNKNOWN
    assert found.detail == "the worker died: 4 workers of the cluster were lost with it alone"
    assert keys(scheduler.next(1)) == ["1"]


def test_restarts_blame_nobody_and_do_not_go_on_for_ever():
    scheduler = given(2)
    for _ in range(MOST_RESTARTS):
        batch = scheduler.next(1)
        assert keys(batch) == ["0"]
        assert batch is not None
        assert not batch.suspect
        scheduler.done(batch)
        assert scheduler.lost(batch, 0) is None
    batch = scheduler.next(1)
    assert batch is not None
    with pytest.raises(RunnerError, match="again and again"):
        scheduler.lost(batch, 0)


# -- turns -------------------------------------------------------------------------------------------------------


def test_one_computes_while_the_others_wait():
    inside, most, together = [0], [0], [0]

    def compute() -> None:
        inside[0] += 1
        assert inside[0] == 1
        time.sleep(0.01)
        inside[0] -= 1

    def work(number: int) -> int:
        compute()
        with waiting():
            together[0] += 1
            most[0] = max(most[0], together[0])
            time.sleep(0.1)
            together[0] -= 1
        compute()
        return number

    found = []
    for result in side_by_side(range(8), work, 4, lambda: None):
        compute()
        found.append(result)
    assert found == list(range(8))  # in their order
    assert 1 < most[0] <= 4


@pytest.mark.parametrize("most", [1, 3])
def test_what_goes_wrong_stays_with_its_item(most: int):
    def work(number: int) -> int:
        if number == 1:
            raise ValueError("no")
        return number

    found = list(side_by_side(range(3), work, most, lambda: None))
    assert (found[0], str(found[1]), found[2]) == (0, "no", 2)


def test_a_loop_that_is_left_ends_what_is_under_way():
    stopped, begun = threading.Event(), list[int]()

    def work(number: int) -> int:
        begun.append(number)
        with waiting():
            if number:
                assert stopped.wait(20)
        return number

    loop = side_by_side(range(100), work, 2, stopped.set)
    assert next(loop) == 0
    loop.close()
    assert stopped.is_set()
    assert len(begun) < 10
    with waiting():  # nobody else is there: nothing to hand on
        pass
