"""What is proved of the values that loops carry, held against those that a thread carries."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ....concrete.interpreter.llvm import Execution, Wave, signed, unsigned
from ...language.meanings import python
from ...language.terms import as_int
from ..claims.cases import Claims
from ..loops.induction import HavocValue
from ..loops.paths import Trace
from .runs import Key, Runs


class Carried:
    """The loops all of whose claims are proved. headers: labels of their first blocks, one of which a run watches."""

    def __init__(self, trace: Trace, claims: Claims, proved: Collection[Key], runs: Runs):
        self.runs = runs
        self.kept: dict[str, list[tuple[Key, HavocValue]]] = {}
        for claim, header in claims.headers.items():
            keys = [(claim, case.name) for case in claims.system.claims[claim].build()]
            if keys and all(key in proved for key in keys):
                own = [one for one in trace.kept if one.header == header]
                self.kept[header] = [(self._case(keys, one), one) for one in own]
        self.headers = sorted(self.kept)

    @staticmethod
    def _case(keys: list[Key], one: HavocValue) -> Key:
        return next((key for key in keys if key[1].startswith(f"%{one.phi} ")), keys[0])

    def against(self, wave: Wave, ran: Execution) -> Iterator[tuple[Key, str]]:
        """The claims that a value of the watched loop contradicts, and how."""
        for number, (_, values) in enumerate(ran.rounds):
            for key, kept in self.kept.get(wave.watched, ()):
                start = 0 if kept.base is None else self.runs.start(wave, kept.base)
                value = values.get(kept.phi)
                if not isinstance(value, int) or start is None:
                    continue
                found = signed(unsigned(value - start, kept.bits), kept.bits)
                if not python.evaluate({}, kept.known.has(as_int(found)))[0]:
                    yield key, f"%{kept.phi} is {found} when the loop begins for time {number + 1}, not {kept.known}"
