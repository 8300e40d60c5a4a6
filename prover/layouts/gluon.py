"""Layouts of Triton and Gluon, read from text: what they come to is asked of Triton, if it is installed (`running.gluon`).

BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0]) on 128x64      also MMA, MFMA, dot operands, slices, shared ones
LinearLayout.from_bases([("lane", [[0, 1], [0, 2]])], ["dim0", "dim1"])      these and the next need no Triton
DistributedLinearLayout(reg_bases=[...], lane_bases=[...], warp_bases=[...], block_bases=[], shape=[128, 64])
SharedLinearLayout(offset_bases=[...])      PaddedSharedLayout([[64, 8]], offset_bases=[...], ...)
what print(linear_layout) gives
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .extents import LayoutError
from .linear import OFFSET, Linear, Made, Shared, call, printed, stored

ON = re.compile(r"^(?P<layout>.*?)\s+on\s+\[?(?P<shape>\d+(?:\s*[x,]\s*\d+)*)\]?$", re.S)
LOOKS = re.compile(
    r"\s*(?:[A-Za-z_]\w*\.)*(?:\w*Layout|LinearLayout\.from_bases|\w*Layout\.\w+)\s*\(|.*where out dims are:", re.S
)
MOST_ELEMENTS = 1 << 24

Asked = Callable[[Made, Sequence[int]], Made]  # a layout and a tensor's shape -> the linear layout that it is


def looks_like_gluon(text: str) -> bool:
    return LOOKS.match(text) is not None


def layout(text: str, ask: Asked) -> Linear | Shared:
    """The layout of the text; ask: of Triton, what another one comes to for a shape. Raises LayoutError."""
    if "where out dims are" in text:
        return _kind(printed(text))
    found = ON.match(text.strip())
    shape = [int(n) for n in re.split(r"\s*[x,]\s*", found["shape"])] if found else []
    product = 1
    for extent in shape:
        product *= extent
    if product > MOST_ELEMENTS or product < 1:
        raise LayoutError(f"{text.strip()[-40:]}: a tensor has 1 to {MOST_ELEMENTS:,} elements")
    said = (found["layout"] if found else text).strip()
    made = call(said)
    short = made.name.rpartition(".")[2]
    if made.name.endswith("LinearLayout.from_bases"):
        return _kind(_from_bases(made))
    if short not in LINEAR:
        if not shape and not made.name.endswith(".with_identity_for"):
            raise LayoutError(f"{said}: say of which tensor, as in '{said} on 128x64'")
        made = ask(made, shape)
    return LINEAR[made.name.rpartition(".")[2]](made, shape, said)


def _kind(linear: Linear) -> Linear | Shared:
    """A layout from offsets as where elements stand."""
    return stored(linear, (), "") if OFFSET in linear.inputs else linear


def _from_bases(made: Made) -> Linear:
    given = _named(made, ("bases", "out_dim_names", "out_dim_sizes", "require_surjective"))
    names = given.get("out_dim_names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise LayoutError("from_bases takes [(input, bases), ...] and the names of the outputs")
    pairs = given.get("bases")
    if not isinstance(pairs, list) or not all(isinstance(p, list) and [str, list] == [*map(type, p)] for p in pairs):
        raise LayoutError("from_bases takes [(input, bases), ...] and the names of the outputs")
    bases = tuple((name, _bases(name, own)) for name, own in pairs)
    sizes = given.get("out_dim_sizes")
    if sizes is None:
        reached = [max((b[n] for _, own in bases for b in own if n < len(b)), default=0) for n in range(len(names))]
        sizes = [1 << number.bit_length() for number in reached]
    return Linear(bases, tuple(zip(names, _numbers("out_dim_sizes", sizes, len(names)), strict=True)))


def _named(made: Made, parameters: Sequence[str]) -> dict[str, Any]:
    """The arguments by name. Raises LayoutError."""
    if len(made.arguments) > len(parameters):
        raise LayoutError(f"{made.name} takes {', '.join(parameters)}")
    given = dict(zip(parameters, made.arguments, strict=False))
    for name, value in made.keywords.items():
        if name not in parameters or name in given:
            raise LayoutError(f"{made.name} takes {', '.join(parameters)}, each once; not {name!r}")
        given[name] = value
    return given


def _numbers(name: str, value: Any, count: int | None = None) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(n) is not int or n < 0 for n in value):
        raise LayoutError(f"{name} is a list of integers, not {value!r:.60}")
    if count is not None and len(value) != count:
        raise LayoutError(f"{name} has {len(value)} numbers, not {count}")
    return tuple(value)


def _bases(name: str, value: Any) -> tuple[tuple[int, ...], ...]:
    if not isinstance(value, list):
        raise LayoutError(f"{name} has a list of bases, not {value!r:.60}")
    return tuple(_numbers(f"a basis of {name}", basis) for basis in value)


def _outputs(bases: Sequence[tuple[int, ...]], shape: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Names and extents; where nobody says, as far as the bases reach."""
    if not shape:
        if not bases:
            raise LayoutError("a layout without bases: say of which tensor, as in '... on 1x1'")
        shape = [1 << max(basis[n] for basis in bases if n < len(basis)).bit_length() for n in range(len(bases[0]))]
    return tuple((f"dim{n}", extent) for n, extent in enumerate(shape))


def _distributed(made: Made, shape: Sequence[int], said: str) -> Linear:
    given = _named(made, ("reg_bases", "lane_bases", "warp_bases", "block_bases", "shape"))
    inputs = {"register": "reg_bases", "lane": "lane_bases", "warp": "warp_bases", "block": "block_bases"}
    bases = tuple((name, _bases(word, given.get(word, []))) for name, word in inputs.items())
    own = _numbers("shape", given["shape"]) if "shape" in given else shape
    return Linear(bases, _outputs([basis for _, one in bases for basis in one], own))


def _shared(made: Made, shape: Sequence[int], said: str) -> Shared:
    given = _named(made, ("offset_bases", "block_bases", "alignment"))
    return _with_padding(given, (), shape, said)


def _padded(made: Made, shape: Sequence[int], said: str) -> Shared:
    given = _named(made, ("interval_padding_pairs", "offset_bases", "cga_layout", "shape"))
    pairs = given.get("interval_padding_pairs")
    if not isinstance(pairs, list) or not pairs:
        raise LayoutError("interval_padding_pairs is [[interval, elements], ...]")
    padding = tuple(_numbers("a padding", pair, 2) for pair in pairs)
    own = _numbers("shape", given["shape"]) if "shape" in given else shape
    if "offset_bases" not in given:
        tensor, order = list(own) or "[rows, columns]", [*reversed(range(len(own) or 2))]
        again = f"PaddedSharedLayout.with_identity_for({[*map(list, padding)]}, {tensor}, {order})"
        raise LayoutError(f"{said}: offset_bases say where elements stand; rows one after another are {again}")
    return _with_padding(given, tuple((a, b) for a, b in padding), own, said)


def _with_padding(
    given: Mapping[str, Any], padding: Sequence[tuple[int, int]], shape: Sequence[int], said: str
) -> Shared:  # fmt: skip
    offsets = _bases("offset_bases", given.get("offset_bases", []))
    blocks = _bases("block_bases", given.get("block_bases") or given.get("cga_layout") or [])
    bases = ((OFFSET, offsets), ("block", blocks))
    return stored(Linear(bases, _outputs([*offsets, *blocks], shape)), padding, said)


LINEAR: dict[str, Callable[[Made, Sequence[int], str], Linear | Shared]] = {
    "DistributedLinearLayout": _distributed,
    "SharedLinearLayout": _shared,
    "PaddedSharedLayout": _padded,
}
