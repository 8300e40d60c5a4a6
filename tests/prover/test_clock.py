"""The engines' clock: a busy machine and a slow one take nothing away."""

from __future__ import annotations

import time

import pytest
from tileprove.prover.base import clock
from tileprove.prover.base.clock import STRETCH, USUAL
from tileprove.prover.engines.solvers import milliseconds


@pytest.fixture(params=[0.5, 1, 2, 50])
def paced(request, monkeypatch):
    """A machine so many times slower than usual, and how many seconds of it count for one."""
    monkeypatch.setattr(clock, "_glance", lambda: request.param * USUAL)
    return clock._Clock().now, min(max(request.param, 1), STRETCH)


def test_work_counts_by_the_pace_of_the_machine(paced):
    now, slowness = paced
    start, begun = now(), time.process_time()
    while time.process_time() - begun < 0.3:
        pass
    assert now() - start >= 0.29 / slowness


def test_time_that_works_in_vain_ends(paced):
    """No more than STRETCH times as much passes on the wall."""
    now, _ = paced
    start, begun = now(), time.monotonic()
    while now() - start < 0.1:
        pass
    assert time.monotonic() - begun < STRETCH * 0.1 + 1


def test_waiting_counts_in_part():
    now = clock._Clock().now
    start, begun = now(), time.monotonic()
    time.sleep(0.6)
    waited = time.monotonic() - begun
    assert waited / STRETCH * 0.99 <= now() - start < waited / STRETCH + 0.1


def test_a_process_that_waited_long_has_its_time_afterwards(paced):
    """What counts is what passed since it was last asked, not an average since it began."""
    now, slowness = paced
    time.sleep(0.6)
    start, begun = now(), time.process_time()
    while time.process_time() - begun < 0.2:
        now()
    assert now() - start >= 0.19 / slowness


def test_a_machine_that_gets_slow_is_seen(monkeypatch):
    watched = clock._Clock()
    monkeypatch.setattr(clock, "_glance", lambda: USUAL)
    assert watched.slowness() == 1
    monkeypatch.setattr(clock, "_glance", lambda: 2 * USUAL)
    begun = time.process_time()
    while time.process_time() - begun < 2 * clock.LOOKS:
        pass
    assert watched.slowness() == 2


def test_a_solver_has_more_time_on_a_slow_machine(monkeypatch):
    monkeypatch.setattr("tileprove.prover.engines.solvers.slowness", lambda: 2.0)
    assert milliseconds(1.5) == 3000


def test_a_deadline_is_over_by_this_clock_whatever_passed_on_the_wall(monkeypatch):
    said = [0.0]
    monkeypatch.setattr(clock, "now", lambda: said[0])
    deadline = clock.Deadline(5.0)
    assert not time.monotonic() + 100 > deadline
    said[0] = 5.1
    assert time.monotonic() > deadline
