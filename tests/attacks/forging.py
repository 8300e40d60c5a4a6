"""A forger who knows everything that tileprove knows: what is on record, opened, and written back with every seal,
count and digest recomputed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from tileprove.prover.evidence.record import packed, seal
from tileprove.prover.language.obligations import Obligation
from tileprove.prover.language.wire import digest
from tileprove.prover.record import ledger
from tileprove.prover.running import registry

SPEC = """\
from tileprove import Case, System, one_to_one
from tileprove import integer, where

SYSTEM = System("demo", "A loader that somebody wants to be proved")
X = integer("x", 0, 64)

@SYSTEM.claim("A proof tree.")
def chain():
    m, n = integer("m", 0), integer("n", 1)
    yield Case("", m // n * n <= m)

@SYSTEM.claim("Every point.")
def table():
    yield Case("", X * 5 % 7 <= 6)

@SYSTEM.claim("Every point of a subdomain.")
def subdomain():
    k = integer("k", 1)
    yield Case("", where(k <= 32, 0, 64) + X <= 127)

@SYSTEM.claim("An inverse matrix.")
def inverse():
    yield Case("", one_to_one([X ^ (X // 8)], [64]))

@SYSTEM.claim("Equal on a basis.")
def basis():
    yield Case("", (X ^ (X // 8)) ^ (X // 8) == X)

@SYSTEM.claim("A solver's answer.")
def smt():
    y, z = integer("y", 0, 1 << 24), integer("z", 0, 1 << 24)
    yield Case("", (y & z) + (y | z) == y + z)

@SYSTEM.finding("A counterexample.", documented="nowhere")
def finding():
    yield Case("", X < 63)
"""


class Forger:
    """lines, records: by name, as plain data. Edit them, then `save`."""

    def __init__(self, folder: Path):
        self.folder, self.proofs, self.spec = folder, folder / "proofs", folder / "spec.py"
        self.lines = {entry.name: msgspec.to_builtins(entry) for entry in ledger.read(self.proofs).lines.values()}
        texts = [file.read_text() for file in sorted((self.proofs / "evidence").glob("*.jsonl"))]
        self.records: dict[str, Any] = {}
        for line in "".join(texts).splitlines():
            self.records[json.loads(line)["name"]] = json.loads(line)
        self.heading: dict[str, Any] = {}

    def say(self, old: str, new: str) -> None:
        """Edit the spec."""
        text = self.spec.read_text()
        assert old in text
        self.spec.write_text(text.replace(old, new))

    def stated(self, name: str) -> Obligation:
        """What the spec says under this name."""
        (system,) = registry.targets([str(self.spec)])[0].systems()
        return next(o for claim in system.claims.values() for o in registry.obligations(claim) if o.name == name)

    def restate(self, name: str) -> None:
        """The evidence as it is, about what the spec says now."""
        statement = self.stated(name)
        self.records[name] |= {"statement": packed(statement), "digest": digest(statement)}

    def save(self) -> None:
        """Write everything back, as consistent as it can be."""
        stored: dict[str, list[bytes]] = {}
        for name in sorted(self.records):
            text = msgspec.json.encode(self.records[name])
            stored.setdefault(name.partition(".")[0], []).append(text + b"\n")
            if name in self.lines and self.lines[name]["evidence"]:
                changed = {key: self.records[name][key] for key in ("name", "digest", "verdict")}
                self.lines[name] |= {**changed, "evidence": seal(text)}
        for file in (self.proofs / "evidence").glob("*.jsonl"):
            file.unlink()
        for system, texts in stored.items():
            (self.proofs / "evidence" / f"{system}.jsonl").write_bytes(b"".join(texts))
        body = b"".join(msgspec.json.encode(self.lines[name]) + b"\n" for name in sorted(self.lines))
        heading = {"format": ledger.FORMAT, "obligations": len(self.lines), "sha256": hashlib.sha256(body).hexdigest()}
        first = msgspec.json.encode(heading | self.heading)
        (self.proofs / "ledger.jsonl").write_bytes(first + b"\n" + body)


Forgery = Callable[[Forger], None]
