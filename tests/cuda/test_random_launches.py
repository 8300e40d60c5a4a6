"""Nothing is proved of random CUDA kernels that a run of them contradicts.

Each kernel (`random_launches`) is run first, at small sizes, by the interpreter of PTX, which shares no code with the
prover. Then the claims that a run broke are asked of the prover alone, without its attack: none may be proved, with what it
rests on.
"""

from __future__ import annotations

import random

import judged_kernels
import pytest
from judged_kernels import Subject, violations
from random_launches import Random
from searching import LONG, now
from tileprove.prover.cuda.launching.fitting import fitted
from tileprove.prover.cuda.launching.process import declared
from tileprove.prover.cuda.stating import Builder
from tileprove.prover.engines import ladder
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.readers.ptx.modules import module

HEAD = "from tileprove.cuda import cdiv, cuda_launch, given, tensor\n"
HOLDS = (Verdict.PROVED, Verdict.VACUOUS)
QUICK = 4.0  # seconds
FOR_A_CLAIM, ROUNDS, POINTS, BATCH = 0.5, 3, 8, 6
FIRST_OF_QUICK, FIRST_OF_LONG = 0, 3000


def broken_of(own: Random, subject: Subject):
    """What no launch may do and this one does, at some sizes that it takes; and how many accesses were seen."""
    points = [(n, m) for n in subject.sizes["n"] for m in subject.sizes["m"] if own.fits(n, m)]
    random.Random(own.seed).shuffle(points)
    some = range(min(POINTS, len(points)))
    return violations(own.text, Subject("k", subject.launch, lambda at: own.at(*points[at]), {"at": some}))


class Asked:
    """The claims of a kernel, decided one by one, as `cuda.deciding.decided` does: what falls is assumed no more."""

    def __init__(self, text: str, launch):
        read = module(text, "k.ptx")
        fit = fitted(launch, read, read.kernels[0], "k")
        refused: frozenset = frozenset()
        found = trace(read, read.kernels[0], fit.threads, Assuming(refused))
        for turn in range(ROUNDS + 1):
            if turn:
                found = trace(read, read.kernels[0], fit.threads, Assuming(refused) if turn < ROUNDS else False)
            self.builder = Builder("k", fit, read, read.kernels[0], found)
            if self.builder.ground is None or found.why:
                break
            self.builder.steps()
            self.stated = self.builder.stated
            fallen = {fact for key, fact in self.builder.assumed.items() if not self.holds(key[0], key[1])}
            if not fallen:
                break
            refused |= fallen
        self.builder = Builder("k", fit, read, read.kernels[0], found)
        self.stated = self.builder.build()

    def holds(self, claim: str, case: str | None = None) -> bool:
        for one in self.stated.system.claims[claim].obligations():
            if case in (None, one.case):
                given = self.stated.given.get((claim, one.case))
                if (given or ladder.decide(one, FOR_A_CLAIM)).verdict not in HOLDS:
                    return False
        return True

    def proved(self, kind: str, which: int) -> str:
        """The claim about this that is proved; none."""
        if kind == "line":
            names = [name for name, at in self.stated.accesses.items() if at.line == which]
            names = [name for name in names if not name.startswith(("apart", "written"))]
        else:
            names = [f"{kind}_param_{which}"]
        names = [name for name in names if name in self.stated.system.claims]
        resting = [name for name in self.stated.resting if name in self.stated.system.claims]
        return names[0] if names and all(self.holds(name) for name in (*names, *resting)) else ""


def contradicted(folder, first: int, seconds: float, monkeypatch, capsys) -> list[str]:
    monkeypatch.setattr(judged_kernels, "A_LAUNCH", 0.2)
    monkeypatch.setattr(judged_kernels, "MOST", 2000)
    end, seed, kernels, seen, asked = now() + seconds, first, 0, 0, 0
    wrong: list[str] = []
    while now() < end or not asked:
        batch = [(own, own.subject) for own in map(Random, range(seed, seed + BATCH))]
        seed += BATCH
        launches = folder / f"launches_{seed}.py"
        parts = [
            f"\n\n@cuda_launch('k.ptx', {own.launch.replace('NAME', f'k{at}')}" for at, (_, own) in enumerate(batch)
        ]
        launches.write_text(HEAD + "".join(parts))
        written = {one.name: one.launch for one in declared(launches, ())[0]}
        for at, (own, subject) in enumerate(batch):
            broken, count = broken_of(own, subject)
            kernels, seen = kernels + 1, seen + count
            said = {key: said for key, said in broken.items() if "division" not in said}
            if said:
                claims = Asked(own.text, written[f"k{at}"])
                asked += len(said)
                found = [(claims.proved(*key), key, what) for key, what in said.items()]
                wrong += [f"seed {own.seed}: {name} is proved, and {key}: {what}" for name, key, what in found if name]
            if now() > end and asked:
                break
    with capsys.disabled():
        print(f"\n{kernels} kernels, {seen} accesses run, {asked} claims that a run broke")
    return wrong


def test_nothing_false_is_proved_of_a_few_kernels(tmp_path, monkeypatch, capsys):
    assert not contradicted(tmp_path, FIRST_OF_QUICK, QUICK, monkeypatch, capsys)


@pytest.mark.slow
def test_nothing_false_is_proved_of_many_kernels(tmp_path, monkeypatch, capsys):
    assert not contradicted(tmp_path, FIRST_OF_LONG, LONG, monkeypatch, capsys)


def test_a_prover_that_believes_everything_is_seen(tmp_path, monkeypatch, capsys):
    """What the tests above stand on."""
    monkeypatch.setattr(Asked, "holds", lambda self, claim, case=None: True)
    assert contradicted(tmp_path, FIRST_OF_QUICK, 1.0, monkeypatch, capsys)
