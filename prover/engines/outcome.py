"""What an engine answers: a verdict with its evidence."""

from __future__ import annotations

from typing import Any

import msgspec

from ..attack.records import Contradiction
from ..language.obligations import Verdict


class Weakest(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A condition under which a refuted statement is proved, as `weakening` found it; or why it found none.

    condition: in words, about parameters only; empty if there is none. exact: for every other value of the parameters, for
    which some lane satisfies the assumptions, a lane is proved to fail. fails: these lanes, for each part of the condition.
    also: values of the parameters where the statement holds though the condition does not; all lanes were tried there.
    parameters: what a condition was allowed to mention. engines, rests_on: of the proofs, as in `Outcome`. why: why there
    is none. tried: conditions that the engines were asked about.
    """

    condition: str = ""
    exact: bool = False
    fails: list[str] = []
    also: dict[str, int] | None = None
    parameters: list[str] = []
    engines: list[str] = []
    rests_on: str = ""
    why: str = ""
    tried: int = 0
    seconds: float = 0.0

    @property
    def sentence(self) -> str:
        """The condition with how much it says; empty if there is none."""
        if not self.condition:
            return ""
        word = f", on the word of {self.rests_on} alone" if self.rests_on else ""
        if self.exact:
            return f"{self.condition} (exact{word})"
        at = " ".join(f"{name}={value}" for name, value in (self.also or {}).items())
        more = f"; it also holds at {at}" if at else "; whether less would do is not known"
        return f"{self.condition} (sufficient{word}{more})"


class Advice(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a reader can do about a statement that no engine decided.

    parts: of the goal, how many there are. undecided: those that no engine proves by themselves. why: what is hard about
    them. helps: changes of the statement with which an engine proved it. tried: how many changes were tried.
    """

    parts: int = 0
    undecided: list[str] = []
    why: str = ""
    helps: list[str] = []
    tried: int = 0


class Outcome(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A verdict and what stands behind it; plain data, so it travels between machines and into artifacts.

        >>> found = prove(integer("i", 0, 8) < 7)
        >>> isinstance(found, Outcome), found.point
        (True, {'i': 7})

    witness: what lets somebody else check a proved verdict; its "kind" names the checker.
    point: variable name -> value, of a counterexample, or of the satisfying lane of a proved obligation.
    rests_on: the solver on whose word alone a proof rests; empty where our own checks established it, or a point did.
    points: how many points were enumerated. tree: a chain's proof, as `proof.trees` reads it.
    unused: assumptions that the proof did not need, as text. detail: one line for a reader. weakest: of a refuted one, what
    the search for a condition came to; None if nobody searched. advice: on an unknown one, if somebody asked for it.
    replayed: whether the evidence was on record, and only checked. contradiction: the run against what was proved.
    baseless: of a proof that never asks for the goal, as what is assumed contradicts itself.
    """

    verdict: Verdict
    engine: str = ""
    seconds: float = 0.0
    points: int = 0
    links: int = 0
    point: dict[str, int] | None = None
    witness: dict[str, Any] = {}
    tree: dict[str, Any] = {}
    unused: list[str] = []
    detail: str = ""
    rests_on: str = ""
    replayed: bool = False
    baseless: bool = False
    weakest: Weakest | None = None
    advice: Advice | None = None
    contradiction: Contradiction | None = None


def unknown(engine: str, detail: str) -> Outcome:
    return Outcome(verdict=Verdict.UNKNOWN, engine=engine, detail=detail)
