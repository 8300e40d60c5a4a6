"""How often a module's text touches memory, counted without the reader: what it misses cannot be claimed."""

from __future__ import annotations

import re
from collections import Counter

STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*')
QUOTED = re.compile(r'"((?:tt|ttg|ttng|nvws|amdg|amdgpu|gpu|llvm|memref|vector)\.[\w.]+)"(?=\s*\()')
TOUCHES = re.compile(
    r"(?<![\w.%#@!])((?:tt[a-z]*|nvws|amd\w*|gpu|llvm|memref|vector|proton)\.[\w.]*"
    r"(?:load|store|atomic|descriptor|gather|scatter|copy|memcpy|prefetch|tensormap)\w*)"
)
NO_ACCESS = frozenset(
    {"tt.gather", "tt.make_tensor_descriptor", "tt.descriptor_to_ptr", "tt.reinterpret_tensor_descriptor"}
)


def accesses(text: str) -> Counter[str]:
    """Operation -> how often the text has it, of those that read or write memory by their names."""
    named = QUOTED.sub(lambda found: found[1], text)
    bare = STRING.sub('""', named)
    return Counter(name for name in TOUCHES.findall(bare) if touches(name))


def touches(name: str) -> bool:
    """Whether an operation of this name reads or writes memory."""
    return TOUCHES.fullmatch(name) is not None and name not in NO_ACCESS
