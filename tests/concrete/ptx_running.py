"""Runs kernels in the interpreter of PTX, with memories of bytes."""

import importlib
import sys
from pathlib import Path

import numpy as np
from tileprove.concrete.interpreter import ptx

DATA = Path(__file__).parent.parent / "data" / "ptx"
sys.path.insert(0, str(DATA))
operations = importlib.import_module("operations")
LAUNCHES = importlib.import_module("launches").LAUNCHES


class Outcome:
    """memory: bytes of each given one as the kernel leaves them. touches, undefined: in the order of the run."""

    def __init__(self, memory):
        self.memory = {name: bytearray(own) for name, own in memory.items()}
        self.touches, self.undefined = [], []
        self.run = ptx.Run()

    def see(self, event):
        if isinstance(event, ptx.Undefined):
            self.undefined.append(event)
            return
        self.touches.append(event)
        if event.after is not None and event.memory in self.memory:
            at, size = event.byte, event.bytes
            self.memory[event.memory][at : at + size] = event.after.to_bytes(size, "little")

    def array(self, name, dtype):
        return np.frombuffer(bytes(self.memory[name]), dtype)


def outcome(kernel, arguments, grid, block, memory, **more):
    """memory: arrays by name; an argument that is a name points to it."""
    given = {name: np.ascontiguousarray(own).tobytes() for name, own in memory.items()}
    found = Outcome(given)
    pointers = [ptx.Pointer(own) if isinstance(own, str) else own for own in arguments]
    contents = {name: ptx.Contents(own) for name, own in given.items()}
    found.run = ptx.run(kernel, pointers, grid, block, contents, found.see, **more)
    return found


__all__ = ["DATA", "LAUNCHES", "operations", "outcome"]
