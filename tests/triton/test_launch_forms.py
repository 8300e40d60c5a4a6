"""A launch in Python, on its way between processes and in JSON: every field of every argument, no word without a meaning.

Fields are made by their types here, so a field that is added and forgotten in one of the forms fails.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, fields
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from tileprove.prover.language.idioms import within
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.language.terms import Term, const, integer
from tileprove.prover.triton.launching import words
from tileprove.prover.triton.launching.carried import pack, unpack
from tileprove.prover.triton.launching.described import launch_of
from tileprove.prover.triton.launching.launch import Contents, Launch, ScalarArgument, TensorArgument
from tileprove.prover.triton.ttir.errors import TritonError

SIZES = [integer(name, 1) for name in "abcdefghijklmno"]
REST = {"file": "f.py", "line": 1, "source": "k.py", "source_line": 2, "text": "module {}", "name": "own"}


def some(kind: Any, seen: list[Term]) -> Any:
    """A value of a field that is not its default, of terms that nothing else has."""
    if isinstance(kind, types.UnionType):
        return some(next(part for part in get_args(kind) if part is not type(None)), seen)
    if kind is Term:
        seen.append(SIZES[len(seen) % len(SIZES)] + len(seen))
        return seen[-1]
    if kind in (bool, str):
        return True if kind is bool else f"text{len(seen)}"
    if get_origin(kind) is tuple:
        parts = [part for part in get_args(kind) if part is not ...]
        return tuple(some(part, seen) for part in (parts * 2)[: max(2, len(parts))])
    own = {field.name: some(get_type_hints(kind)[field.name], seen) for field in fields(kind)}
    assert all(own[f.name] != f.default for f in fields(kind) if f.default is not MISSING and f.default is not None)
    return kind(**own)


@pytest.mark.parametrize("form", [TensorArgument, ScalarArgument])
def test_every_field_comes_over_to_another_process(form: type):
    argument = some(form, [])
    launch = Launch("k", {v.payload[0]: v for v in SIZES}, (SIZES[0],), [argument], [SIZES[0] >= 2])
    assert unpack(pack(launch, **REST)).arguments == [argument]


def test_every_field_of_a_tensor_is_written_in_json():
    """What is said in JSON, key for key, is what the same argument has; its keys are the fields' names but for four."""
    names = ["n", "m", "low", "high", "first", "last", "also"]
    n, m, low, high, first, last, also = (integer(name, 1) for name in names)
    contents = Contents(low, high, True, first, last, True, ((low, high), (first, last)), also)
    base = TensorArgument("x", "int32", (n, const(2)), (m, const(1)), 2 * n * m, contents, True, True)
    wanted = TensorArgument("y", "int32", (n, const(2)), (m, const(1)), 2 * n * m, contents, True, True, "x")
    said = {
        "name": "x", "kind": "pointer", "dtype": "int32", "shape": ["n", 2], "strides": ["m", 1], "alloc": "2*n*m",
        "shared": True, "written": True,
        "contract": {
            "values": ["low", "high"], "monotone": True, "first": "first", "last": "last", "distinct": True,
            "columns": [["low", "high"], ["first", "last"]], "also": "also",
        },
    }  # fmt: skip
    assert {"allocation" if key == "alloc" else "contents" if key == "contract" else key for key in said} - {"kind"} | {
        "same"
    } == {field.name for field in fields(TensorArgument)}
    assert set(said["contract"]) - {"values"} | {"low", "high"} == {field.name for field in fields(Contents)}
    entry = {
        "id": "e",
        "sizes": dict.fromkeys(names, ">=1"),
        "grid": ["n"],
        "args": [said, {**said, "name": "y", "same": "x"}],
    }
    assert launch_of(entry).arguments == [base, wanted]


def test_every_field_of_a_tensor_is_written_in_python():
    own = {field.name for field in fields(words.Tensor)}
    assert own == {field.name for field in fields(TensorArgument)} - {"name", "same"}


def described(**more: Any) -> dict[str, Any]:
    x = {"name": "x", "kind": "pointer", "dtype": "int32", "shape": ["n"], "strides": [1]}
    return {"id": "e", "sizes": {"n": ">=1"}, "grid": ["n"], "args": [x | more.pop("x", {})], **more}


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (described(given=["n <= 4"]), "'given'"),
        (described(x={"sharde": True}), "'sharde'"),
        (described(x={"shared": "yes"}), "shared is true or false"),
        (described(x={"contract": {"value": [0, "n"]}}), "'value'"),
        (described(x={"contract": {"values": [0]}}), "from one number to another"),
        (described(x={"contract": {"columns": [[0, "n"]]}}), "last axis"),
        (described(x={"strides": [1, 1]}), "1 axes and 2 strides"),
        (described(x={"same": "y"}), "same as y"),
    ],
)
def test_a_key_without_a_meaning_is_an_error_by_its_name(entry: dict[str, Any], said: str):
    assert launch_of(described()).arguments
    with pytest.raises(TritonError, match=said):
        launch_of(entry)


def test_a_stride_is_not_called_as_a_size():
    def build(n: Term) -> Any:
        return (n,), {"x": words.tensor("fp32", n, 4, strides=("n", 1))}

    declared = words.Declared(None, {}, build, "build", "f.py", 1)
    with pytest.raises(SpecError, match="a size of that name"):
        declared.built()


@pytest.mark.parametrize(("value", "fits"), [(64, True), (48, False)])
def test_a_power_of_two_in_json_is_one(value: int, fits: bool):
    block = {"name": "BLOCK", "kind": "constexpr", "value": value, "value_as_expr": "np2(n)"}
    entry = described()
    entry["args"].append(block)
    if fits:
        (own,) = launch_of(entry).given
        n = launch_of(entry).sizes["n"]
        assert own is within(n, 33, 65)
    else:
        with pytest.raises(TritonError, match="no power of two"):
            launch_of(entry)


def entry(**changed: Any) -> dict[str, Any]:
    """A launch in JSON, with other parts."""
    pointer = {"name": "p", "kind": "pointer", "dtype": "int32", "shape": ["n"], "strides": [1]}
    said = {"id": "own", "kernel": "k", "sizes": {"n": {}}, "grid": ["n"], "args": [pointer], "assume": ["n <= 10"]}
    return {**said, **changed}


def constexpr(name: str, value: int, said: str) -> dict[str, Any]:
    return {"name": name, "kind": "constexpr", "value": value, "expr": said}


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"args": [entry()["args"][0], {**entry()["args"][0], "shape": [1]}]}, "two arguments are called p"),
        ({"args": [constexpr("A", 8, "n"), constexpr("B", 16, "n")]}, "n is 16 for no sizes"),
        ({"args": [{**entry()["args"][0], "name": 5}]}, "an argument's name is a text"),
        ({"args": ["p"]}, "'args' is a list of objects"),
        ({"args": [{"name": "n", "kind": "scalar", "type": "number", "expr": "n"}]}, "which no number has"),
        ({"assume": "n <= 10"}, "'assume' is a list"),
        ({"assume": [True]}, "'assume' is a list"),
        ({"constexprs": [1]}, "'constexprs' is an object"),
        ({"grid": ["n"] * 4}, "one to three axes, not 4"),
    ],
)
def test_json_of_another_form_is_an_error(changed: dict[str, Any], why: str):
    assert launch_of(entry()).given
    with pytest.raises(TritonError, match=why):
        launch_of(entry(**changed))
