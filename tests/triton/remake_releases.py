"""Writes the TTIR texts under data/releases again: tests/triton/remake_releases.py [RELEASE]...

Each release of Triton is installed into a virtual environment of its own below --venvs, beside this tree. Run it with a
release that is new, and test_releases.py says what reads differently.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

DATA = Path(__file__).parent / "data"
ROOT = Path(__file__).parents[2]
RELEASES = ("3.4.0", "3.5.1", "3.6.0", "3.7.1", "3.8.0", "3.9.0")


def write(folder: Path) -> None:
    """In the process that has the release: a text for each kernel that it can compile."""
    sys.path.insert(0, str(DATA))
    import released  # type: ignore[import-not-found]
    import triton
    from tileprove.prover.triton.launching.compiling import compiled

    folder.mkdir(parents=True, exist_ok=True)
    for name, (kernel, types, constexprs) in released.KERNELS.items():
        if name == "blocks" and triton.__version__ >= "3.9":
            continue  # they are removed
        types = iter(types)
        signature = {p.name: "constexpr" if p.is_constexpr else next(types) for p in kernel.params}
        text = compiled(kernel, signature, constexprs, name)
        (folder / f"{name}.ttir").write_text(text.replace(f'"{DATA}/', '"'))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("releases", nargs="*", default=RELEASES)
    parser.add_argument("--venvs", type=Path, default=Path("/tmp/triton-releases"))
    parser.add_argument("--write", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.write:
        return write(options.write)
    for release in options.releases:
        python = options.venvs / release / "bin" / "python"
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", python.parents[1]], check=True)
            subprocess.run([python, "-m", "pip", "install", "-q", f"triton=={release}", "-e", ROOT], check=True)
        subprocess.run([python, __file__, "--write", DATA / "releases" / release], check=True)
        print(release, *sorted(path.stem for path in (DATA / "releases" / release).glob("*.ttir")))
    return None


if __name__ == "__main__":
    main()
