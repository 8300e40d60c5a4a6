"""Pairs of accesses that race, found by tables, beside each pair looked at by itself."""

import random

import numpy as np
import pytest
from tileprove.concrete.interpreter.races.log import VALUES, Log
from tileprove.concrete.interpreter.races.pairs import AT_ONE, MOST, TURN, Pairs
from tileprove.concrete.interpreter.races.reports import Site

OPEN = 1 << 62


def drawn(rng):
    """(pairs of a run, rows, values, clocks)."""
    threads = rng.choice([2, 3, 8, 64])
    pairs = Pairs((threads, 1, 1), rng.choice([2, 4, 32]))
    for line in range(rng.randint(1, 4)):
        how = rng.choice(["load", "store", "atomic"])
        scope = rng.choice(["cta", "gpu"] if how == "atomic" else ["", "", "cta", "gpu"])
        pairs.sites.append(Site(line + 1, ("", 0), (), "x", how, scope, rng.random() < 0.2))
    pairs.memories, pairs.blocks = ["first", "second"], [(0, 0, 0), (1, 0, 0)]
    clocks = [np.array([rng.randint(-1, 3) for _ in range(threads)]) for _ in range(rng.randint(0, 4))]
    rows, values = [], []
    for now in range(1, rng.randint(2, 50)):
        site, segment = rng.randrange(len(pairs.sites)), rng.randint(0, 3)
        flying = pairs.sites[site].asynchronous
        left, done = (rng.choice([segment, OPEN]), rng.choice([now + 3, OPEN])) if flying else (segment, now)
        size = rng.choice([1, 2, 4, 8])
        place = rng.choice([-1, 0, 1]), size * rng.randint(-1, 16 // size), size  # anything else is misaligned
        who = rng.randrange(threads), site, segment, rng.randint(-1, len(clocks) - 1)
        rows.append((*place, *who, now, left, done, 0, rng.randint(0, 1)))
        values.append(rng.choice([None, 0, 1, 255, 257]))
    return pairs, rows, values, clocks


def bits(value, row, low, high):
    return value >> 8 * (low - row[1]) & ((1 << 8 * (high - low)) - 1)


def ordered(a, b, clocks):
    return b[6] >= 0 and clocks[b[6]][a[3]] >= a[8]


def race(pairs, a, b, values, clocks, between):
    """(lines, where, equal, strong) of a pair; None where it is none."""
    one, two = pairs.sites[a[4]], pairs.sites[b[4]]
    low, high = max(a[1], b[1]), min(a[1] + a[2], b[1] + b[2])
    if a[0] != b[0] or low >= high or one.how == two.how == "load":
        return None
    strong = bool(one.scope and two.scope) and a[1:3] == b[1:3]
    if between:
        strong = strong and one.scope == two.scope == "gpu"
        bad, where = a[11] != b[11], "between blocks"
    elif a[3] == b[3]:
        flying = one.asynchronous or two.asynchronous
        bad, where = flying and a[9] >= b[7] and b[9] >= a[7], "within a thread"
    else:
        bad = not ordered(a, b, clocks) and not ordered(b, a, clocks)
        where = "within a warp" if a[3] // pairs.warp == b[3] // pairs.warp else "between warps"
    if not bad or (one.how == two.how == "atomic" and strong):
        return None
    known = None not in values and one.how == two.how == "store"
    equal = known and bits(values[0], a, low, high) == bits(values[1], b, low, high)
    return tuple(sorted((one.line, two.line))), where, equal, strong, a[0]


@pytest.mark.parametrize("between", [False, True])
def test_the_kinds_are_those_of_each_pair_by_itself(between):
    rng, told = random.Random(2 + between), 0
    for _ in range(150):
        pairs, rows, values, clocks = drawn(rng)
        pairs.between(rows, values) if between else pairs.within(rows, values, clocks)
        wanted = set()
        for at, a in enumerate(rows):
            for number, b in enumerate(rows[:at]):
                found = race(pairs, a, b, (values[at], values[number]), clocks, between)
                if found is not None:
                    lines, where, equal, strong, memory = found
                    one, two = pairs.sites[a[4]], pairs.sites[b[4]]
                    atomic = (one.how == "atomic") + (two.how == "atomic")
                    nature = ("", "plain against atomic", "scopes")[atomic]
                    nature = "strong" if strong else nature
                    nature = "equal values" if equal else nature
                    nature = "in flight" if one.asynchronous or two.asynchronous else nature
                    space = "shared" if memory == -1 else "global"
                    wanted.add((*lines, space, where, nature, one is two and where == "within a warp"))
        assert set(pairs.found) == wanted
        told += len(wanted)
    assert told > 400


def test_a_counter_that_all_add_to_in_a_loop_is_compared_a_few_times():
    """Each addition leaves another number. A plain load beside them races, and so does one that a single thread makes."""
    pairs = Pairs((64, 1, 1), 32)
    pairs.sites += [Site(1, ("", 0), (), "x", "atomic", "gpu", False), Site(2, ("", 0), (), "x", "load", "", False)]
    pairs.memories = ["counter"]
    pairs.blocks = [(0, 0, 0)]
    log = Log(pairs, 0, 64)
    for turn in range(100):
        for thread in range(64):
            log.access(0, 0, 0, 4, thread, 64 * turn + thread, 0)
    log.access(1, 0, 0, 4, 40, None, 0)
    assert len(log.rows) == 64 * VALUES + 1
    log.close()
    assert {own.where for own in pairs.found.values()} == {"within a warp", "between warps"}


@pytest.mark.parametrize("pairs_of", [1, 40])
def test_pairs_at_one_place_come_to_an_end(pairs_of, monkeypatch):
    """Many threads that store at a few places: no more pairs are looked at than at many places, and each kind is told."""
    threads, places, looked = 256, 2, []
    pairs = Pairs((threads, 1, 1), 32)
    pairs.sites.append(Site(1, ("", 0), (), "x", "store", "", False))
    pairs.memories, pairs.blocks = ["few"], [(0, 0, 0)]
    whole = pairs._pairs
    monkeypatch.setattr(pairs, "_pairs", lambda *given: looked.append(len(given[-1])) or whole(*given))
    rows = [(0, 4 * (at % places), 4, at % threads, 0, 0, -1, at, 0, at, 0, 0) for at in range(threads * pairs_of)]
    pairs.within(rows, [at % 3 for at in range(len(rows))], [])
    assert sum(looked) <= MOST * AT_ONE + 2 * TURN + len(rows)
    assert {(own.where, own.equal) for own in pairs.found.values()} == {
        (where, equal) for where in ("within a warp", "between warps") for equal in (False, True)
    }
