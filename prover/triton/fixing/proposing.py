"""What might repair an access: each kind of edit is a row of a table. Nothing here is believed."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from itertools import combinations

from msgspec import Struct

from ..launching.launch import Launch, ScalarArgument, TensorArgument
from .slices import Call, assigned, call, calls, indices, named, slice_of, truths
from .sources import Edit, Source, Sources

WIDE = "tl.int64"
MOST_ATOMS = 12  # conditions that are tried alone; of the first of these in pairs
MOST_PAIRED = 8
PAIRS = 40
MOST_RENAMED = 24
WRITTEN = "written_"  # begins the names of claims that every element is written


class Trouble(Struct, frozen=True):
    """A claim that is not proved. file, line: where, in the kernel; tensor: that is accessed; conditions: on sizes under
    which it is proved, as text; wraps: an offset does."""

    claim: str
    file: str
    line: int
    tensor: str
    conditions: tuple[str, ...] = ()
    wraps: bool = False


class Repair(Struct, frozen=True):
    """Edits and what they are, in a few words."""

    title: str
    edits: tuple[Edit, ...]

    @property
    def size(self) -> tuple[int, int]:
        return len(self.edits), sum(edit.letters for edit in self.edits)


class Place(Struct, dict=True):
    """Where a trouble is. launched: the file and line of the launch."""

    sources: Sources
    trouble: Trouble
    launch: Launch
    launched: tuple[str, int]

    def __post_init__(self) -> None:
        self.source: Source = self.sources[self.trouble.file]
        self.function = self.source.function(self.trouble.line)
        self.calls = calls(self.function, self.trouble.line) if self.function else []

    @property
    def masked(self) -> list[Call]:
        """The accesses that one more condition may help; what nobody writes is written by none with more of a mask."""
        return [] if self.trouble.claim.startswith(WRITTEN) else self.calls

    @property
    def sizes(self) -> list[str]:
        """The kernel's integer arguments that the launch gives, in the kernel's order."""
        own = {one.name for one in self.launch.arguments if isinstance(one, ScalarArgument) and one.term is not None}
        return [one.arg for one in self.function.args.args if one.arg in own] if self.function is not None else []


# -- 64 bits where 32 wrap -----------------------------------------------------------------------------------------------


def wider(place: Place) -> Iterator[Repair]:
    """A cast where a program's number or a loaded one gets its name, or at a factor of a product."""
    if place.function is None:
        return
    source, found = place.source, dict[tuple[Edit, ...], Repair]()
    lines = [node for own in place.calls for node in slice_of(place.function, own.pointer)]
    known = assigned(place.function)
    used = {node.id for line in lines for node in ast.walk(line) if isinstance(node, ast.Name)}
    for name in sorted(used & known.keys()):
        for value in known[name]:
            kind = named(value.func) if isinstance(value, ast.Call) else ""
            if kind in ("program_id", "load"):
                edit = source.instead(value, f"{source.said(value)}.to({WIDE})")
                found[edit,] = Repair(f"{name} has 64 bits", (edit,))
    for line in lines:
        for node in ast.walk(line):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
                for side in (node.left, node.right):
                    if isinstance(side, (ast.Name, ast.Call, ast.Subscript)):
                        edit = source.instead(side, f"{source.said(side)}.to({WIDE})")
                        found[edit,] = Repair(f"{source.said(side)} has 64 bits", (edit,))
    yield from found.values()


# -- a part of a mask that is missing --------------------------------------------------------------------------------------


def masked(place: Place) -> Iterator[Repair]:
    """Conditions that the kernel has elsewhere, and those that compare an index of the address with an argument."""
    for own in place.masked:
        for condition in list(_atoms(place, own))[:MOST_ATOMS]:
            yield Repair(f"masked by {condition}", (_mask(place.source, own, condition),))


def masked_by_two(place: Place) -> Iterator[Repair]:
    """Two of these at once."""
    for own in place.masked:
        pairs = combinations(list(_atoms(place, own))[:MOST_PAIRED], 2)
        for condition in [" & ".join(pair) for pair in pairs][:PAIRS]:
            yield Repair(f"masked by {condition}", (_mask(place.source, own, condition),))


def _atoms(place: Place, own: Call) -> Iterator[str]:
    source, function, found = place.source, place.function, dict[str, None]()
    assert function is not None
    own_mask = source.said(own.mask) if own.mask is not None else ""
    masks = {own.mask.id for own in calls(function) if isinstance(own.mask, ast.Name)}
    for name, line in truths(function).items():
        if name not in masks and line < own.node.lineno:  # a mask that is made, and that no access has
            found[name] = None
    lines = set[str]()
    for index, off in indices(source, function, own.pointer).items():
        if off > 0:
            found[f"({index} >= {off})"] = None
        lines.add(index)
        for bound in _bounds(place):
            if off < 0:
                found[f"({index} + {-off} < {bound})"] = None
            found[f"({index} < {bound})"] = None
    for other in calls(function):
        if other.mask is None or other.node is own.node or other.node.lineno > own.node.lineno + 40:
            continue
        said = source.said(other.mask)
        found[said if isinstance(other.mask, ast.Name) else f"({said})"] = None
    for index in [*sorted(lines), *_loaded(function, own)]:
        found[f"({index} >= 0)"] = None
    yield from (atom for atom in found if atom.strip("()") not in own_mask)


def _loaded(function: ast.FunctionDef, own: Call) -> list[str]:
    """Names in the address of what is loaded, as a label that may be a mark for none."""
    known = assigned(function)
    used = {
        node.id for line in slice_of(function, own.pointer) for node in ast.walk(line) if isinstance(node, ast.Name)
    }
    return sorted(name for name in used & known.keys() if any(call(value) is not None for value in known[name]))


def _bounds(place: Place) -> list[str]:
    """Integer arguments of the kernel; those that are an extent of the tensor first, in the order of its axes."""
    own = {one.name: one.term for one in place.launch.arguments if isinstance(one, ScalarArgument)}
    tensor = next((t for t in place.launch.arguments if t.name == place.trouble.tensor), None)
    shape = tensor.shape if isinstance(tensor, TensorArgument) else ()
    extents = [name for extent in shape for name in place.sizes if own[name] is extent]
    return list(dict.fromkeys([*extents, *place.sizes]))


def _mask(source: Source, own: Call, condition: str) -> Edit:
    """The access with one more condition."""
    if own.mask is not None:
        old = source.said(own.mask)
        simple = isinstance(own.mask, (ast.Name, ast.Call)) or (
            isinstance(own.mask, ast.BinOp) and isinstance(own.mask.op, ast.BitAnd)
        )
        return source.instead(own.mask, f"{old if simple else f'({old})'} & {condition}")
    _, end = source.span(own.node)
    bare = condition[1:-1] if re.fullmatch(r"\([^()]*\)", condition) else condition
    other = ", other=0" if own.name == "load" and own.other is None else ""
    comma = "" if source.text[: end - 1].rstrip().endswith((",", "(")) else ", "
    return Edit(source.file, end - 1, end - 1, f"{comma}mask={bare}{other}")


# -- one size for another ------------------------------------------------------------------------------------------------


def renamed(place: Place) -> Iterator[Repair]:
    """Another integer argument in the place of one, in an address or a mask: a stride or a bound that is another's."""
    if place.function is None:
        return
    source, found = place.source, dict[tuple[Edit, ...], Repair]()
    for own in place.calls:
        roots = [own.pointer, *([own.mask] if own.mask is not None else [])]
        for line in slice_of(place.function, *roots):
            for node in ast.walk(line):
                if isinstance(node, ast.Name) and node.id in place.sizes:
                    for other in place.sizes:
                        if other != node.id:
                            edit = source.instead(node, other)
                            found[edit,] = Repair(f"{other} in the place of {node.id}", (edit,))
    yield from list(found.values())[:MOST_RENAMED]


# -- how it is launched ----------------------------------------------------------------------------------------------------


def rounded(place: Place) -> Iterator[Repair]:
    """A quotient in the grid that is rounded the other way."""
    source = place.sources[place.launched[0]]
    function = source.function(place.launched[1])
    for node in ast.walk(function) if function is not None else ():
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv):
            text = f"cdiv({source.said(node.left)}, {source.said(node.right)})"
            yield Repair("the grid is rounded up", (source.instead(node, text), *_imported(source, "cdiv")))
        if isinstance(node, ast.Call) and named(node.func) == "cdiv" and len(node.args) == 2:
            left, right = (
                source.said(own) if isinstance(own, (ast.Name, ast.Constant)) else f"({source.said(own)})"
                for own in node.args
            )
            yield Repair("the grid is rounded down", (source.instead(node, f"{left} // {right}"),))


def promised(place: Place) -> Iterator[Repair]:
    """What only the host can promise: the condition on sizes that was found, said in the launch."""
    source = place.sources[place.launched[0]]
    function = source.function(place.launched[1])
    if function is None:
        return
    sizes = {one.arg for one in (*function.args.args, *function.args.kwonlyargs)}
    first = function.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and len(function.body) > 1:
        first = function.body[1]
    start = source.at(first.lineno, first.col_offset)
    indent = " " * first.col_offset
    for condition in place.trouble.conditions:
        said = python(condition)
        if (
            said
            and {node.id for part in said for node in ast.walk(ast.parse(part)) if isinstance(node, ast.Name)} <= sizes
        ):
            edit = Edit(source.file, start, start, f"given({', '.join(said)})\n{indent}")
            asserts = "; ".join(f"assert {part}" for part in said)
            yield Repair(
                f"the host promises it, with `{asserts}` before the launch", (edit, *_imported(source, "given"))
            )


WORDS = {" div ": " // ", " mod ": " % ", " = ": " == ", "^": "**"}
DIVIDES = re.compile(r"^(.+) divides (.+)$")


def python(condition: str) -> list[str]:
    """A condition's parts in Python; none where it has words that are not Python's."""
    found = []
    for part in condition.split(" and "):
        divides = DIVIDES.match(part)
        text = f"({divides[2]}) % ({divides[1]}) = 0" if divides else part
        for word, own in WORDS.items():
            text = text.replace(word, own)
        try:
            tree = ast.parse(text, mode="eval")
        except SyntaxError:
            return []
        if any(isinstance(node, (ast.Call, ast.Is)) for node in ast.walk(tree)):
            return []
        found.append(ast.unparse(tree))
    return found


def _imported(source: Source, name: str) -> tuple[Edit, ...]:
    """An edit that imports the word of launches, where the file does not."""
    imports = [
        node for node in source.tree.body if isinstance(node, ast.ImportFrom) and node.module == "tileprove.triton"
    ]
    if not imports or any(alias.name == name for node in imports for alias in node.names):
        return ()
    last = imports[0].names[-1]
    _, end = source.at(last.lineno, last.col_offset), source.at(last.end_lineno or 0, last.end_col_offset or 0)
    return (Edit(source.file, end, end, f", {name}"),)


Row = Callable[[Place], Iterator[Repair]]
PROPOSALS: tuple[Row, ...] = (wider, masked, renamed, masked_by_two, rounded)
LAST: tuple[Row, ...] = (promised,)  # where nothing else helps


def proposed(place: Place, rows: tuple[Row, ...]) -> list[Repair]:
    """Of each row the smallest first; casts come first where an offset wraps, and behind masks where none does."""
    ordered = sorted(rows, key=lambda row: row is wider and not place.trouble.wraps)
    return list(dict.fromkeys(own for row in ordered for own in sorted(row(place), key=lambda one: one.size)))
