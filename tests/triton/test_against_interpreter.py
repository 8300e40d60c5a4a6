"""Triton's own interpreter says which elements each lane touches: so must the terms of an access, and so must a replay."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from random_sources import HEAD, LANES, OFF, Source
from tileprove.prover.accesses.points import value_at
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.walking import variables
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.formulas import Formula
from tileprove.prover.triton.interpreting.child import Request
from tileprove.prover.triton.interpreting.memory import Memory, Seen
from tileprove.prover.triton.interpreting.process import interpret
from tileprove.prover.triton.interpreting.reproducing import reproduced
from tileprove.prover.triton.interpreting.telling import command, told
from tileprove.prover.triton.launching.launch import TYPES, TensorArgument
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.machine.integers import MEANINGS
from tileprove.prover.triton.replay.accesses import touched
from tileprove.prover.triton.replay.integers import SIGNED, Undefined
from tileprove.prover.triton.replay.lane import Runner
from tileprove.prover.triton.replay.program import Program
from tileprove.prover.triton.replay.values import NotReplayed
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.errors import Unsupported
from tileprove.prover.triton.ttir.records import element_bytes
from workers import LIMITS

pytest.importorskip("triton", reason="Triton itself is compared with: pip install triton")

EDGES = (-(1 << 31), -9, -1, 0, 1, 2, 5, 8, 1000, 65536, (1 << 31) - 2, (1 << 31) - 1)
DATA = Path(__file__).parent / "data"
KERNELS = 100
POINTS = 5
ROUNDS = 8  # iterations of a loop that are looked at, which is more than any of these has
Touches = Counter[tuple[int, str, str, int]]  # (line, what, base, byte), how often


def seen_of(requests: list[Request]) -> list[list[Seen]]:
    return [answer.seen for answer in interpret(requests)]


def noted(seen: list[Seen]) -> Touches:
    return Counter((own.line, own.what, own.base, own.byte) for own in seen)


def compiled_too(found: Touches, own: Statements) -> Touches:
    """Without loads that the compiler leaves out, as nothing depends on them."""
    lines = {access.place.line for access in own.formulas.accesses}
    return Counter({key: count for key, count in found.items() if key[0] in lines or key[1] != "load"})


def tensors_of(own: Statements) -> list[TensorArgument]:
    return [argument for argument in own.launch.arguments if isinstance(argument, TensorArgument)]


class Held(dict[tuple[str, int], int]):
    """Integers of the memory of a launch's tensors, 0 where none was given; addresses have 64 bits."""

    def __init__(self, own: Statements, request: Request):
        tensors = {a.name: element_bytes(TYPES.get(a.dtype, a.dtype)) for a in tensors_of(own)}
        super().__init__(
            {(name, at * tensors[name]): value for name, e in request.held.items() for at, value in e.items()}
        )
        self.memory = Memory(list(tensors), {}, {}, "")

    def get(self, key, default=None):
        return super().get(self.wrapped(*key), 0)

    def wrapped(self, base: str, byte: int) -> tuple[str, int]:
        """Where an address of 64 bits is."""
        return self.memory.element((self.memory.address(base) + byte) % (1 << 64))


def lanes(formula: Formula) -> list[tuple[dict[str, int], tuple[int, ...]]]:
    """Every lane of an access in every iteration that it may have."""
    index = [(v.payload[0], range(int(v.payload[2].payload))) for v in formula.index]
    around = {id(condition.operation) for condition in formula.access.way}
    rounds = [(v.payload[0], range(ROUNDS)) for v, loop in formula.rounds.items() if id(loop) in around]
    names = [name for name, _ in (*index, *rounds)]
    return [
        (dict(zip(names, values, strict=True)), values[: len(index)])
        for values in product(*(own for _, own in (*index, *rounds)))
    ]


def computed(formula: Formula, point: dict[str, int], held: Held) -> Touches:
    """What the exact terms of an access say. Raises Undefined."""
    found: Touches = Counter()
    assert formula.access is not None
    line = formula.operation.place.line
    for more, _ in lanes(formula):
        here = {**point, **more}
        for read in _inner_first(formula):
            size = element_bytes(read.operation.results[0].type.element)
            here[read.term.payload[0]] = held.get((read.base, value_at(read.offset, here) * size))
        for arm in formula.arms:
            if all(python.evaluate(here, part.exact)[0] for part in (*arm.path, arm.mask)):
                byte = value_at(arm.offset.exact, here) * arm.unit
                found[line, formula.access.what, *held.wrapped(arm.base, byte)] += 1
    return found


def _inner_first(formula: Formula):
    """The reads, each after those that its address depends on."""
    todo, done, names = list(formula.reads.values()), [], set()
    own = {read.term.payload[0] for read in todo}
    while todo:
        for read in todo:
            if {v.payload[0] for v in variables(read.offset)} & own <= names:
                done.append(read)
                names.add(read.term.payload[0])
                todo.remove(read)
                break
        else:
            raise AssertionError("reads that depend on each other")
    return done


def replayed(own: Statements, formula: Formula, point: dict[str, int], held: Held) -> Touches:
    found: Touches = Counter()
    access = formula.access
    for more, index in lanes(formula):
        here = {**point, **more}
        arguments = [
            argument.name if isinstance(argument, TensorArgument) else value_at(argument.term, here)
            for argument in own.launch.arguments
        ]
        program = Program((here.get("pid0", 0), 0, 0), (1 << 20, 1, 1), arguments, held)
        rounds = {id(o): here[v.payload[0]] for v, o in formula.rounds.items() if v.payload[0] in here}
        one = touched(Runner(own.function, program), access.operation, access.pointer, access.mask, index, rounds)
        if one.runs:
            found[formula.operation.place.line, access.what, *held.wrapped(one.base, one.bytes)] += 1
    return found


def points(seed: int) -> list[dict[str, int]]:
    chance = random.Random(seed)
    return [
        {
            "n": OFF + chance.choice(EDGES), "m": OFF + chance.choice(EDGES), "size": 64,
            "pid0": chance.choice((0, 1, 7, (1 << 20) - 1)),
        }
        for _ in range(POINTS)
    ]  # fmt: skip


def held_of(seed: int) -> dict[int, int]:
    chance = random.Random(seed)
    return {element: chance.choice(EDGES) for element in range(-64, 64)}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Statements]]:
    file = tmp_path_factory.mktemp("random") / "kernels.py"
    file.write_text(HEAD + "".join(Source(seed).text() for seed in range(KERNELS)))
    return file, {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(file)}


def test_random_kernels_touch_what_triton_says(compiled: tuple[Path, dict[str, Statements]]):
    file, stated = compiled
    requests = [
        Request(str(file), f"launch_{seed}", point, [(point["pid0"], 0, 0)], {"q": held_of(seed)})
        for seed in range(KERNELS)
        for point in points(seed)
    ]
    compared = lanes_seen = 0
    for request, seen in zip(requests, seen_of(requests), strict=True):
        if any(lane.what == "division" for lane in seen):
            continue  # which has no meaning, so a compiler may leave it out
        own = stated[request.launch]
        held = Held(own, request)
        wanted = compiled_too(noted(seen), own)
        found: Touches = Counter()
        again: Touches = Counter()
        try:
            for access in own.formulas.accesses:
                formula = own.formulas.formula(access, frozenset())
                assert not formula.why
                if formula.arbitrary:
                    raise NotReplayed("a value of which nothing is known")
                found += computed(formula, request.point, held)
                again += replayed(own, formula, request.point, held)
        except (Undefined, NotReplayed, python.Undefined, python.TooLarge):
            continue
        assert found == wanted, (request.launch, request.point)
        assert again == wanted, (request.launch, request.point, "replay")
        compared += 1
        lanes_seen += wanted.total()
    assert compared > len(requests) // 2
    assert lanes_seen > len(requests) * LANES // 4


# -- operation by operation ------------------------------------------------------------------------------------

WIDTHS = {"int8": "i8", "int32": "i32", "int64": "i64", "uint8": "u8", "uint32": "u32", "uint64": "u64"}
EXPRESSIONS = {
    "add": "x + y", "sub": "x - y", "mul": "x * y", "div": "x // y", "rem": "x % y", "and": "x & y", "or": "x | y",
    "xor": "x ^ y", "shl": "x << y", "shr": "x >> y", "min": "tl.minimum(x, y)", "max": "tl.maximum(x, y)",
    "not": "~x", "neg": "-x", "abs": "tl.abs(x)", "lt": "(x < y).to(tl.int32)", "le": "(x <= y).to(tl.int32)",
    "eq": "(x == y).to(tl.int32)", "ne": "(x != y).to(tl.int32)", "narrow": "x.to(tl.int8)", "wide": "x.to(tl.int64)",
    "narrow_u": "x.to(tl.uint8)", "wide_u": "x.to(tl.uint64)", "where": "tl.where(x > y, x, y)",
}  # fmt: skip
NONE = {("neg", kind) for kind in WIDTHS if kind.startswith("u")}  # Triton compiles no such kernel
BLOCK = 128


def edges(kind: str) -> list[int]:
    bits = int(WIDTHS[kind][1:])
    if kind.startswith("u"):
        return [0, 1, 2, 3, 7, bits - 1, (1 << bits) // 3, (1 << bits - 1) - 1, 1 << bits - 1, (1 << bits) - 1]
    half = 1 << bits - 1
    return [-half, -half + 1, -7, -1, 0, 1, 3, bits - 1, half // 3, half - 1]


def is_defined(name: str, x: int, y: int, kind: str) -> bool:
    bits = int(WIDTHS[kind][1:])
    if name in ("div", "rem"):
        return y != 0 and not (x == -(1 << bits - 1) and y == -1)
    return name not in ("shl", "shr") or 0 <= y < bits


def operation(name: str, kind: str) -> str:
    own = f"{name}_{kind}"
    return f'''

@triton.jit
def kernel_{own}(p, a, b, keep):
    i = tl.arange(0, {BLOCK})
    x = tl.load(a + i)
    y = tl.load(b + i)
    tl.store(p + ({EXPRESSIONS[name]}), 1, mask=tl.load(keep + i) != 0)


@launch(kernel_{own})
def launch_{own}(size):
    x, y = tensor("{WIDTHS[kind]}", size), tensor("{WIDTHS[kind]}", size)
    return (1,), {{"p": tensor("i8", size), "a": x, "b": y, "keep": tensor("i8", size)}}
'''


def compare(cases: list[tuple[str, str]], file: Path) -> None:
    """Each operation on every two edge values: terms and a replay say what Triton's interpreter says."""
    file.write_text(HEAD + "".join(operation(name, kind) for name, kind in cases))
    stated = {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(file)}
    requests = []
    for name, kind in cases:
        pairs = list(product(edges(kind), edges(kind)))
        held = {
            "a": dict(enumerate(x for x, _ in pairs)), "b": dict(enumerate(y for _, y in pairs)),
            "keep": {at: int(is_defined(name, x, y, kind)) for at, (x, y) in enumerate(pairs)},
        }  # fmt: skip
        requests.append(Request(str(file), f"launch_{name}_{kind}", {"size": BLOCK}, [(0, 0, 0)], held))
    for request, seen in zip(requests, seen_of(requests), strict=True):
        own = stated[request.launch]
        held = Held(own, request)
        (store,) = [access for access in own.formulas.accesses if access.what == "store"]
        formula = own.formulas.formula(store, frozenset())
        assert not formula.why
        wanted = Counter({key: count for key, count in noted(seen).items() if key[1] == "store"})
        assert computed(formula, request.point, held) == wanted, request.launch
        assert replayed(own, formula, request.point, held) == wanted, (request.launch, "replay")
        assert wanted.total() >= len(edges("int8"))


def test_each_operation_is_what_triton_says(tmp_path: Path):
    compare([(name, kind) for name in EXPRESSIONS for kind in WIDTHS if (name, kind) not in NONE], tmp_path / "all.py")


def test_a_wrong_meaning_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name, operation_name, wrong in (
        ("rem", "arith.remsi", "arith.remui"), ("div", "arith.divsi", "arith.floordivsi"),
    ):  # fmt: skip
        with monkeypatch.context() as patch:
            patch.setitem(MEANINGS, operation_name, MEANINGS[wrong])
            with pytest.raises((AssertionError, Unsupported)):
                compare([(name, "int32")], tmp_path / f"{name}.py")
    with monkeypatch.context() as patch:
        patch.setitem(SIGNED, "arith.addi", "sub")
        with pytest.raises(AssertionError, match="replay"):
            compare([("add", "int32")], tmp_path / "replay.py")


# -- kernels as people write them ------------------------------------------------------------------------------

SIZES = (1, 2, 3, 5, 16, 17, 64, 100, 257)
PROVED = ("add", "softmax", "norm", "dropout", "matmul", "attention", "gather", "cancelling", "search", "carried")
PROGRAMS = 12


def drawn(own: Statements, chance: random.Random) -> dict[str, int] | None:
    """Sizes that fulfil what is given, if some are found."""
    names = {v.payload[0] for v in variables(*own.launch.sizes.values(), *own.launch.given)}
    for _ in range(200):
        point = {name: chance.choice(SIZES) for name in names}
        if all(python.evaluate(point, formula)[0] for formula in (*own.launch.given, *own.launch.facts)):
            return point
    return None


def contents(own: Statements, point: dict[str, int], chance: random.Random) -> dict[str, dict[int, int]]:
    """Integers as the tensors' contracts want them."""
    held = {}
    for argument in tensors_of(own):
        promised = argument.contents
        if promised is not None:
            assert not promised.monotone
            low = value_at(promised.low, point) if promised.low is not None else 0
            high = value_at(promised.high, point) if promised.high is not None else low + 5
            elements = range(value_at(argument.allocation, point))
            held[argument.name] = {element: chance.randrange(low, high) for element in elements}
    return held


def programs(own: Statements, point: dict[str, int], chance: random.Random) -> list[tuple[int, int, int]]:
    x, y, z = (value_at(extent, point) for extent in own.launch.grid)
    found = [(0, 0, 0), (x - 1, y - 1, z - 1)]
    return found + [(chance.randrange(x), chance.randrange(y), chance.randrange(z)) for _ in range(PROGRAMS - 2)]


def test_what_is_proved_stays_inside_in_the_interpreter():
    file, chance = DATA / "good.py", random.Random(0)
    requests = []
    for own in (Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(file, PROVED)):
        point = drawn(own, chance)
        assert point is not None
        held = contents(own, point, chance)
        requests.append(Request(str(file), own.name, point, programs(own, point, chance), held, outside=True))
    for request, seen in zip(requests, seen_of(requests), strict=True):
        assert seen == [], request


def test_what_is_refuted_is_shown_by_the_interpreter():
    """The programs of each counterexample, run by Triton: a lane of that line does what the replay says."""
    file = DATA / "bad.py"
    names = ("no_mask", "wraps", "beyond_table", "last_round", "late_return", "by_zero", "written_twice", "neighbours")
    requests, said = [], []
    for own in (Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(file, names)):
        found = decided(own, Cache(None), lambda check: run_check(check, LIMITS, False))
        result = next(r for r in found.results if r.outcome.verdict is Verdict.REFUTED)
        about, point = found.stated.about[result.statement.claim, result.statement.case], result.outcome.point
        request = reproduced(own, about, point, str(file))
        assert request is not None
        requests.append(request)
        said.append((about.formula.operation.place.line, found.replay.run(about, point).touched))
    for request, answer, (line, touch) in zip(requests, interpret(requests), said, strict=True):
        lanes_there = {(lane.line, lane.base, lane.byte) for lane in answer.seen}
        if touch is not None:
            assert (line, touch.base, touch.bytes) in lanes_there, request
        assert any(f"bad.py:{line}: " in one or one.endswith(f"line {line}") for one in told(answer, str(file))), (
            command(request)
        )
