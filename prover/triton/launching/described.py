"""Launches from JSON: sizes, grid, arguments and constexprs as expressions, as `tileprove triton capture` writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ...language.idioms import within
from ...language.terms import Term, const, integer
from ..ttir.errors import TritonError
from .expressions import is_name, parse
from .fields import Malformed, kinds, put_together, taken_apart
from .launch import MOST_PROGRAMS, Argument, Contents, Launch, ScalarArgument, TensorArgument, allocation
from .powers import Powers, smallest

# field of an argument or of its contents -> its key, where that is another
KEYS = {"allocation": "alloc", "contents": "contract"}
SCALARS = re.compile(r"[iu](1|8|16|32|64)|bf16|fp?\d+\w*|tf32")
# keys that say nothing of the launch: where it is from, and what people noted of it
NOTES = {
    "launch": {
        "package", "version", "triton", "source", "sources", "line", "family", "options", "autotune_config", "analysis",
        "bug_class", "written", "data_dependent_addresses", "trap", "implicit", "contents", "property", "refute", "hold",
        "sample_sizes_without_bug", "sample_contents", "note",
    },
    "argument": {
        "contents", "holds_integers", "block_shape", "specialised_from_runtime_value_1", "note", "value", "value_as_expr",
    },
}  # fmt: skip
ENTRY = {"id", "kernel", "file", "sizes", "assume", "constexprs", "grid", "args"}
SCALAR = {"name", "kind", "type", "expr", "value"}
CONSTEXPR = {"name", "kind", "value", "value_as_expr", "expr", "type"}


class Described:
    """Makes the launch of one entry."""

    def __init__(self, entry: Mapping[str, Any]):
        self.entry = entry
        self.place = str(entry.get("id") or entry.get("kernel") or "launch")
        self._known(entry, ENTRY | NOTES["launch"], "the launch")
        self._forms()
        self.given: list[Term] = []
        self.preconditions: list[str] = []
        self.tensors: dict[str, TensorArgument] = {}  # by what their memory is called
        self.powers = Powers()
        sizes = self._field("sizes", Mapping)
        self.sizes: dict[str, Term] = {name: integer(name, 1) for name in sizes}
        self.names: dict[str, Term] = dict(self.sizes)
        for argument in entry.get("args", []):
            if argument.get("kind") == "constexpr" and type(argument.get("value")) is int:
                self.names.setdefault(argument["name"], const(argument["value"]))
        for name, value in entry.get("constexprs", {}).items():
            if type(value) is int:
                self.names.setdefault(name, const(value))

        for argument in entry.get("args", []):
            if (
                argument.get("kind") == "scalar"
                and argument.get("expr") is not None
                and argument["name"] not in self.names
            ):
                with suppress(TritonError):  # of which nothing else need be said by its name
                    self.names[argument["name"]] = self.term(argument["expr"])

    def _forms(self) -> None:
        """Raises TritonError where a part is of another form than a launch has."""
        arguments, assumed = self.entry.get("args", []), self.entry.get("assume", [])
        if not isinstance(arguments, list) or not all(isinstance(own, Mapping) for own in arguments):
            raise TritonError(f"{self.place}: 'args' is a list of objects, one for each argument")
        for at, own in enumerate(arguments):
            if not isinstance(own.get("name"), str):
                raise TritonError(f"{self.place}: an argument's name is a text, not {own.get('name')!r}")
            if any(other["name"] == own["name"] for other in arguments[:at]):
                raise TritonError(f"{self.place}: two arguments are called {own['name']}")
        if not isinstance(assumed, list) or not all(isinstance(own, str) for own in assumed):
            raise TritonError(f"{self.place}: 'assume' is a list of conditions, each a text")
        if not isinstance(self.entry.get("constexprs", {}), Mapping):
            raise TritonError(f"{self.place}: 'constexprs' is an object from names to values")
        if len(grid := self._field("grid", list)) > len(MOST_PROGRAMS):
            raise TritonError(f"{self.place}: a grid has one to three axes, not {len(grid)}")

    def _field(self, name: str, kind: type) -> Any:
        found = self.entry.get(name)
        if not isinstance(found, kind):
            raise TritonError(f"{self.place}: {name!r} is missing in the launch")
        return found

    def _known(self, said: object, keys: set[str], what: str) -> None:
        """Raises TritonError for a key that has no meaning."""
        if not isinstance(said, Mapping):
            raise TritonError(f"{self.place}: {what} is an object, not {said!r}")
        unknown = [key for key in said if key not in keys]
        if unknown:
            raise TritonError(f"{self.place}: {what} has a key {unknown[0]!r}, which has no meaning in a launch")

    def term(self, text: object) -> Term:
        return parse(text, self.names, self.powers.of, self.place)

    def launch(self) -> Launch:
        self._constexprs()
        for text in self.entry.get("assume", []):
            self.given.append(self.condition(text))
        grid = tuple(self.term(extent) for extent in self._field("grid", list))
        arguments = [own for argument in self._field("args", list) for own in self._arguments(argument)]
        given = [*self.given, *self.powers.facts(self.given)]
        return Launch(
            str(self.entry.get("kernel", "")), dict(self.sizes), grid, arguments, given,
            preconditions=self.preconditions,
        )  # fmt: skip

    def _constexprs(self) -> None:
        """What a constexpr that is computed from sizes says of them."""
        for argument in self.entry.get("args", []):
            said, value = argument.get("value_as_expr") or argument.get("expr"), argument.get("value")
            if argument.get("kind") != "constexpr" or said is None or type(value) is not int:
                continue
            if is_name(said) and said in self.names and self.names[said].op == "var":
                self.names[said] = self.sizes[said] = const(value)
                self.preconditions.append(f"{said} = {value}")
        for argument in self.entry.get("args", []):
            said, value = argument.get("value_as_expr") or argument.get("expr"), argument.get("value")
            if argument.get("kind") == "constexpr" and said is not None and type(value) is int:
                self._equal(str(said), value)

    def _equal(self, said: str, value: int) -> None:
        inner = said[4:-1] if said.startswith("np2(") and said.endswith(")") else None
        if inner is not None and "(" not in inner:
            if value != smallest(value):
                raise TritonError(f"{self.place}: {said} is {value}, which is no power of two")
            condition = within(self.term(inner), value // 2 + 1, value + 1)
        else:
            condition = self.term(said) == value
        if condition.op == "truth" and not condition.payload:
            raise TritonError(f"{self.place}: {said} is {value} for no sizes")
        if condition.op != "truth" and not any(condition is other for other in self.given):
            self.given.append(condition)
            self.preconditions.append(f"{said} = {value}")

    def condition(self, text: str) -> Term:
        for sign in ("<=", ">=", "==", "<", ">"):
            if sign in text:
                left, right = (self.term(part) for part in text.split(sign, 1))
                return {"<=": left <= right, ">=": left >= right, "==": left == right, "<": left < right}.get(
                    sign, left > right
                )
        raise TritonError(f"{self.place}: {text!r} is no condition")

    def _arguments(self, argument: Mapping[str, Any]) -> list[Argument]:
        """What the compiled kernel takes for an argument: nothing for a constexpr, and for a tensor descriptor its extents
        and strides after it."""
        name = str(argument.get("name"))
        if argument.get("kind") == "constexpr":
            self._known(argument, CONSTEXPR | NOTES["argument"], name)
            return []
        if argument.get("kind") != "tensor_descriptor":
            return [self._argument(argument, name)]
        described = {**argument, "kind": "pointer", "dtype": str(argument["dtype"]).removeprefix("torch.")}
        found = self._argument(described, name)
        assert isinstance(found, TensorArgument)
        ends = [ScalarArgument(f"{name}.shape.{at}", "i32", term) for at, term in enumerate(found.shape)]
        return [found, *ends, *(ScalarArgument(f"{name}.stride.{at}", "i64", t) for at, t in enumerate(found.strides))]

    def _argument(self, argument: Mapping[str, Any], name: str) -> Argument:
        kind = argument.get("kind")
        if kind == "pointer":
            return self._tensor(argument, name)
        if kind == "scalar":
            self._known(argument, SCALAR | NOTES["argument"], name)
            term = self.term(argument["expr"]) if argument.get("expr") is not None else None
            if term is None and type(argument.get("value")) is int:
                term = const(argument["value"])
            found = ScalarArgument(name, str(argument.get("type")), term)
            if not SCALARS.fullmatch(found.type):
                raise TritonError(f"{self.place}: {name} has the type {found.type}, which no number has")
            return found
        raise TritonError(f"{self.place}: {name} is a {kind}, which no launch says yet")

    def _tensor(self, argument: Mapping[str, Any], name: str) -> TensorArgument:
        """Every field of a tensor by its key."""
        own = {KEYS.get(field, field): field for field in kinds(TensorArgument)}
        self._known(argument, {*own, "kind"} | NOTES["argument"], name)
        data = {field: argument[key] for key, field in own.items() if argument.get(key) is not None}
        if "contents" in data:
            data["contents"] = self._contents(data["contents"], f"the contract of {name}")
        try:
            found = put_together(TensorArgument, {"allocation": 0, **data}, self.term)
        except Malformed as error:
            raise TritonError(f"{self.place}: {name}: {error}") from None
        if len(found.shape) != len(found.strides):
            raise TritonError(f"{self.place}: {name} has {len(found.shape)} axes and {len(found.strides)} strides")
        if "allocation" not in data:
            found = replace(found, allocation=allocation(found.shape, found.strides))
        columns = found.contents.columns if found.contents is not None else ()
        if columns and (not found.shape or found.shape[-1] is not const(len(columns))):
            raise TritonError(
                f"{self.place}: {name} has {len(columns)} columns, one for each index of its last axis is needed"
            )
        first = self.tensors.setdefault(found.memory, found)
        alike = taken_apart(replace(first, name=name, same=found.same), id) == taken_apart(found, id)
        if found.same and (first is found or not alike):
            raise TritonError(
                f"{self.place}: {name} is the same as {found.same}, which is no tensor before it that is alike"
            )
        return found

    def _contents(self, said: Any, what: str) -> dict[str, Any]:
        """A contract by the fields of `Contents`: the ends of its range are ``values``."""
        own = set(kinds(Contents)) - {"low", "high"}
        self._known(said, own | {"values"}, what)
        low, high = self._pair(said.get("values", (None, None)), what)
        ends = {name: end for name, end in (("low", low), ("high", high)) if end is not None}
        return {**ends, **{key: part for key, part in said.items() if key in own and part is not None}}

    def _pair(self, said: Any, what: str) -> tuple[Any, Any]:
        if not isinstance(said, (list, tuple)) or len(said) != 2:
            raise TritonError(f"{self.place}: {what} has values from one number to another, not {said!r}")
        return said[0], said[1]


def launch_of(entry: Mapping[str, Any]) -> Launch:
    """The launch that an entry describes. Raises TritonError."""
    return Described(entry).launch()
