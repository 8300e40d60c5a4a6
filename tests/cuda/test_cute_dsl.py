"""Kernels of CuTe's DSL: found by their names, and what lane 0 hands to its warp, with which each begins that has shared
memory; addresses that are swizzled as a whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from in_process import checks, not_proved
from tileprove.prover.readers.demangling import meant

DATA = Path(__file__).parent.parent / "data" / "cuda"
SECONDS = 10.0


def open_claims(folder: Path, name: str) -> dict[str, str]:
    """Claim -> verdict."""
    (check,) = checks(folder / "cute_launches.py", names=[name], seconds=SECONDS)
    return {re.sub(r"(_\d+)$", "", name): verdict for name, verdict in not_proved(check).items()}


def changed(folder: Path, name: str, old: str, new: str, times: int = 1) -> Path:
    """A folder in which the text of a kernel is another one."""
    folder.joinpath("cute_launches.py").write_text((DATA / "cute_launches.py").read_text())
    for own in DATA.glob("cute_*.ptx"):
        text = own.read_text()
        if own.stem == f"cute_{name}":
            assert text.count(old) == times
            text = text.replace(old, new)
        folder.joinpath(own.name).write_text(text)
    return folder


@pytest.mark.parametrize("name", ["axpy", "transpose", "product", "swizzled"])
def test_all_is_proved(name: str):
    assert open_claims(DATA, name) == {}


@pytest.mark.parametrize("name", ["transpose", "product", "swizzled"])
def test_without_its_barriers_it_races(tmp_path: Path, name: str):
    text = (DATA / f"cute_{name}.ptx").read_text()
    (old,) = set(re.findall(r"\tbar\.sync.*;|\tbarrier\..*;", text))
    found = open_claims(changed(tmp_path, name, old, "", text.count(old)), name)
    assert set(found.values()) == {"refuted"}
    assert all(claim.startswith("races_") for claim in found)


def test_a_buffer_that_lies_anywhere_is_not_swizzled_within_itself(tmp_path: Path):
    """The low bits of its start would have a part in where an element is."""
    found = open_claims(changed(tmp_path, "swizzled", ".shared .align 1024", ".shared .align 16"), "swizzled")
    assert {claim for claim in found if claim[:4] in ("load", "stor")} == {"load", "store"}


@pytest.mark.parametrize(
    "other",
    ["0, 31, 65535", "1, 31, -1", "0, 6175, -1", "%r11, 31, -1"],
)
def test_of_another_shuffle_nothing_is_known(tmp_path: Path, other: str):
    found = open_claims(changed(tmp_path, "product", ", 0, 31, -1;", f", {other};"), "product")
    assert {"load", "store"} <= set(found)


def test_a_name_of_python_is_no_part_of_another():
    names = [
        "kernel_cutlass_sum_rows_tensorptrf32gmemo1_0",
        "kernel_cutlass_sum_tensorptrf32gmemo1_tensorptrf32gmemo1_0",
    ]
    assert meant(names, "sum") == names[1:]
    assert meant(names, "sum_rows") == names[:1]
    assert meant(names, "rows") == []
