"""Which tests a newcomer need not wait for: ``pytest -n 2 -m "" --junitxml=run.xml && python tests/slow.py run.xml``.

It writes slow.txt anew: each test function that took longer than MOST seconds with all its parameters, but for those that
compare formulas with something independent, which everybody runs.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).parent
LIST = HERE / "slow.txt"
MOST = 1.0
ALWAYS = ("specs", "symbolic", "concrete", "shapes", "drawing", "museum")


def slow(report: str) -> list[str]:
    """The functions as ``kernels/test_times.py::test_it``, from pytest's own report."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for case in ElementTree.parse(report).iter("testcase"):
        module = case.get("classname", "").removeprefix("tests.").replace(".", "/")
        if (HERE / f"{module}.py").exists() and module.split("/")[0] not in ALWAYS:
            seconds[f"{module}.py::{case.get('name', '').split('[')[0]}"] += float(case.get("time", 0))
    return sorted(name for name, taken in seconds.items() if taken > MOST)


if __name__ == "__main__":
    LIST.write_text("".join(f"{name}\n" for name in slow(sys.argv[1])))
