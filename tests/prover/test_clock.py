"""The engines' clock: a busy machine takes nothing away."""

from __future__ import annotations

import time

from tileprove.prover.base.clock import STRETCH, now


def test_work_counts_in_full():
    start, begun = now(), time.process_time()
    while time.process_time() - begun < 0.3:
        pass
    assert now() - start >= 0.29


def test_waiting_counts_in_part():
    start, begun = now(), time.monotonic()
    time.sleep(0.6)
    waited = time.monotonic() - begun
    assert waited / STRETCH * 0.99 <= now() - start < waited / STRETCH + 0.1


def test_a_process_that_waited_long_has_its_time_afterwards():
    """What counts is what passed since it was last asked, not an average since it began."""
    time.sleep(0.6)
    start, begun = now(), time.process_time()
    while time.process_time() - begun < 0.2:
        now()
    assert now() - start >= 0.19
