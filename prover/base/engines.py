"""Every engine once, as data: its turns on the ladder, the evidence that it leaves, and what establishes that.

An engine is a module of ``engines`` with NAME, ``applies(obligation)`` -> why it does not, or None, and
``decide(obligation, deadline)`` -> Outcome. To add one is to write that module and one record here; the ladder, the
stored records, `recheck` and the table of docs/TRUST.md walk these. Modules stand as text, so that reading the table
imports no solver.
"""

from __future__ import annotations

from msgspec import Struct

SMT = "smt"  # a solver's answer, the one kind of evidence that several engines leave


class Turn(Struct, frozen=True):
    """When an engine is asked: after every turn of a lower place.

    share: of the time that is left; least: seconds that it may have in any case. An engine that was not cut short has no
    second turn.
    """

    place: int
    share: float = 1.0
    least: float = 0.0


class Evidence(Struct, frozen=True):
    """What an engine leaves for a proof. kind: its name in a witness; title: what a reader calls it.

    checker: "module:function" below ``prover``, (obligation, record, effort) -> what the verdict rests on; it shares no
    code with the engine. part: the row of docs/TRUST.md that it has, with the modules that have to be right.
    kept: what of the witness is stored. counted: by points, which a replay walks again. word: it is only a solver's word,
    until a checker finds more; logic: of the solver's question.
    """

    kind: str
    title: str
    checker: str
    part: tuple[str, tuple[str, ...]]
    kept: tuple[str, ...] = ()
    counted: bool = False
    word: bool = False
    logic: str = ""


class Engine(Struct, frozen=True):
    """name: its NAME; module: of ``engines``, if that is called otherwise. at_once: it soon finds a proof, if it ever does.

    seeks: counterexamples only; it proves nothing. patient: seconds of its turns where no shift is by a variable, of which
    it knows little.
    """

    name: str
    turns: tuple[Turn, ...]
    evidence: tuple[Evidence, ...] = ()
    module: str = ""
    at_once: bool = False
    seeks: bool = False
    patient: float = 0.0


def _answer(logic: str) -> Evidence:
    """What a solver says to a whole statement."""
    part = "circuit and DRAT proof", ("evidence.denying",)
    return Evidence(SMT, "solver's answer", "evidence.checkers:check_smt", part, ("logic",), word=True, logic=logic)


_SUBDOMAIN = ("every point of a subdomain", ("proof.subdomains",))
_MATRICES = "inverse matrix, basis", ("evidence.matrices",)

ENGINES = (
    Engine(
        "integer",
        (Turn(40, 0.01, 0.6), Turn(90, 0.4), Turn(120)),
        (
            Evidence(
                "chain", "proof tree", "evidence.checkers:check_chain",
                ("proof tree", ("proof.trees", "proof.multiples")),
            ),
        ),
        at_once=True,
        patient=10.0,
    ),
    Engine(
        "exhaustive",
        (Turn(20, 0.05, 0.3), Turn(55, 0.5), Turn(125)),
        (
            Evidence(
                "table", "every point", "evidence.checkers:check_table", ("every point", ("evidence.points",)),
                ("points",), counted=True,
            ),
        ),
    ),
    Engine(
        "subdomain",
        (Turn(30, 0.05, 0.3), Turn(56, 0.4), Turn(126)),
        (
            Evidence(
                "subdomain", "every point of a subdomain", "evidence.checkers:check_subdomain", _SUBDOMAIN,
                ("of", "points"), counted=True,
            ),
            Evidence(
                "joined", "every point of one, joined", "evidence.checkers:check_joined", _SUBDOMAIN,
                ("of", "points"), counted=True,
            ),
        ),
        at_once=True,
    ),
    Engine(
        "linear",
        (Turn(10),),
        (
            Evidence(
                "inverse", "inverse matrix", "evidence.matrices:check_inverse", _MATRICES,
                ("matrix", "inverse", "offset"),
            ),
            Evidence("basis", "equal on a basis", "evidence.matrices:check_basis", _MATRICES),
        ),
        at_once=True,
    ),
    Engine("bits", (Turn(60, 0.1, 4.0), Turn(100, 0.5)), (_answer("QF_BV"),)),
    Engine("nia", (Turn(70, 0.1, 4.0), Turn(110, 0.5)), (_answer("NIA"),)),
    Engine("sampling", (Turn(50),), module="counterexample", seeks=True),
    Engine("hunting", (Turn(80),), seeks=True),
)  # fmt: skip

BY_NAME = {engine.name: engine for engine in ENGINES}
LADDER = tuple(sorted(((turn, engine) for engine in ENGINES for turn in engine.turns), key=lambda at: at[0].place))
EVIDENCE = {evidence.kind: evidence for engine in ENGINES for evidence in engine.evidence}


def engine_of(kind: str, logic: str = "") -> str:
    """The engine that leaves such evidence; empty where none does."""
    left = ((engine.name, evidence) for engine in ENGINES for evidence in engine.evidence)
    return next((name for name, own in left if own.kind == kind and own.logic in ("", logic)), "")
