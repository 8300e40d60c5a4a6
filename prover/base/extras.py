"""What can be installed beside the base: the extras of pyproject.toml, and the line that installs one."""

from __future__ import annotations

# extra -> what for
EXTRAS = {
    "kernels": "reading compiled kernels",
    "solvers": "further solvers",
    "recheck": "checking evidence with other tools",
    "cluster": "running on a Dask cluster",
    "cuda": "compiling CUDA source",
    "triton": "compiling the Triton kernels",
    "cute": "reading CuTe's own objects",
    "report": "the report as a page",
    "png": "pictures as PNG",
    "capture": "running wrappers of Triton kernels",
    "mojo": "compiling the Mojo kernels",
    "site": "the pages as a site",
    "browser": "the tests that look at a page in Chromium",
    "test": "the tests",
}


def install(extra: str) -> str:
    """The command for a clone of the repository; the package is in no index."""
    if extra not in EXTRAS:
        raise KeyError(extra)
    return f"pip install -e '.[{extra}]'"
