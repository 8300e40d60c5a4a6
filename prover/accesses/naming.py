"""What claims and cases are called that are about several things of one name: by numbers that no two share."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

NUMBER = re.compile(r"_\d+$")
NUMBERED = re.compile(r"^(.*)_([1-9]\d{0,8})$", re.DOTALL)


def ordinal(base: str, number: int) -> str:
    """The name of the number-th, from 1, of what has one base; no two bases have one in common.

    >>> ordinal("load_x", 1), ordinal("load_x", 2), ordinal("load_x_2", 1)
    ('load_x', 'load_x_2', 'load_x_2_1')
    """
    return base if number == 1 and not NUMBER.search(base) else f"{base}_{number}"


def named(bases: Iterable[str]) -> list[str]:
    """A name for each of what has these bases.

    >>> named(["load_x", "load_y", "load_x"])
    ['load_x', 'load_y', 'load_x_2']
    """
    seen: Counter[str] = Counter()
    found = []
    for base in bases:
        seen[base] += 1
        found.append(ordinal(base, seen[base]))
    return found


def named_briefly(bases: Sequence[str]) -> list[str]:
    """The same with fewer numbers: a base that ends in one gets another only where it would be another's name.

    >>> named_briefly(["load_x_2", "load_x", "load_x_2"])
    ['load_x_2', 'load_x', 'load_x_2_2']
    >>> named_briefly(["load_x", "load_x", "load_x_2"])
    ['load_x', 'load_x_2', 'load_x_2_1']
    """
    whole, seen, found = Counter(bases), Counter[str](), []
    for base in bases:
        seen[base] += 1
        ending = NUMBERED.match(base)
        another = ending is not None and whole[ending[1]] >= int(ending[2])
        found.append(base if seen[base] == 1 and not another else f"{base}_{seen[base]}")
    return found


def numbered_cases(names: Iterable[str]) -> list[str]:
    """The same for cases of one claim.

    >>> numbered_cases(["arith.divsi", "arith.remsi", "arith.divsi"])
    ['arith.divsi', 'arith.remsi', 'arith.divsi (2)']
    """
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return found
