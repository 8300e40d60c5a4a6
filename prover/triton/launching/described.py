"""Launches from JSON: sizes, grid, arguments and constexprs as expressions."""

from __future__ import annotations

import operator
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ...language.idioms import within
from ...language.obligations import SpecError
from ...language.terms import BOOL, INT, Term, const, integer
from ..ttir.errors import TritonError
from .expressions import is_name, parse
from .fields import Malformed, keys, put_together, refuse, taken_apart
from .launch import MOST_PROGRAMS, Argument, Launch, ScalarArgument, TensorArgument, tensor_of
from .powers import Powers, smallest
from .promise_text import all_written
from .promises import Promise, resolved

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
ENTRY = {"id", "file", "constexprs", "promise"}  # beside what is said of the launch
CONSTEXPR = {"name", "kind", "value", "value_as_expr", "expr", "type"}
COMPARED = {"<=": operator.le, ">=": operator.ge, "==": operator.eq, "<": operator.lt, ">": operator.gt}


class Described:
    """Makes the launch of one entry."""

    def __init__(self, entry: Mapping[str, Any]):
        self.entry = entry
        self.place = str(entry.get("id") or entry.get("kernel") or "launch")
        self._known(entry, ENTRY | NOTES["launch"] | set(keys(Launch)), "the launch")
        self.arguments = self._forms()
        self.given: list[Term] = []
        self.tensors: dict[str, TensorArgument] = {}  # by what their memory is called
        self.powers = Powers()
        sizes = self._field("sizes", Mapping)
        self.sizes: dict[str, Term] = {name: integer(name, 1) for name in sizes}
        self.names: dict[str, Term] = dict(self.sizes)
        constants = {own["name"]: own.get("value") for own in self.arguments if own.get("kind") == "constexpr"}
        for name, value in [*constants.items(), *entry.get("constexprs", {}).items()]:
            if type(value) is int:
                self.names.setdefault(name, const(value))
        for own in self.arguments:
            if own.get("kind") == "scalar" and own.get("expr") is not None and own["name"] not in self.names:
                with suppress(TritonError):  # of which nothing else need be said by its name
                    self.names[own["name"]] = self.make(own["expr"])

    def _forms(self) -> list[Mapping[str, Any]]:
        """The arguments. Raises TritonError where a part is of another form than a launch has."""
        arguments = self.entry.get("args", [])
        if not isinstance(arguments, list) or not all(isinstance(own, Mapping) for own in arguments):
            raise TritonError(f"{self.place}: 'args' is a list of objects, one for each argument")
        for at, own in enumerate(arguments):
            if not isinstance(own.get("name"), str):
                raise TritonError(f"{self.place}: an argument's name is a text, not {own.get('name')!r}")
            if any(other["name"] == own["name"] for other in arguments[:at]):
                raise TritonError(f"{self.place}: two arguments are called {own['name']}")
        if not isinstance(self.entry.get("constexprs", {}), Mapping):
            raise TritonError(f"{self.place}: 'constexprs' is an object from names to values")
        if len(grid := self._field("grid", list)) > len(MOST_PROGRAMS):
            raise TritonError(f"{self.place}: a grid has one to three axes, not {len(grid)}")
        return arguments

    def _field(self, name: str, kind: type) -> Any:
        found = self.entry.get(name)
        if not isinstance(found, kind):
            raise TritonError(f"{self.place}: {name!r} is missing in the launch")
        return found

    def _known(self, said: Mapping[str, Any], possible: set[str], what: str) -> None:
        """Raises TritonError for a key that has no meaning."""
        try:
            refuse(said, possible)
        except Malformed as error:
            raise TritonError(f"{self.place}: {what}: {error}") from None

    def make(self, text: object, sort: str = INT) -> Term:
        return self.condition(text) if sort == BOOL else parse(text, self.names, self.powers.of, self.place)

    def launch(self) -> Launch:
        self._constexprs()
        said = {key: self.entry[key] for key in keys(Launch) if self.entry.get(key) is not None}
        own = {"kernel": "", **said, "sizes": {name: name for name in self.sizes}, "args": []}
        try:
            found: Launch = put_together(Launch, own, self.make)
        except Malformed as error:
            raise TritonError(f"{self.place}: {error}") from None
        arguments = [own for argument in self._field("args", list) for own in self._argument(argument)]
        given = [*self.given, *found.given]
        given += self.powers.facts(given)
        launch = replace(
            found, sizes=dict(self.sizes), arguments=arguments, given=given
        )  # fmt: skip
        launch.promises = self._promises(launch)
        return launch

    def _promises(self, launch: Launch) -> list[Promise]:
        """What is promised of elements. Raises TritonError."""
        tensors = {own.name: own for own in launch.arguments if isinstance(own, TensorArgument)}
        begun = all_written(self.entry.get("promise", []), {**self.names, **tensors}, self.place)
        memories = {id(own): own.memory for own in tensors.values()}
        try:
            return [resolved(own, memories, launch.names) for own in begun]
        except SpecError as error:
            raise TritonError(str(error)) from None

    def _constexprs(self) -> None:
        """What a constexpr that is computed from sizes says of them."""
        constants = [own for own in self.arguments if own.get("kind") == "constexpr" and type(own.get("value")) is int]
        computed = [(own.get("value_as_expr") or own.get("expr"), own["value"]) for own in constants]
        for said, value in computed:
            if is_name(said) and said in self.names and self.names[said].op == "var":
                self.names[said] = self.sizes[said] = const(value)
        for said, value in computed:
            if said is not None:
                self._equal(str(said), value)

    def _equal(self, said: str, value: int) -> None:
        inner = said[4:-1] if said.startswith("np2(") and said.endswith(")") else None
        if inner is not None and "(" not in inner:
            if value != smallest(value):
                raise TritonError(f"{self.place}: {said} is {value}, which is no power of two")
            condition = within(self.make(inner), value // 2 + 1, value + 1)
        else:
            condition = self.make(said) == value
        if condition.op == "truth" and not condition.payload:
            raise TritonError(f"{self.place}: {said} is {value} for no sizes")
        if condition.op != "truth" and not any(condition is other for other in self.given):
            self.given.append(condition)

    def condition(self, text: object) -> Term:
        for sign, compare in COMPARED.items():
            if isinstance(text, str) and sign in text:
                return compare(*map(self.make, text.split(sign, 1)))
        raise TritonError(f"{self.place}: {text!r} is no condition")

    def _argument(self, argument: Mapping[str, Any]) -> list[Argument]:
        """What the compiled kernel takes for an argument: nothing for a constexpr, and for a tensor descriptor its extents
        and strides after it."""
        name, kind = argument["name"], argument.get("kind")
        said = {key: part for key, part in argument.items() if key not in NOTES["argument"] and part is not None}
        try:
            if kind == "constexpr":
                refuse(argument, CONSTEXPR | NOTES["argument"])
                return []
            if kind == TensorArgument.KIND:
                return [self._tensor(tensor_of(said, self.make))]
            if kind == ScalarArgument.KIND:
                value = {"expr": argument["value"]} if type(argument.get("value")) is int else {}
                number: ScalarArgument = put_together(ScalarArgument, value | said, self.make)
                if not SCALARS.fullmatch(number.type):
                    raise Malformed(f"the type is {number.type}, which no number has")
                return [number]
            if kind == "tensor_descriptor":
                found = self._tensor(
                    tensor_of({**said, "dtype": str(said.get("dtype")).removeprefix("torch.")}, self.make)
                )
                ends = [ScalarArgument(f"{name}.shape.{at}", "i32", term) for at, term in enumerate(found.shape)]
                steps = [ScalarArgument(f"{name}.stride.{at}", "i64", t) for at, t in enumerate(found.strides)]
                return [found, *ends, *steps]
        except Malformed as error:
            raise TritonError(f"{self.place}: {name}: {error}") from None
        raise TritonError(f"{self.place}: {name} is a {kind}, which no launch says yet")

    def _tensor(self, found: TensorArgument) -> TensorArgument:
        """Arguments that are one tensor are alike. Raises Malformed."""
        first = self.tensors.setdefault(found.memory, found)
        alike = taken_apart(replace(first, name=found.name, same=found.same), id) == taken_apart(found, id)
        if found.same and (first is found or not alike):
            raise Malformed(f"is the same as {found.same}, which is no tensor before it that is alike")
        return found


def launch_of(entry: Mapping[str, Any]) -> Launch:
    """The launch that an entry describes. Raises TritonError."""
    return Described(entry).launch()
