"""Launches from JSON: sizes, grid, arguments and constexprs as expressions, as `tileprove triton capture` writes them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from ...language.idioms import within
from ...language.terms import Term, const, integer
from ..ttir.errors import TritonError
from .expressions import is_name, parse
from .launch import Argument, Contents, Launch, ScalarArgument, TensorArgument, allocation


class Described:
    """Makes the launch of one entry."""

    def __init__(self, entry: Mapping[str, Any]):
        self.entry = entry
        self.place = str(entry.get("id") or entry.get("kernel") or "launch")
        self.given: list[Term] = []
        self.preconditions: list[str] = []
        self.powers: dict[Term, Term] = {}
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

    def _field(self, name: str, kind: type) -> Any:
        found = self.entry.get(name)
        if not isinstance(found, kind):
            raise TritonError(f"{self.place}: {name!r} is missing in the launch")
        return found

    def term(self, text: object) -> Term:
        return parse(text, self.names, self.power, self.place)

    def power(self, term: Term) -> Term:
        """A power of two, the smallest that is not below the term; of a symbolic one, what bounds it."""
        if term.op == "const":
            return const(1 << max(term.payload - 1, 0).bit_length())
        if term not in self.powers:
            found = integer(f"next_power_of_2.{len(self.powers)}", 1)
            self.powers[term] = found
            self.given.append(within(found, term, 2 * term))
        return self.powers[term]

    def launch(self) -> Launch:
        self._constexprs()
        for text in self.entry.get("assume", []):
            self.given.append(self.condition(text))
        grid = tuple(self.term(extent) for extent in self._field("grid", list))
        arguments = [own for argument in self._field("args", list) for own in self._arguments(argument)]
        return Launch(
            str(self.entry.get("kernel", "")), dict(self.sizes), grid, arguments, self.given,
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
            condition = within(self.term(inner), value // 2 + 1, value + 1)
        else:
            condition = self.term(said) == value
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
        if argument.get("kind") == "constexpr":
            return []
        if argument.get("kind") != "tensor_descriptor":
            return [self._argument(argument)]
        name = str(argument.get("name"))
        described = {**argument, "kind": "pointer", "dtype": str(argument["dtype"]).removeprefix("torch.")}
        found = self._argument(described)
        assert isinstance(found, TensorArgument)
        ends = [ScalarArgument(f"{name}.shape.{at}", "i32", term) for at, term in enumerate(found.shape)]
        return [found, *ends, *(ScalarArgument(f"{name}.stride.{at}", "i64", t) for at, t in enumerate(found.strides))]

    def _argument(self, argument: Mapping[str, Any]) -> Argument:
        kind, name = argument.get("kind"), str(argument.get("name"))
        if kind == "pointer":
            shape = tuple(map(self.term, argument["shape"]))
            strides = tuple(map(self.term, argument["strides"]))
            own = self.term(argument["alloc"]) if "alloc" in argument else allocation(shape, strides)
            return TensorArgument(
                name, str(argument["dtype"]), shape, strides, own, self._contents(argument),
                written=bool(argument.get("written")),
            )  # fmt: skip
        if kind == "scalar":
            term = self.term(argument["expr"]) if argument.get("expr") is not None else None
            if term is None and type(argument.get("value")) is int:
                term = const(argument["value"])
            return ScalarArgument(name, str(argument["type"]), term)
        raise TritonError(f"{self.place}: {name} is a {kind}, which no launch says yet")

    def _contents(self, argument: Mapping[str, Any]) -> Contents | None:
        said = argument.get("contract")
        if said is None:
            return None
        low, high = (None if end is None else self.term(end) for end in said.get("values", (None, None)))
        ends = {name: self.term(said[name]) for name in ("first", "last") if name in said}
        columns = tuple((self.term(a), self.term(b)) for a, b in said.get("columns", ()))
        return Contents(
            low, high, bool(said.get("monotone")), distinct=bool(said.get("distinct")), columns=columns, **ends
        )


def launch_of(entry: Mapping[str, Any]) -> Launch:
    """The launch that an entry describes. Raises TritonError."""
    return Described(entry).launch()
