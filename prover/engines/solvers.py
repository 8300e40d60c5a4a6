"""The solvers that read SMT-LIB text, as a table: which theories each speaks, and how it is asked.

z3 is always there and comes first; the others are extras (``pip install -e '.[solvers]'``). A lemma that z3 does
not decide within its limits goes to the next solver of its theory, and `agreement` asks two about every lemma. No call
lasts longer than its limits allow, as far as the solver honours them; the worker process that made it can be killed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from msgspec import Struct

from ..base.clock import counts, now, slowness, spend
from ..language.meanings.names import Names
from ..language.obligations import Obligation, Verdict
from .outcome import Outcome, unknown

SAT, UNSAT, UNKNOWN = "sat", "unsat", "unknown"
LONGEST = 2**31 - 1  # milliseconds; an endless deadline is this one

# steps that a solver may take for one lemma. z3 counts some 5 million a second, so that a minute's wall time comes
# first on any machine; a smaller budget makes "unknown" repeatable
BUDGET: ContextVar[int] = ContextVar("BUDGET", default=2_000_000_000)

STEPS_A_SECOND = {"z3": 5_000_000, "cvc5": 400_000, "bitwuzla": 5_000_000}  # where the clock counts steps
A_CALL = 120.0  # seconds on the wall that a solver has then: what ends it are its steps

# bitwuzla counts no steps, but it asks whether to go on, at the same points in every run and 5,000 times a second
STEPS_A_PAUSE = 1000

# theory -> its logic
LOGICS = {"bits": "QF_BV", "integers": "QF_NIA", "reals": "QF_LRA"}


class Answer(NamedTuple):
    """sat, unsat or unknown. model: variable -> value, for sat over integers or bits. reason: why it is unknown."""

    said: str
    model: dict[str, int] = {}  # noqa: RUF012  (never written to)
    reason: str = ""


class Solver(Struct, frozen=True):
    """decide(text, theory, seconds, steps) -> Answer; package: what has to be importable."""

    name: str
    package: str
    theories: frozenset[str]
    decide: Callable[[str, str, float, int], Answer]

    @property
    def available(self) -> bool:
        return _importable(self.package)


@cache
def _importable(package: str) -> bool:
    return find_spec(package) is not None


def theory(text: str) -> str:
    """Which theory a lemma's text is about."""
    if "(set-logic QF_BV)" in text:
        return "bits"
    return "reals" if " Real)" in text else "integers"


def milliseconds(seconds: float) -> int:
    """The time limit that a solver is given: at least a moment, and finite."""
    return int(min(max((A_CALL if counts() else seconds * slowness()) * 1000, 1), LONGEST))


def limit(reason: str, seconds: float, start: float, steps: int | None = None) -> str:
    """Which limit was hit, in words, from a solver's own reason; start: when it began, by the monotonic clock."""
    said = reason.lower()
    early = time.monotonic() - start < seconds / 2  # z3 calls either limit "canceled" now and then
    if "resource" in said or ("canceled" in said and early):
        return f"out of its budget of {steps or BUDGET.get():,} steps"
    if "timeout" in said or "canceled" in said:
        return f"did not finish in the {seconds:.3g} s that it had"
    return reason


# -- the solvers ---------------------------------------------------------------------------------------------


def _signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


def _z3(text: str, about: str, seconds: float, steps: int) -> Answer:
    import z3

    start = time.monotonic()
    # a context of its own: z3 numbers what it hears of, and chooses between equal ways by these numbers
    context = z3.Context()
    solver = z3.SolverFor(LOGICS[about], ctx=context) if about != "integers" else z3.Solver(ctx=context)
    solver.set("timeout", milliseconds(seconds))
    solver.set("rlimit", steps)
    solver.from_string(text)
    answer = str(solver.check())
    if counts():
        spend(next((v for k, v in solver.statistics() if k == "rlimit count"), 0) / STEPS_A_SECOND["z3"])
    if answer == UNKNOWN:
        return Answer(UNKNOWN, reason=limit(solver.reason_unknown(), seconds, start, steps))
    if answer == UNSAT or about == "reals":
        return Answer(answer)
    model = solver.model()

    def read() -> dict[str, int]:
        values: dict[str, Any] = {declared.name(): model[declared] for declared in model.decls()}
        # a model also says what the text defines, and what division by zero is
        return {
            **{name: value.as_signed_long() for name, value in values.items() if isinstance(value, z3.BitVecNumRef)},
            **{name: value.as_long() for name, value in values.items() if isinstance(value, z3.IntNumRef)},
        }

    return _sat(read)


def _cvc5(text: str, about: str, seconds: float, steps: int) -> Answer:
    cvc5: Any = import_module("cvc5")  # it has no types
    start = time.monotonic()
    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("produce-models", "true")
    solver.setOption("tlimit-per", str(milliseconds(seconds)))
    solver.setOption("rlimit-per", str(steps))
    parser = cvc5.InputParser(solver)
    # ALL: its strategy for QF_NIA loses itself in divisions by constants
    head = "" if "(set-logic " in text else "(set-logic ALL)\n"
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, head + text, "lemma")
    symbols, answer = parser.getSymbolManager(), ""
    while not (command := parser.nextCommand()).isNull():
        answer = str(command.invoke(solver, symbols)).strip() or answer
    if counts():
        spend(solver.getStatistics()["resource::resourceUnitsUsed"]["value"] / STEPS_A_SECOND["cvc5"])
    if answer not in (SAT, UNSAT):
        return Answer(UNKNOWN, reason=limit(_reason(solver, answer), seconds, start))
    if answer == UNSAT or about == "reals":
        return Answer(answer)

    def read() -> dict[str, int]:
        found: dict[str, int] = {}
        for term in symbols.getDeclaredTerms():
            value = solver.getValue(term)
            if value.isIntegerValue():
                found[term.getSymbol()] = value.getIntegerValue()
            elif value.isBitVectorValue():
                size = value.getSort().getBitVectorSize()
                found[term.getSymbol()] = _signed(int(value.getBitVectorValue(2), 2), size)
        return found

    return _sat(read)


def _reason(solver: Any, answer: str) -> str:
    """cvc5's reason for its last answer, which has no text of its own."""
    return answer if answer.startswith("(error") else _CVC5_REASONS.get(str(solver.getInfo("reason-unknown")), answer)


_CVC5_REASONS = {"timeout": "timeout", "resourceout": "resource limit", "incomplete": "incomplete"}


def _bitwuzla(text: str, about: str, seconds: float, steps: int) -> Answer:
    import bitwuzla

    options = bitwuzla.Options()
    options.set(bitwuzla.Option.PRODUCE_MODELS, True)
    parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
    parser.parse(text, True, False)  # only read the text, which is no file
    solver = parser.bitwuzla()
    start, begun, pauses = now(), time.monotonic(), 0

    def enough() -> bool:
        nonlocal pauses
        pauses += 1
        return pauses * STEPS_A_PAUSE > steps or now() - start > seconds

    solver.configure_terminator(enough)
    answer = str(solver.check_sat())
    if answer not in (SAT, UNSAT):
        spent = pauses * STEPS_A_PAUSE > steps
        return Answer(UNKNOWN, reason=limit("resource limit" if spent else "timeout", seconds, begun))
    if answer == UNSAT:
        return Answer(UNSAT)

    def read() -> dict[str, int]:
        values = {declared.symbol(): solver.get_value(declared) for declared in parser.get_declared_funs()}
        return {name: _signed(int(value.value(10)), value.sort().bv_size()) for name, value in values.items()}

    return _sat(read)


def _sat(read: Callable[[], dict[str, int]]) -> Answer:
    """sat, which a model that cannot be read does not make an unknown."""
    try:
        return Answer(SAT, read())
    except MemoryError:
        raise
    except Exception as error:
        return Answer(SAT, reason=f"its model cannot be read: {error}")


# in the order in which they are asked
SOLVERS = (
    Solver("z3", "z3", frozenset(LOGICS), _z3),
    Solver("bitwuzla", "bitwuzla", frozenset({"bits"}), _bitwuzla),
    Solver("cvc5", "cvc5", frozenset(LOGICS), _cvc5),
)


def installed(about: str) -> list[Solver]:
    """The solvers that are there and speak the theory, in their order."""
    return [solver for solver in SOLVERS if about in solver.theories and solver.available]


def ask(solver: Solver, text: str, seconds: float, about: str | None = None, most_steps: int | None = None) -> Answer:
    """The solver's answer to a text; whatever it raises, short of exhausted memory, is no answer.

    most_steps: where the budget is larger.
    """
    steps = min(BUDGET.get(), most_steps or BUDGET.get())
    if counts():
        steps = max(1, min(steps, int(seconds * STEPS_A_SECOND[solver.name])))
    try:
        return solver.decide(text, about or theory(text), seconds, steps)
    except Exception as error:
        said = " ".join(str(error).split())
        if isinstance(error, MemoryError) or "out of memory" in said or "bad_alloc" in said:
            raise MemoryError(said) from error
        return Answer(UNKNOWN, reason=f"{type(error).__name__}: {said}")


# -- a portfolio ---------------------------------------------------------------------------------------------


def portfolio(
    obligation: Obligation,
    engine: str,
    text: str,
    deadline: float,
    proof: Outcome,
    most_steps: int | None = None,
    most_seconds: float = float("inf"),
    alone: bool = False,
) -> Outcome:
    """The outcome from the first solver that decides a text, which is unsat if the obligation is proved; z3 comes first.

    The text calls the variables as ``Names(obligation.variables)`` does. proof: the outcome if it is z3 that says so; of
    another one's proof the witness has its name. most_steps: of z3; most_seconds: of z3, and of all others; alone: no other
    is asked. A counterexample is a solver's word only: the ladder evaluates it.
    """
    about, reasons = theory(text), list[str]()
    solvers = installed(about)[: 1 if alone else None]
    for solver in solvers:
        left = deadline - now()
        if reasons and left <= 0:
            break
        if solver is solvers[0]:  # a third is left for those who can go on
            answer = ask(solver, text, min(left * 2 / 3 if solvers[1:] else left, most_seconds), about, most_steps)
            deadline = min(deadline, now() + most_seconds)
        else:
            answer = ask(solver, text, left, about)
        if answer.said == UNSAT and not reasons:
            return proof
        if answer.said == UNSAT:
            known = {**proof.witness, "solver": solver.name}
            detail = f"decided by {solver.name}; {'; '.join(reasons)}"
            return Outcome(verdict=Verdict.PROVED, engine=engine, witness=known, detail=detail)
        if answer.said == SAT:
            names = Names(obligation.variables)
            point = {variable.payload[0]: answer.model.get(name, 0) for variable, name in names.items()}
            said = f"a model from {solver.name}" if reasons else ""
            return Outcome(verdict=Verdict.REFUTED, engine=engine, point=point, detail=said)
        reasons.append(f"{solver.name} gave up: {answer.reason}")
    return unknown(engine, "; ".join(reasons))
