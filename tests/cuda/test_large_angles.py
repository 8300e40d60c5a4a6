"""sinf and tanf of large angles: tables that are indexed by a number's exponent, where a comparison bounds it."""

import re
from pathlib import Path

import pytest
from in_process import checks
from tileprove.prover.language.obligations import Verdict

DATA = Path(__file__).parent.parent / "data" / "cuda"
LARGE = re.compile(r"setp\.ltu\.f32 (\s*%p\d+, %f\d+), 0f47CE4780")
ACCESS = re.compile(r"(load|store)_")


def verdicts(folder, change, *names):
    text = (DATA / "sines.ptx").read_text()
    changed = change(text)
    assert changed != text or change is same
    (folder / "sines.ptx").write_text(changed)
    launches = folder / "sines_launches.py"
    launches.write_text((DATA / "sines_launches.py").read_text())
    for check in checks(launches, names=names, only=r"(load|store|no_wrap|arithmetic)"):
        for one in check.results:
            if ACCESS.match(one.statement.claim):
                assert one.outcome is not None
                yield one.outcome.verdict


def same(text):
    return text


def signed(text):
    return text.replace("abs.f32", "mov.f32")


def at_once(text):
    return LARGE.sub(r"setp.ltu.f32 \1, 0f3F800000", text)


def turned(text):
    return LARGE.sub(r"setp.gtu.f32 \1, 0f47CE4780", text)


def not_a_number_goes_on(text):
    return LARGE.sub(r"setp.lt.f32 \1, 0f47CE4780", text)


def other_number(text):
    return LARGE.sub(lambda found: found[0].replace("ltu.f32", "ltu.ftz.f32").replace("%f", "%f3", 1), text)


def shorter(text):
    return text.replace("__local_depot0[28]", "__local_depot0[24]").replace("__local_depot1[28]", "__local_depot1[24]")


@pytest.mark.parametrize("change", [same, signed, not_a_number_goes_on])
@pytest.mark.parametrize("name", ["sines", "tangents"])
def test_a_table_is_indexed_by_the_exponents_of_large_numbers(name, change, tmp_path):
    found = list(verdicts(tmp_path, change, name))
    assert len(found) >= 8
    assert set(found) == {Verdict.PROVED}


@pytest.mark.parametrize("change", [at_once, turned, other_number, shorter])
@pytest.mark.parametrize("name", ["sines", "tangents"])
def test_of_other_numbers_nothing_is_proved(name, change, tmp_path):
    assert not set(verdicts(tmp_path, change, name)) <= {Verdict.PROVED, Verdict.VACUOUS}
