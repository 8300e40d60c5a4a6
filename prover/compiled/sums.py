"""What a record of a compilation is about: the sums of its texts, without what says only where something was written."""

from __future__ import annotations

import hashlib
import re

from .texts import Texts

PTX_PLACES = re.compile(r"^\s*(\.loc|\.file|//).*$|//.*$", re.MULTILINE)
PTX_DEBUG = re.compile(r"^\s*\.section\s", re.MULTILINE)  # from there on
LLVM_PLACES = re.compile(r"^\s*(!|;|source_filename).*$|, !dbg ![0-9]+|!dbg ![0-9]+ ", re.MULTILINE)
MLIR_PLACES = re.compile(r"^#loc.*$| loc\((?:[^()\"]|\"[^\"]*\"|\([^()]*\))*\)", re.MULTILINE)


def sums(texts: Texts) -> dict[str, int]:
    """Kind of a text -> its sha256 as a number. Lines of debugging, comments and folders of files are not in it: the same
    compiler gives the same sums wherever the source lies.

    >>> own = Texts("", "", ".version 8.7\\n.file 1 \\"/a/b.py\\"\\nret; // done", "add, sm_90")
    >>> sums(own) == sums(Texts("", "", ".version 8.7\\n.file 1 \\"/c/b.py\\"\\nret;", "add, sm_90"))
    True
    """
    code, kind = texts.code, "PTX" if texts.is_ptx else "LLVM IR"
    if texts.is_ptx:
        end = PTX_DEBUG.search(code)
        code = PTX_PLACES.sub("", code[: end.start()] if end else code)
    else:
        code = LLVM_PLACES.sub("", code)
    own = {kind: code, "TTGIR": MLIR_PLACES.sub("", texts.ttgir), "TTIR": MLIR_PLACES.sub("", texts.ttir)}
    return {name: _sum(text) for name, text in own.items()}


def _sum(text: str) -> int:
    lines = (" ".join(line.split()) for line in text.splitlines())
    return int(hashlib.sha256("\n".join(filter(None, lines)).encode()).hexdigest(), 16)
