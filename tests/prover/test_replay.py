"""Replaying an executor at a point: its answer beside the spec's, a refusal reported, nothing else called."""

from __future__ import annotations

import pytest
from tileprove.prover.language.constructors import where
from tileprove.prover.language.obligations import Call, Replay, call
from tileprove.prover.language.replay import replay
from tileprove.prover.language.terms import Term, as_int, integer

X, S = integer("x", 0), integer("s", None)
CONV = call("conv.Conv", N=1, H=4, W=X + 2, C=8)


def test_an_executor_that_agrees():
    done = replay(Replay(call("swizzle.xor_bits", X, 1, 0, 1), X ^ ((X // 2) % 2)), {"x": 6})
    assert done.agrees
    assert (done.call, done.executor, done.spec, done.error) == ("swizzle.xor_bits(6, 1, 0, 1)", 7, 7, "")


def test_an_executor_that_disagrees():
    done = replay(Replay(call("swizzle.xor_bits", X, 1, 0, 1), X), {"x": 6})
    assert not done.agrees
    assert (done.executor, done.spec) == (7, 6)


def test_calls_nest_and_print_as_they_can_be_pasted():
    done = replay(Replay(call("im2col.element_address", CONV, X, 9), X * 8), {"x": 3})
    assert done.call == "im2col.element_address(conv.Conv(N=1, H=4, W=5, C=8), 3, 9)"
    assert done.executor is not None


def test_an_item_of_a_result():
    digits = call("im2col.decompose_m", CONV, X)
    assert replay(Replay(digits, X % 5, 3), {"x": 3}).call.endswith("[3]")
    assert replay(Replay(digits, X % 5, 3), {"x": 3}).agrees
    assert "IndexError" in replay(Replay(digits, X, 9), {"x": 3}).error


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (call("swizzle.Swizzle", 3, 0, 1), "ConfigError"),  # the executor refuses
        (call("conv.Conv", N=1, H=0, W=1, C=1), "ConfigError"),
        (call("swizzle.nothing", 1), "AttributeError"),
        (call("nowhere.at_all", 1), "AttributeError"),
        (call("swizzle.xor_bits", 1), "TypeError"),
        (call("swizzle.Swizzle", 1, 0, 1), "TypeError"),  # not an integer
    ],
)
def test_a_refusal_is_reported_and_not_raised(wrong: Call, error: str):
    done = replay(Replay(wrong, as_int(1)), {"x": 0})
    assert done.error.startswith(error)
    assert not done.agrees
    assert done.executor is None


@pytest.mark.parametrize("term", [X // S, where(X >= 0, X // S, 0), X ^ S, integer("other") + 1])
def test_a_spec_without_a_value_is_reported(term: Term):
    done = replay(Replay(call("swizzle.xor_bits", X, 1, 0, 1), term), {"x": 3, "s": 0 if term.op != "xor" else -1})
    assert "the spec has no value here" in done.error
    assert not done.agrees


@pytest.mark.parametrize(
    "path",
    [
        "swizzle.np.save", "swizzle.np.lib.os.system", "swizzle.Callable", "im2col.np.fromfile", "swizzle.__builtins__",
        "swizzle.xor_bits.__globals__.get", "integers.Integral", "swizzle.dataclass",
    ],
)  # fmt: skip
def test_nothing_but_an_executor_is_called(path: str, tmp_path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    done = replay(Replay(call(path, "called"), as_int(1)), {"x": 0})
    assert done.error.startswith("AttributeError")
    assert not list(tmp_path.iterdir())
