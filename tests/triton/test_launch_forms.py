"""A launch in Python, on its way between processes and in JSON: every field of every argument, no word without a meaning.

Fields are walked as their records declare them, and made by their types: one that is lost in a form fails here.
"""

from __future__ import annotations

import dataclasses
import inspect
import types
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
import pytest
from tileprove.prover.language.idioms import within
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.language.terms import Term, const, integer
from tileprove.prover.triton.launching import fields, words
from tileprove.prover.triton.launching.carried import Carried, pack, unpack
from tileprove.prover.triton.launching.described import launch_of
from tileprove.prover.triton.launching.fields import Condition, known, taken_apart
from tileprove.prover.triton.launching.launch import Launch, ScalarArgument, TensorArgument
from tileprove.prover.triton.launching.tensors import Contents
from tileprove.prover.triton.sources import entries, with_text
from tileprove.prover.triton.ttir.errors import TritonError

SIZES = [integer(f"n{at}", 1) for at in range(80)]
REST = {"file": "f.py", "line": 1, "source": "k.py", "text": "module {}", "name": "own"}
TOGETHER = {"also": ("low", "high")}  # fields of contents that others need beside them
TENSORS = [("TensorArgument", own.name) for own in known(TensorArgument)] + [
    ("Contents", own.name) for own in known(Contents)
]


def some(kind: Any, seen: list[Term]) -> Any:
    """A value of a field that is not its default, of terms that nothing else has."""
    kind = kind if not hasattr(kind, "__metadata__") else get_args(kind)[0] if kind != Condition else Condition
    if isinstance(kind, types.UnionType):
        return some(next(part for part in get_args(kind) if part is not type(None)), seen)
    if kind in (Term, Condition):
        seen.append(SIZES[len(seen)])
        return seen[-1] if kind is Term else seen[-1] >= 2
    if kind in (bool, str, int):
        return True if kind is bool else f"text{len(seen)}" if kind is str else 7
    if get_origin(kind) is tuple:
        parts = [part for part in get_args(kind) if part is not ...]
        return tuple(some(part, seen) for part in (parts * 2)[: max(2, len(parts))])
    if get_origin(kind) is not None and issubclass(get_origin(kind), Mapping):
        return {f"name{at}": some(get_args(kind)[1], seen) for at in range(2)}
    if get_origin(kind) is not None:
        return [some(get_args(kind)[0], seen) for _ in range(2)]
    found = {own.name: some(own.holds, seen) for own in known(kind)}
    assert all(found[own.name] is not own.plain for own in known(kind))
    return kind(**found)


def over(launch: Launch) -> Launch:
    """The launch in another process."""
    return unpack(msgspec.json.decode(msgspec.json.encode(pack(launch, **REST)), type=Carried), Launch)


@pytest.mark.parametrize("form", [TensorArgument, ScalarArgument])
def test_every_field_of_an_argument_comes_over_to_another_process(form: type):
    argument = some(form, [])
    launch = Launch("k", {v.payload[0]: v for v in SIZES}, (SIZES[0],), [argument], [SIZES[0] >= 2])
    assert over(launch).arguments == [argument]


def test_every_field_of_a_launch_comes_over_to_another_process():
    launch = some(Launch, [])
    found = over(launch)
    assert [own.name for own in dataclasses.fields(Launch) if own.name not in {k.name for k in known(Launch)}] == [
        "programs"
    ]
    for own in known(Launch):
        assert getattr(found, own.name) == getattr(launch, own.name), own.name


def one_field(record: str, name: str) -> TensorArgument:
    """A tensor of which that field says something, and nothing that need not."""
    seen: list[Term] = []
    kinds = {own.name: own.holds for own in known(Contents if record == "Contents" else TensorArgument)}
    found = {own: some(kinds[own], seen) for own in (name, *TOGETHER.get(name, ()))}
    pairs = len(found.get("columns", (0, 0)))
    own = {"contents": Contents(**found)} if record == "Contents" else found
    own |= {"contents": Contents(SIZES[20])} if name == "contents" else {}
    plain = {"name": "x", "dtype": "i32", "shape": (SIZES[30], const(pairs)), "strides": (const(pairs), const(1))}
    return TensorArgument(**{**plain, "allocation": pairs * SIZES[30], **own})


@pytest.mark.parametrize(("record", "name"), TENSORS)
def test_every_field_of_a_tensor_is_written_in_json(record: str, name: str):
    wanted = one_field(record, name)
    before = [replace(wanted, name=wanted.same, same="")] if wanted.same else []
    launch = Launch("k", {v.payload[0]: v for v in SIZES}, (SIZES[0],), [*before, wanted], [])
    said = taken_apart(
        launch,
        text,
    )
    assert launch_of({"id": "e", **said}).arguments == launch.arguments


def text(term: Term) -> str:
    if term.op == "mul":
        return "*".join(map(text, term.args))
    return str(term.payload[0] if term.op == "var" else term.payload)


@pytest.mark.parametrize(("record", "name"), TENSORS)
def test_every_field_of_a_tensor_is_a_word_of_python(record: str, name: str):
    """But for the name, and for which tensor it is: these are those of the arguments that it is given as."""
    wanted = one_field(record, name)
    if name in ("name", "same"):
        return
    said: dict[str, Any] = {}
    for word, (own, place) in fields.words(TensorArgument).items():
        holder: Any = wanted.contents if place else wanted
        if holder is not None and own.said.part is not None and word == "values":
            said[word] = (holder.low, holder.high) if not holder.columns else list(holder.columns)
        elif holder is not None:
            said[word] = getattr(holder, own.name)
    found = words.tensor(wanted.dtype if name != "dtype" else "i64", *wanted.shape, strides=wanted.strides, **said)
    wanted = wanted if name != "dtype" else replace(wanted, dtype="i64")
    assert replace(found, name=wanted.name) == wanted


def test_what_a_tensor_says_in_json():
    """The words that users write, which stay as they are."""
    names = ["n", "m", "low", "high", "first", "last"]
    n, m, low, high, first, last = (integer(name, 1) for name in names)
    contents = Contents(low, high, True, first, last, True, ((low, high), (first, last)))
    base = TensorArgument("x", "int32", (n, const(2)), (m, const(1)), 2 * n * m, contents, True, True)
    also = TensorArgument("z", "int32", (n,), (const(1),), n, Contents(low, high, also=const(-100)))
    said = {
        "name": "x", "kind": "pointer", "dtype": "int32", "shape": ["n", 2], "strides": ["m", 1], "alloc": "2*n*m",
        "shared": True, "written": True,
        "contract": {
            "values": ["low", "high"], "monotone": True, "first": "first", "last": "last", "distinct": True,
            "columns": [["low", "high"], ["first", "last"]],
        },
    }  # fmt: skip
    plain = {"name": "z", "kind": "pointer", "dtype": "int32", "shape": ["n"], "strides": [1]}
    plain["contract"] = {"values": ["low", "high"], "also": -100}
    entry = {"id": "e", "sizes": dict.fromkeys(names, ">=1"), "grid": ["n"]}
    found = launch_of({**entry, "args": [said, {**said, "name": "y", "same": "x"}, plain]})
    assert found.arguments == [base, replace(base, name="y", same="x"), also]


def test_the_words_of_a_tensor_in_python():
    """As `help` shows them."""
    assert list(inspect.signature(words.tensor).parameters) == [
        "dtype", "shape", "strides", "alloc", "values", "monotone", "first", "last", "distinct", "also", "stays",
        "shared", "written",
    ]  # fmt: skip
    assert all(f"    {word}: " in str(words.tensor.__doc__) for word in fields.words(TensorArgument))


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"writen": True}, "'writen' has no meaning in a launch; did you mean written"),
        ({"columns": ((0, 1),)}, "'columns' has no meaning"),
        ({"monotone": 1}, "'monotone' is true or false, not 1"),
        ({"values": (0,)}, "'values' is from one number to another"),
        ({"values": [(0, 1), (0, 2)]}, "2 pairs, one for each index of the last axis"),
        ({"values": []}, "0 pairs, one for each index of the last axis"),
        ({"strides": (1,)}, "2 axes and 1 strides"),
        ({"first": "n"}, "an integer is needed here, not 'n'"),
        ({"also": 3}, "'also' is beside values"),
        ({"also": 3, "values": (0, 9), "monotone": True}, "and not with monotone"),
    ],
)
def test_a_word_without_a_meaning_is_an_error_by_its_name(more: dict[str, Any], why: str):
    assert words.tensor("i32", 4, 3, values=(0, 9), also=-1).contents is not None
    with pytest.raises(SpecError, match=f"test_launch_forms.py.*{why}"):
        words.tensor("i32", 4, 3, **more)


def described(**more: Any) -> dict[str, Any]:
    x = {"name": "x", "kind": "pointer", "dtype": "int32", "shape": ["n"], "strides": [1]}
    return {"id": "e", "sizes": {"n": ">=1"}, "grid": ["n"], "args": [x | more.pop("x", {})], **more}


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (described(given=["n <= 4"]), "'given'"),
        (described(x={"sharde": True}), "'sharde'"),
        (described(x={"shared": "yes"}), "'shared' is true or false"),
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
        ({"assume": [True]}, "True is no condition"),
        ({"constexprs": [1]}, "'constexprs' is an object"),
        ({"grid": ["n"] * 4}, "one to three axes, not 4"),
    ],
)
def test_json_of_another_form_is_an_error(changed: dict[str, Any], why: str):
    assert launch_of(entry()).given
    with pytest.raises(TritonError, match=why):
        launch_of(entry(**changed))


@pytest.mark.parametrize(
    ("found", "why"),
    [
        ([entry(), entry(grid=[1])], "two launches are named own"),
        ([{**entry(), "id": None}, {**entry(), "id": None}], "two launches are named None"),
        ([], "there is no launch in it"),
    ],
)
def test_each_launch_of_a_json_file_has_a_name_of_its_own(found: list[Any], why: str, tmp_path: Path):
    """Of two that were asked for by their name, the first was left out, and the exit code that of the other."""
    file = tmp_path / "launches.json"
    file.write_bytes(msgspec.json.encode([entry(id="one"), entry(id="two")]))
    assert [own["id"] for own in entries(file, ["two"])] == ["two"]
    file.write_bytes(msgspec.json.encode(found))
    for names in ([], ["own"]):
        with pytest.raises(TritonError, match=why):
            entries(file, names)


TTIR = """module {
  tt.func public @k(%ONE: !tt.ptr<i32>, %TWO: !tt.ptr<i32>) attributes {noinline = false} {
    tt.return
  }
}
"""


@pytest.mark.parametrize(
    ("one", "two", "why"),
    [
        ("p", "q", ""),
        ("x", "y", ""),
        ("p", "y", ""),
        ("arg1", "arg0", ""),
        ("q", "p", "p stands where the kernel has q"),
        ("q", "x", "p stands where the kernel has q"),
        ("x", "p", "q stands where the kernel has p"),
    ],
)
def test_arguments_in_json_stand_as_in_the_kernel(one: str, two: str, why: str, tmp_path: Path):
    """Two pointers in another order were taken for each other."""
    (tmp_path / "k.ttir").write_text(TTIR.replace("ONE", one).replace("TWO", two))
    pointer = entry()["args"][0]
    said = entry(file="k.ttir", args=[pointer, {**pointer, "name": "q"}])
    if why:
        with pytest.raises(TritonError, match=why):
            with_text(tmp_path / "launches.json", said)
    else:
        assert with_text(tmp_path / "launches.json", said).function.name == "k"


def test_a_text_of_several_kernels(tmp_path: Path):
    """The first was what was proved, whatever the launch is of."""
    function = "".join(TTIR.splitlines(True)[1:-1]).replace("ONE", "p").replace("TWO", "q")
    (tmp_path / "k.ttir").write_text("module {\n" + function.replace("@k", "@first") + function + "}\n")
    pointer = entry()["args"][0]
    said = entry(file="k.ttir", args=[pointer, {**pointer, "name": "q"}])
    with pytest.raises(TritonError, match="has several kernels, where one is launched: first, k"):
        with_text(tmp_path / "launches.json", said)
