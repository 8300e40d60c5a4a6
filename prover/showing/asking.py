"""Asking about one formula, in this process: for its verdict, or for a condition that makes it true.

Importing this loads the language alone; the engines, and what an answer looks like, come with the first question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..language.claims import Case, Claim
from ..language.obligations import Obligation, OneToOne, Verdict
from ..language.terms import Term, truth
from ..language.variable_order import noting

if TYPE_CHECKING:
    from ..engines.outcome import Outcome
    from .proof_result import ProofResult
    from .weakened import Weakened

ADVICE = 10.0  # seconds, at the most, to find out what helps where the verdict is unknown


@noting({})  # what the engines make is no variable of the spec's
def prove(
    goal: Term | bool | OneToOne, given: Sequence[Term | bool] = (), seconds: float = 60.0,
    using: Sequence[Any] = (), induction: Term | None = None,
) -> ProofResult:  # fmt: skip
    """Whether the goal holds for all values of its variables under which everything given holds.

    goal: a formula of integer terms, or what `one_to_one` gives. given: formulas that may be assumed. seconds: how long
    the engines may look; they run in this process, and a solver may take longer than that. Where they find nothing, a few
    seconds more go into advice. using: claims, or what `prove` answered, that may be assumed too, as they are or at terms;
    they are proved here unless they are, and so is what they assume. induction: a variable of the goal, over which it is
    proved by induction. Both as in `Case`.

    The result is true where it is PROVED, and only there: ``assert prove(...)`` is a test. Its ``verdict`` is one of
    `Verdict`'s, ``counterexample`` is that of a refuted one, ``detail`` says why nothing was found out; see `ProofResult`.
    Nothing is recorded: `System` and ``tileprove check --update`` do that. Raises TypeError for what is no formula,
    SpecError for two variables of one name.

        >>> from tileprove import integer, prove
        >>> lane = integer("lane", 0, 64)
        >>> bool(prove((lane ^ 4) < 64))
        True
        >>> prove(lane * 16 < 1000).counterexample
        {'lane': 63}
        >>> x, n = integer("x"), integer("n", 1)
        >>> digit = prove(x % n <= n - 1)
        >>> bool(prove(lane % n * n <= (n - 1) * n, using=[digit(x=lane)]))
        True
    """
    from ..engines import ladder
    from ..engines.teaching import advice
    from .proof_result import result_of

    obligation = _obligation(Case("", goal, given, using=using, induction=induction))
    outcome = ladder.decide(obligation, seconds)
    if outcome.verdict is Verdict.UNKNOWN:
        outcome.advice = advice(obligation, min(seconds, ADVICE))
    elif outcome.verdict is not Verdict.REFUTED and obligation.using is not None:
        outcome = _linked(obligation, outcome, using, seconds)
    return result_of(obligation, outcome)


def _linked(obligation: Obligation, outcome: Outcome, using: Sequence[Any], seconds: float) -> Outcome:
    """The outcome, if all that it rests on is proved; each of these may take as long."""
    from ..engines import ladder
    from ..engines.outcome import Outcome
    from ..language.wire import digest
    from ..running.linking import everything, shortfalls, words
    from .proof_result import ProofResult

    known: dict[str, Outcome] = {digest(one.obligation): one for one in using if isinstance(one, ProofResult) and one}
    needs, own = everything([obligation]), digest(obligation)
    known[own] = outcome
    for key in needs.keys() - known.keys():
        known[key] = ladder.decide(needs[key][0], seconds)
    said = {key: one.verdict for key, one in known.items()}
    lacking = {key: "" if verdict is Verdict.PROVED else f"is {verdict.value}" for key, verdict in said.items()}
    found_words = {key: one.rests_on for key, one in known.items()}
    below = {key: names for key, (_, names) in needs.items()}
    why = shortfalls(below, lacking.__getitem__).get(own)
    if why is None:
        outcome.rests_on = words(below, found_words.__getitem__)[own]
        return outcome
    return Outcome(verdict=Verdict.UNKNOWN, engine=outcome.engine, seconds=outcome.seconds, detail=f"the proof {why}")


@noting({})
def weaken(
    goal: Term | bool, given: Sequence[Term | bool] = (), parameters: Sequence[Term | str] | None = None,
    seconds: float = 30.0,
) -> Weakened:  # fmt: skip
    """A condition on parameters under which the goal holds for all lanes: divisibility, comparisons, bounds of products.

    goal, given: as for `prove`. parameters: the variables that the condition may mention, or their names; if not given,
    those that count from 1, stand in other variables' ranges, or divide something. seconds: how long to search.

    The condition is always proved to be enough, together with what is given. It is ``exact`` where for every other value of
    the parameters some lane is proved to fail. The result is true where a condition was found; see `Weakened`. Raises
    TypeError for what is no formula, ValueError for a parameter that the goal does not have.

        >>> from tileprove import i32, integer, weaken
        >>> M, K = integer("M", 1), integer("K", 1)
        >>> m, k = integer("m", 0, M), integer("k", 0, K)
        >>> weaken(i32(m * K + k) == m * K + k).condition
        <M*K <= 2^31>
    """
    from ..engines import ladder
    from ..engines.weakening.parameters import named
    from ..engines.weakening.telling import told
    from ..engines.weakening.weakest import weaken as search
    from .weakened import Weakened

    obligation = _obligation(Case("", goal, given))
    chosen = None
    if parameters is not None:
        chosen = named(obligation, [each.payload[0] if isinstance(each, Term) else each for each in parameters])
    outcome = ladder.decide(obligation, seconds / 3)
    if outcome.verdict is not Verdict.REFUTED:
        return _as_it_stands(outcome)
    found = search(obligation, seconds - outcome.seconds, chosen, outcome.point)
    return Weakened(found.condition.formula if found.condition else None, told(found, obligation))


def _as_it_stands(outcome: Outcome) -> Weakened:
    """The answer about a statement that is not refuted."""
    from ..engines.outcome import Weakest
    from .weakened import Weakened

    if outcome.verdict is Verdict.PROVED:
        said, by = "true, as it stands", [outcome.engine]
        return Weakened(truth(True), Weakest(condition=said, exact=True, engines=by, rests_on=outcome.rests_on))
    return Weakened(None, Weakest(why=f"{outcome.verdict.value}: {outcome.detail}"))


def _obligation(case: Case) -> Obligation:
    obligation, *_ = Claim("tileprove", "prove", "", lambda: iter([case])).obligations()
    return obligation
