"""Places that hang on loaded numbers: two threads that load one element load one number, in the proof and in the run that
shows a counterexample."""

import pytest
from classic_launches import DATA
from in_process import of_threads

LAUNCH = f"""
from tileprove.cuda import cuda_launch, tensor

@cuda_launch("{DATA}/loaded.ptx", "NAME", block=("bx",), grid=1)
def it(bx):
    return {{"out": tensor("i32", 1024), MORE}}
"""
MORE = '"in": tensor("i32", 1024)'


def of(name, tmp_path, more=""):
    text = LAUNCH.replace("NAME", name).replace("MORE", more)
    (tmp_path / "launches.py").write_text(text)
    return of_threads(tmp_path / "launches.py")


@pytest.mark.parametrize(("name", "more"), [("only_one", MORE), ("one_of_two", MORE), ("by_constant", "")])
def test_what_two_threads_load_from_one_place_is_one_number(name, more, tmp_path):
    verdict, why = of(name, tmp_path, more)
    assert verdict == "proved", why


@pytest.mark.parametrize("name", ["each_its_own", "scatter"])
def test_what_they_load_from_two_places_is_not(name, tmp_path):
    verdict, why = of(name, tmp_path, MORE)
    assert verdict == "refuted", why
    assert "host" not in why


@pytest.mark.parametrize(("name", "memory"), [("by_table", "table"), ("below", "most"), ("as_begun", "begun")])
def test_a_variable_of_the_file_holds_what_the_host_writes_there_and_the_counterexample_says_so(name, memory, tmp_path):
    verdict, why = of(name, tmp_path)
    assert verdict == "refuted", why
    assert f"; where {memory} holds " in why
    assert why.endswith(", as the host may write it")
