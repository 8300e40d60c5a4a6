"""Whole workgroups, held against what is proved of two threads: no race in LDS, and all at the same barriers."""

from __future__ import annotations

import time
from collections.abc import Iterator

from ....concrete.interpreter.llvm import Wave, look
from ...attack.records import Contradiction
from ..claims.cases import Claims
from ..claims.races import REACHED
from ..claims.seeing_races import instructions, parted, raced, touches
from ..ir.places import by_line
from .judging import Judge
from .points import Point
from .runs import Key

MOST = 256  # threads of a workgroup that is run
SECONDS = 1.0  # at the most for one


class Workgroups:
    """judge: of single threads, which says how a contradiction is shown."""

    def __init__(self, claims: Claims, proved: list[Key], judge: Judge):
        self.judge, self.shape = judge, judge.runs.launch.threads
        named, self.lds, self.written = set(proved), claims.lds, by_line(judge.kernel)
        races = {key: one for key, one in claims.meetings.items() if key[0] != REACHED}
        self.apart = {key: one for key, one in races.items() if key in named}
        self.open = [
            one for key, one in races.items() if key not in named
        ]  # of which nobody says that they do not race
        cases = claims.system.claims[REACHED].build() if claims.lds is not None else ()
        self.reached = next((case.name for case in cases if (REACHED, case.name) in named), None)
        self.left = (bool(self.apart) or self.reached is not None) and self.shape[
            0
        ] <= MOST  # one is enough: it is all threads

    def against(self, sizes: Point, wave: Wave) -> Iterator[Contradiction]:
        """What the wave's workgroup shows. Raises ConfigError."""
        assert self.lds is not None
        self.left = False
        report = look(
            dict(wave.module), wave.kernel, wave.arguments, block_shape=self.shape, blocks=[wave.block],
            deadline=time.monotonic() + SECONDS, drawn=wave.drawn,
        )  # fmt: skip
        for race in report.races:
            if any(touches(race, *instructions(one, self.lds.accesses)) for one in self.open):
                continue  # the two instructions meet in other iterations, too, which a run does not tell apart
            for key, meeting in self.apart.items():
                if race.space == "shared" and touches(race, *instructions(meeting, self.lds.accesses)):
                    yield self.judge.contradiction(key[0], key[1], raced(race, self.written), sizes, None)
        if (reached := self.reached) is not None:
            for found in report.divergences:
                yield self.judge.contradiction(REACHED, reached, parted(found, self.written), sizes, None)
