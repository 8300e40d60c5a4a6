"""Nothing is proved of two threads of random kernels that a run of whole blocks contradicts.

Each kernel (`random_races`) is run first, at small sizes, by the interpreter of PTX, which shares no code with the prover.
Then the claims about what was seen are asked of the prover alone: none may be proved, with what it rests on.
"""

import copy

import pytest
from random_races import Random
from searching import LONG, now
from test_random_launches import HEAD, Asked
from tileprove.prover.cuda.launching.process import declared

NAMES = {
    "sa": ["races_sa"], "sb": ["races_sb"], "shared": ["races_sa"], "h": ["races_param_1"], "reached": ["reached"]
}  # fmt: skip


def launches(folder):
    """By whether shared memory is dynamic."""
    found = {Random(seed).dynamic: Random(seed).launch for seed in range(60)}
    parts = [f"\n\n@cuda_launch('k.ptx', {own.replace('NAME', f'k{int(dynamic)}')}" for dynamic, own in found.items()]
    (folder / "launches.py").write_text(HEAD + "".join(parts))
    return {one.name: one.launch for one in declared(folder / "launches.py", ())[0]}


def contradicted(folder, first, seconds):
    """What is proved and was seen to be false; how many kernels, and how many claims that a run broke."""
    known, wrong, kernels, asked, seed = launches(folder), [], 0, 0, first
    end = now() + seconds
    while now() < end or not asked:
        own = Random(seed)
        seed, kernels, seen = seed + 1, kernels + 1, own.looked()
        claims = Asked(own.text, copy.deepcopy(known[f"k{int(own.dynamic)}"])) if seen else None
        if claims is None or "kernel" in claims.stated.system.claims:
            continue
        made = claims.stated.system.claims
        rest = [name for name in claims.stated.resting if name in made]
        for (memory, loads), said in seen.items():
            ways = NAMES.get(memory) or (["races_param_0"] if loads else ["apart_param_0", "races_param_0"])
            name = next((one for one in ways if one in made), None)
            ordered = ["reached"] if any(key[0] == name for key in claims.stated.ordered) else []
            asked += 1
            if name is None:
                wrong.append(f"seed {own.seed}: nothing is claimed of {memory}, and {said}")
            elif all(claims.holds(one) for one in (name, *rest, *ordered)):
                wrong.append(f"seed {own.seed}: {name} is proved, and {said}")
    return wrong, kernels, asked


def test_nothing_false_is_proved_of_a_few_kernels(tmp_path):
    wrong, _, _ = contradicted(tmp_path, 1000, 4.0)
    assert not wrong


@pytest.mark.slow
def test_nothing_false_is_proved_of_many_kernels(tmp_path):
    wrong, _, _ = contradicted(tmp_path, 5000, LONG)
    assert not wrong


def test_a_prover_that_believes_everything_is_seen(tmp_path, monkeypatch):
    monkeypatch.setattr(Asked, "holds", lambda self, claim, case=None: True)
    wrong, _, _ = contradicted(tmp_path, 1000, 1.0)
    assert wrong
