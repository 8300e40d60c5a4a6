"""Launches of a file checked in this process: no workers are started, so that many small ones take little time."""

import re
import runpy
from functools import lru_cache, partial
from pathlib import Path

from tileprove.prover.attack.budget import Wanted
from tileprove.prover.cuda.checking import Subject
from tileprove.prover.cuda.deciding import decided
from tileprove.prover.cuda.launching import words
from tileprove.prover.cuda.launching.fitting import fitted
from tileprove.prover.cuda.reading import chosen, read_text
from tileprove.prover.engines import ladder
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.claimed import HOLDS

SECONDS = 3.0  # for a statement
THREADS = r"(races|apart|reached|kernel)"
BENEATH = r"(loop_|no_wrap|divisions|arithmetic)"  # what these rest on


@lru_cache(4)
def module_of(text, name):
    return read_text(text, name)


def decide(check, effort, only="", seconds=SECONDS, ends=False):
    """only: a pattern of the claims to decide. ends: with the first that is not proved and is about two threads."""
    check.look_up()
    wanted = {statement.digest for _, statement in check.items if re.match(only, statement.claim)}
    for statement in sorted(check.pending, key=lambda one: one.claim, reverse=ends):
        if statement.digest in wanted:
            outcome = ladder.decide(check.terms(statement), seconds)
            check.outcomes[statement.digest] = outcome
            if ends and re.match(THREADS, statement.claim) and outcome.verdict.value not in ("proved", "vacuous"):
                return


def checks(file, strict=False, only="", names=(), allowance=None, **how):
    """The check of each launch, or of those of these names, decided and not attacked. allowance: as `decided` takes it;
    only, how: as `decide` has them."""
    before = len(words.LAUNCHES)
    runpy.run_path(str(file))
    for own in [own for own in words.LAUNCHES[before:] if not names or own.name in names]:
        source = Path(file).parent / own.source
        text = source.read_text()
        module = module_of(text, str(source))
        (kernel,) = chosen(module, own.kernel)
        fits = fitted(own.built(), module, kernel, own.place)
        subject = Subject(own.name, fits, module, fits.kernel, str(file), own.line, text, strict=strict)
        some = partial(decide, only=only, **how)
        yield decided(subject, Cache(None), some, some, Wanted(0.0), allowance)


def by_claim(check):
    """Claim -> the verdicts of its cases."""
    found = {}
    for result in check.results:
        own = result.outcome.verdict.value if result.outcome is not None else "undecided"
        found.setdefault(result.statement.claim, set()).add(own)
    return found


def not_proved(check):
    """Claim -> its verdict, of those that are not proved."""
    open_ = [one for one in check.results if one.outcome is None or one.outcome.verdict not in HOLDS]
    return {one.claim.name: one.outcome.verdict.value if one.outcome is not None else "undecided" for one in open_}


def of_threads(file, **how):
    """(proved, refuted or undecided, why) of all claims about two threads of the file's only launch. how: as `decide` has
    it."""
    (check,) = checks(file, only=f"{THREADS}|{BENEATH}", **how)
    own = [result for result in check.results if re.match(THREADS, result.statement.claim)]
    worst = ("proved", "")
    for result in own:
        verdict = result.outcome.verdict.value if result.outcome is not None else "undecided"
        said = f"{result.statement.claim}, {result.statement.case}: {result.outcome and result.outcome.detail}"
        if verdict == "refuted":
            return verdict, said
        if verdict not in ("proved", "vacuous") and worst[0] == "proved":
            worst = "undecided", said
    return worst
