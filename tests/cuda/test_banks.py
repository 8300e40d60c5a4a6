"""Bank conflicts of kernels of our own: what is proved is held against runs in the interpreter of PTX, counted here.

The interpreter shares no code with the prover, and the count below none with `prover.cuda.banking`.
"""

import itertools
from collections import defaultdict
from pathlib import Path

import pytest
from tileprove.concrete.hardware import warp_banks
from tileprove.concrete.interpreter import ptx
from tileprove.prover.cli import run
from tileprove.prover.commands.kernel_runs import deciding
from tileprove.prover.cuda.banking import degrees, meeting
from tileprove.prover.cuda.banking.warps import warp_of
from tileprove.prover.cuda.checking import CudaCheck
from tileprove.prover.cuda.sources import Kernels
from tileprove.prover.cuda.stating import Builder
from tileprove.prover.cuda.threads import launch
from tileprove.prover.kernels.ir.module import Kernel
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.language.conflicts import Banks, in_order
from tileprove.prover.language.meanings.python import evaluate
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.registry import lds_timings

DATA = Path(__file__).parent.parent / "data" / "cuda"
LAUNCHES = DATA / "banks_launches.py"
WARP = 32
PHASE = {1: 32, 2: 32, 4: 32, 8: 16, 16: 8}  # lanes that are served together, by bytes of a lane

# launch -> (lines of banks.cu, the most lanes that wait for one bank there) of each sort
EXPECTED = {
    "columns": {6: 1, 9: 32},
    "padded": {15: 1, 18: 1},
    "swizzled": {24: 1, 27: 1},
    "square": {32: 2, 34: 2},
    "any_stride": {39: 32, 41: 32},
    "odd_stride": {39: 1, 41: 1},
    "vectors": {46: 1, 48: 2},
    "wide": {53: 1, 55: 4},
    "bytes_": {60: 1, 61: 8, 63: (1, 8)},
    "rows": {89: 1, 91: 32},
}
# launch -> grid, block, arguments (of pointers their bytes), bytes of dynamic shared memory
RUNS = {
    "columns": [((1, 1, 1), (32, 8, 1), [4096, 4096], 0)],
    "padded": [((1, 1, 1), (32, 8, 1), [4096, 4096], 0)],
    "swizzled": [((1, 1, 1), (32, 8, 1), [4096, 4096], 0)],
    "square": [((1, 1, 1), (16, 16, 1), [1024, 1024], 0)],
    "any_stride": [((1, 1, 1), (t, 1, 1), [4 * t, (n,)], 4 * n * t + 4) for n, t in [(1, 33), (32, 64), (6, 40)]],
    "odd_stride": [((1, 1, 1), (64, 1, 1), [256, (2 * m + 1,)], 4 * (2 * m + 1) * 64 + 4) for m in (1, 2, 7)],
    "vectors": [((1, 1, 1), (256, 1, 1), [4096, 4096], 0)],
    "wide": [((1, 1, 1), (256, 1, 1), [2048, 2048], 0)],
    "bytes_": [((1, 1, 1), (256, 1, 1), [256, 256], 0)],
    "rows": [((1, 1, 1), (x, y, 1), [4 * x, 4 * x, (x,)], 0) for x, y in [(32, 32), (7, 9), (48, 5), (3, 64)]],
}


class Bare(degrees.Degrees):
    """Of a launch whose other claims nobody decided."""

    def _rests(self):
        return ""


def degrees_of(name):
    (own,) = Kernels().launches(LAUNCHES, [name]).statements
    found = trace(own.module, own.kernel, own.fitted.threads, Assuming())
    builder = Builder(own.called, own.fitted, own.module, own.kernel, found)
    check = CudaCheck(own, builder, builder.build(), Cache(None), None, None, "")
    decide = deciding({"jobs": 1, "seconds": 8.0, "memory": 2048, "budget": 0, "quiet": True}, False)
    return own, list(Bare(check, decide, lds_timings()).all())


def counted(own, grid, block, given, shared):
    """Line of the PTX -> the most lanes that want different words of one bank in a run."""
    touched = defaultdict(list)

    def observe(event):
        if isinstance(event, ptx.Touch) and event.space == "shared":
            x, y, z = event.thread
            number = x + block[0] * (y + block[1] * z)
            touched[event.line, event.block, number // WARP, number % WARP].append((event.byte, event.bytes))

    memory = {f"m{at}": ptx.Contents(b"", size) for at, size in enumerate(given) if isinstance(size, int)}
    arguments = [ptx.Pointer(f"m{at}") if isinstance(v, int) else v[0] for at, v in enumerate(given)]
    kernel = ptx.read(own.text)[own.kernel.name]
    ptx.run(kernel, arguments, grid, block, memory, observe, shared=shared)
    most = defaultdict(int)
    for line, place, warp in {key[:3] for key in touched}:
        lanes = {lane: touched[line, place, warp, lane] for lane in range(WARP) if (line, place, warp, lane) in touched}
        for turn in range(max(map(len, lanes.values()))):
            here = {lane: own[turn] for lane, own in lanes.items() if turn < len(own)}
            size = next(iter(here.values()))[1]
            for first in range(0, WARP, PHASE[size]):
                banks = defaultdict(set)
                for lane in range(first, first + PHASE[size]):
                    if lane in here:
                        for word in range(here[lane][0] // 4, -(-(here[lane][0] + size) // 4)):
                            banks[word % 32].add(word)
                most[line] = max(most[line], *map(len, banks.values()), 0)
    return most


@pytest.mark.parametrize("name", EXPECTED)
def test_the_number_is_proved_and_is_that_of_runs(name):
    own, found = degrees_of(name)
    lines = {one.instruction.line: one for one in found}
    assert found
    for one in found:
        wanted = EXPECTED[name][int(one.instruction.place.partition(":")[2])]
        assert one.exact, f"{one.name}: {one.least} to {one.most}"
        assert one.most in (wanted if isinstance(wanted, tuple) else (wanted,)), one.name
    most = defaultdict(int)
    for grid, block, given, shared in RUNS[name]:
        for line, number in counted(own, grid, block, given, shared).items():
            assert number <= lines[line].most, f"PTX line {line} with blocks of {block}"
            most[line] = max(most[line], number)
    assert dict(most) == {line: one.most for line, one in lines.items()}  # some run reaches each


def test_what_hangs_on_data_has_an_end_only():
    _, found = degrees_of("histogram")
    (atomic,) = [one for one in found if one.name.startswith("atomic")]
    assert (atomic.most, atomic.data, atomic.exact) == (WARP, True, False)


def test_a_false_proof_is_contradicted(monkeypatch):
    """Lanes are said never to meet, and are seen to."""
    monkeypatch.setattr(degrees, "never_meet", lambda gap, served: True)
    _, found = degrees_of("columns")
    assert any(one.wrong for one in found)


@pytest.mark.parametrize("size", [1, 2, 4, 8, 16])
@pytest.mark.parametrize("alone", [False, True])
def test_lanes_that_are_said_never_to_meet_do_not(size, alone):
    """For all distances, with and without what varies, against counting at numbers."""
    served = meeting.Served("", Banks(32, in_order(PHASE[size], WARP)), size, alone)
    n = launch(Kernel(name="any"), arguments={}).special["ctaid.x"]  # any variable
    some = {True: 0, False: 0, None: 0}
    for fixed, factor in itertools.product(range(-2 * 128, 2 * 128, size), (0, 4, 6, 16, 48, 64, 128, 256)):
        if size >= 4 and factor % size:
            continue
        gap = {key: value for key, value in {(): fixed, (n,): factor}.items() if value}
        meets = [
            (base + fixed + factor * times) // served.unit % (128 // served.unit)
            == base // served.unit % (128 // served.unit)
            and (alone or (base + fixed + factor * times) // served.unit != base // served.unit)
            for times in range(33) for base in range(4096, 4096 + served.unit, size)
        ]  # fmt: skip
        said = meeting.never_meet(gap, served)
        some[said] += 1
        if said is not None:
            assert said is not any(meets), (fixed, factor)
    assert min(some[True], some[False]) > 0


@pytest.mark.parametrize("block", [(32, 8), (16, 16), (64, 3), (8, 4, 5), (4, 6), (5, 7, 3), (96,), (33,), (2, 2, 20)])
def test_warps_are_threads_in_order(block):
    special = launch(Kernel(name="any"), [*block, *[1] * (3 - len(block))]).special
    warp = warp_of(special, lambda term, n: term.op == "const" and term.payload % n == 0, set())
    extents = [*block, 1, 1][:3]
    threads = {(x, y, z): x + extents[0] * (y + extents[1] * z)
               for x in range(extents[0]) for y in range(extents[1]) for z in range(extents[2])}  # fmt: skip
    own = [special[f"tid.{axis}"] for axis in "xyz"]
    seen = set()
    # common to a warp: its number, and places along axes that it does not go along
    for number, y, z in itertools.product(range(min(len(threads), 24)), range(extents[1]), range(extents[2])):
        here = {}
        for lane, (mapping, there) in enumerate(zip(warp.lanes, warp.there, strict=True)):
            point = {"warp": number, "tid.y": y, "tid.z": z}
            place = tuple(evaluate(point, mapping.get(t, t))[0] if t.op == "var" else 0 for t in own)
            if all(evaluate(point, *there)) and place in threads:
                here[lane] = threads[place]
        if here:
            assert len({n // WARP for n in here.values()}) == 1, here
            assert all(n % WARP == lane for lane, n in here.items()), here
            seen |= set(here.values())
    assert seen == set(range(len(threads)))


def test_wavefronts_of_the_hardware_are_no_more():
    """Phases that are counted here are those that an H100 was measured to serve, where lanes are not paired."""
    for size, name in ((4, "ld32"), (8, "ld64"), (16, "ld128"), (8, "st64"), (16, "st128")):
        assert warp_banks.access_named(name).together == PHASE[size]
        assert len(lds_timings()["sm_90", f"{name[:2]}.shared.b{8 * size}"].phases[0]) == PHASE[size]


def test_the_command_prints_a_number_a_line(capsys):
    code = run(["cuda", "check", str(LAUNCHES), "padded", "square", "--banks", "--attack", "0", "--conditions", "0"])
    said = capsys.readouterr().out
    assert code == 0, said
    assert "1  " in said
    assert "free of conflicts" in said
    assert "2  " in said
    assert "reached at" in said
