"""`computes` and `stays_below`: what is equal is proved, and whatever is wrong, executor, spec or domain, is refuted."""

import pytest
from tileprove.prover.engines.ladder import decide
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.definedness import definedness
from tileprove.prover.language.idioms import divides
from tileprove.prover.language.obligations import Holds, Obligation, SpecError, Verdict, call
from tileprove.prover.language.replay import replay as run
from tileprove.prover.language.terms import as_bool, integer
from tileprove.prover.symbolic.equivalence import array, computes, paths_of, stays_below

X, Y, BITS, BASE = integer("x", 0), integer("y", 0), integer("bits", 0, 9), integer("base", 0, 9)
SHIFT = integer("shift", -9, 10)
SWIZZLE = call("swizzle.Swizzle", BITS, BASE, SHIFT)
PERIOD = call("swizzle.Swizzle.period", SWIZZLE)
DISTANCE = where(SHIFT < 0, -SHIFT, SHIFT)


def verdicts(cases):
    """name -> verdict of every case."""
    found = {}
    for case in cases:
        given = tuple(map(as_bool, case.given))
        goal = as_bool(case.goal)
        holds = Holds(both(goal, *definedness(*given, goal)))
        found[case.name] = decide(Obligation("t", "t", case.name, given, holds), 10).verdict
    return found


def all_proved(cases):
    return set(verdicts(cases).values()) == {Verdict.PROVED}


def some_refuted(cases):
    return Verdict.REFUTED in verdicts(cases).values()


def test_right_and_wrong_specs():
    request = call("v_tile_loader.plain_position", X, 64, 32, 2)
    subtile, inside = X // 512, X % 512
    row, col = subtile // 2 * 8 + inside // 64, subtile % 2 * 32 + inside % 64 // 2
    assert all_proved(computes("", request, (row, col)))
    assert some_refuted(computes("", request, (row, col + X % 2)))
    assert some_refuted(computes("", request, (row + where(X >= 10**6, 1, 0), col)))


def test_what_is_legal_is_exact():
    period = where(BITS > 0, 1 << (BITS + BASE + DISTANCE), 1)
    legal = DISTANCE >= BITS
    assert all_proved(computes("", PERIOD, period, legal=legal))
    assert some_refuted(computes("too much", PERIOD, period, legal=DISTANCE >= BITS - 1))
    assert some_refuted(computes("too little", PERIOD, period, legal=DISTANCE >= BITS + 1))
    assert some_refuted(computes("nothing said", PERIOD, period))
    assert all_proved(computes("ruled out", PERIOD, period, [legal]))


def test_a_refusal_replays_as_one():
    case = next(computes("", PERIOD, 1, [BITS == 3, SHIFT == 2]))
    (replay,) = case.replay
    assert "ConfigError" in run(replay, {"bits": 3, "base": 0, "shift": 2}).error


def test_steps_must_hold_themselves():
    request = call("preshuffle.scale_word", X, Y, 8)
    step = call("preshuffle.scale_byte", X, Y, 8)
    byte = X // 16 % 2 + 2 * (Y // 4 % 2) + 4 * (X % 16) + 64 * (Y % 4) + X // 32 * 256 + Y // 8 * 256
    assert all_proved(computes("", request, byte // 4 * 4, steps=[(step, byte)]))
    found = verdicts(computes("", request, byte // 4 * 4 + 4, steps=[(step, byte + 4)]))
    assert found["step"] is Verdict.REFUTED  # a false step would make the rest come out right
    assert found[""] is not Verdict.PROVED or found["step"] is not Verdict.PROVED


def test_paths_and_their_cases():
    """Both directions of every branch have a case, and one says that there are no more."""
    names = list(verdicts(computes("", PERIOD, where(BITS > 0, 1 << (BITS + BASE + DISTANCE), 1), [DISTANCE >= BITS])))
    assert len(names) == 3
    assert "no other path" in names
    found = paths_of(PERIOD, [DISTANCE >= BITS])
    assert len(found.computing) == 2
    assert found.computing == found.paths


def test_the_number_of_results_is_part_of_the_spec():
    with pytest.raises(SpecError, match="returns 2 values, the spec has 1"):
        list(computes("", call("preshuffle.scale_lane_position", X, Y, Y), X))


def test_truth_values_and_arrays():
    wide = call("epilogue.writer_spills", X, 4, 100)
    assert all_proved(computes("", wide, X + 4 > 100))
    assert all_proved(computes("", wide, where(X > 96, 1, 0)))
    assert some_refuted(computes("", wide, X + 4 >= 100))
    codes = call("mx_formats.unpack_fp4", array(X, Y))
    given = [X < 256, Y < 256]
    assert all_proved(computes("", codes, (X % 16, X // 16, Y % 16, Y // 16), given))
    assert some_refuted(computes("", codes, (X // 16, X % 16, Y % 16, Y // 16), given))


def test_bounds_hold_for_every_value_on_the_way():
    out = call("epilogue.RegTileEpilogue", n_total=9, row_stride=9, chunk=1)
    request = call("epilogue.RegTileEpilogue.address", out, X, Y)
    given = [X < 10, Y < 9]
    assert all_proved(stays_below("", request, integer("top", 90), given))
    assert some_refuted(stays_below("", request, integer("top", 88, 89), given))
    row = call("epilogue.writer_lane_position", X, 4, Y)
    assert some_refuted(stays_below("", row, integer("top", 10, 11), [X < 16, Y < 9]))


def test_definedness_is_part_of_the_claim():
    """The executor divides by the threads of a row: with none the spec has no meaning, though its term is the same."""
    request = call("epilogue.writer_lane_position", X, Y, 1)
    assert some_refuted(computes("", request, (X % Y, X // Y)))
    assert all_proved(computes("", request, (X % Y, X // Y), [Y >= 1]))
    legal = both(X >= 1, Y >= 1, divides(16, X), divides(64, Y))
    assert all_proved(computes("", call("preshuffle.check_b", X, Y), (), legal=legal))
