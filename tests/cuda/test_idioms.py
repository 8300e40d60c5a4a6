"""What is loaded again from memory that nobody writes, and quotients that are only stored: right kernels, and wrong ones
that differ in one thing."""

import re
from pathlib import Path

import pytest
from in_process import checks, of_threads
from tileprove.prover.cli import run

DATA = Path(__file__).parent.parent / "data" / "cuda"
RELOADS = """{"x": tensor("i32", n), "out": tensor("i32", n), "p": tensor("i32", n), "n": n}"""
MARKS = """{"mark": tensor("i32", n), "first": tensor("i32", n + 1, monotone=True, first=0, last=m),
    "to": tensor("i32", m, values=(0, n)), "done": tensor("i32", m), "n": n}"""
AVERAGES = """{"out": tensor("u8", n, shared=True), "in": tensor("u8", n), "count": tensor("i32", n), "n": n}"""
WORST = ("refuted", "unknown", "proved")
INSIDE = r"(load|store|divisions|loop_|no_wrap|arithmetic)"


LAUNCH = f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/idioms.ptx", "averages", block=64, GRID)
def it(n, m):
    given(n <= 2**20, m <= 7)
    return {AVERAGES}
"""


def verdicts(tmp_path, kernel, arguments):
    """Claim -> the worst verdict of its cases, and why."""
    (tmp_path / "launches.py").write_text(f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/idioms.ptx", "{kernel}", block=64, grid="blocks")
def it(n, m, blocks):
    given(n <= 2**20, m <= 2**20, blocks <= 2**20)
    return {arguments}
""")
    (check,) = checks(tmp_path / "launches.py", only=INSIDE, seconds=0.5)
    found = {}
    for result in check.results:
        if result.outcome is not None:
            own = result.outcome.verdict.value, result.outcome.detail
            before = found.setdefault(result.statement.claim, own)
            found[result.statement.claim] = min(before, own, key=lambda one: WORST.index(one[0]))
    return found


def test_a_number_that_was_checked_is_the_one_that_is_loaded_again(tmp_path):
    found = verdicts(tmp_path, "checked", RELOADS)
    assert {verdict for verdict, _ in found.values()} == {"proved"}, found
    assert {"load_p", "load_p_2", "store_x"} <= set(found)


@pytest.mark.parametrize("kernel", ["checked_volatile", "checked_elsewhere", "checked_written"])
def test_a_number_that_may_have_changed_or_is_of_another_place_is_not(kernel, tmp_path):
    assert verdicts(tmp_path, kernel, RELOADS)["store_x"][0] in ("refuted", "unknown")


def test_a_tensor_that_the_kernel_writes_by_another_name_may_change(tmp_path):
    text = RELOADS.replace('"out": tensor("i32", n), "p": tensor("i32", n)', '"out": own, "p": own')
    found = verdicts(tmp_path, "checked", f'(own := tensor("i32", n)) and {text}')
    assert found["store_x"][0] in ("refuted", "unknown")


def test_what_rests_on_a_number_that_is_loaded_outside_is_unknown(tmp_path):
    found = verdicts(tmp_path, "checked", RELOADS.replace('"p": tensor("i32", n)', '"p": tensor("i32", 1)'))
    assert found["load_p"][0] == "refuted"
    assert found["store_x"][0] == "unknown"
    assert "rests on load_p" in found["store_x"][1]


def test_the_end_of_a_loop_that_is_loaded_again_under_a_condition_stays(tmp_path):
    found = verdicts(tmp_path, "marked", MARKS)
    assert {verdict for verdict, _ in found.values()} == {"proved"}, found


def test_an_end_that_moves_under_a_condition_does_not(tmp_path):
    found = verdicts(tmp_path, "marked_further", MARKS)
    assert found["load_done"][0] in ("refuted", "unknown")
    assert found["store_mark"][0] in ("refuted", "unknown")


def test_nothing_rests_on_a_quotient_that_is_only_stored(tmp_path):
    found = verdicts(tmp_path, "averages", AVERAGES)
    assert found.pop("divisions")[0] == "refuted"
    assert {verdict for verdict, _ in found.values()} == {"proved"}, found


@pytest.mark.parametrize("kernel", ["placed", "some", "rounds"])
def test_what_comes_after_any_other_one_rests_on_it(kernel, tmp_path):
    found = verdicts(tmp_path, kernel, AVERAGES)
    assert found["divisions"][0] == "refuted"
    assert found["store_out"][0] == "unknown"
    assert "rests on divisions" in found["store_out"][1] or kernel == "rounds"  # its loop's range falls first


@pytest.mark.parametrize("text", ['grid="cdiv(n, 16 - 2*m)"', 'grid="blocks", shared="n // (m - 3)"'])
def test_a_launch_that_divides_by_zero_for_some_sizes_is_an_error(text, tmp_path, capsys):
    (tmp_path / "launches.py").write_text(LAUNCH.replace("GRID", text))
    assert run(["cuda", "check", str(tmp_path / "launches.py"), "--no-cache"]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    at = int(re.search(r"no value where .*?m = (\d+)", said)[1])
    assert at == (8 if "16" in text else 3)
    assert "write max(" in said


def test_what_the_error_says_to_write_is_taken(tmp_path, capsys):
    (tmp_path / "launches.py").write_text(LAUNCH.replace("GRID", 'grid="cdiv(n, max(16 - 2*m, 1))"'))
    assert run(["cuda", "check", str(tmp_path / "launches.py"), "--no-cache", "--conditions", "0"]) != 2
    assert "tileprove:" not in capsys.readouterr().err


PLANES = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/idioms.ptx", "{kernel}", block=("bx", "by"), grid=("cdiv(nx, bx)", "cdiv(ny, by)"))
def it(nx, ny, nz, bx, by):
    given(nx * ny * nz < 2**31, nz >= 2, nx < 2**30, ny < 2**30)
    return {{"out": tensor("fp32", nz, ny, nx), "nx": nx, "ny": ny, "nz": nz}}
"""
VECTORS = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/idioms.ptx", "{kernel}", block="bs", grid="blocks")
def it(n, bs, blocks):
    given(n < 2**28, bs * blocks < 2**28)
    return {{"out": tensor("fp32", n, 4), "n": n}}
"""
ROWS = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/rows.ptx", "{kernel}", block=64, grid="cdiv(h, 64)")
def it(w, h, r):
    given(w * h < 2**28, r >= 1, 2 * r < w)
    return {{"out": tensor("fp32", h, w), "in": tensor("fp32", h), "w": w, "h": h, "r": r}}
"""


@pytest.mark.parametrize(
    ("text", "kernel", "wanted"),
    [
        (PLANES, "swept", "proved"),
        (PLANES, "swept_too_far", "refuted"),
        (ROWS, "rows_in_three", "proved"),
        (ROWS.replace("r >= 1", "r >= 1, w == 3, h <= 128"), "rows_one_too_far", "refuted"),
        (VECTORS, "in_vectors", "proved"),
        (VECTORS.replace('block="bs", grid="blocks"', "block=64, grid=2"), "in_vectors_too_near", "refuted"),
    ],
)
def test_threads_write_apart_by_the_digits_of_their_places(text, kernel, wanted, tmp_path):
    (tmp_path / "launches.py").write_text(text.format(data=DATA, kernel=kernel))
    verdict, why = of_threads(tmp_path / "launches.py")
    assert verdict == wanted, why
