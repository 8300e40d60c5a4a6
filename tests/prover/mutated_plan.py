"""Builds every plan with one file of the specs changed somewhere: ``python mutated_plan.py FILE SEED``.

Prints claim -> its statements' digests as JSON, or what went wrong with it; without arguments those of the specs as they
are. The changed file is never written.
"""

from __future__ import annotations

import ast
import importlib.machinery
import json
import random
import sys

INSTEAD = {ast.FloorDiv: ast.Add, ast.Mod: ast.Add, ast.Mult: ast.Add, ast.Add: ast.Mult, ast.Sub: ast.Add}


def changed(tree: ast.Module, seed: int) -> ast.Module:
    """The tree with another operator, or another number, somewhere."""
    places = [
        node
        for node in ast.walk(tree)
        if (isinstance(node, ast.BinOp) and type(node.op) in INSTEAD)
        or (isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1)
    ]
    if places:
        node = random.Random(seed).choice(places)
        if isinstance(node, ast.BinOp):
            node.op = INSTEAD[type(node.op)]()
        elif isinstance(node.value, int):
            node.value += 1
    return tree


def main() -> None:
    if len(sys.argv) > 1:
        wanted, seed = sys.argv[1], int(sys.argv[2])
        loader = importlib.machinery.SourceFileLoader
        usual = loader.get_code

        def get_code(self: importlib.machinery.SourceFileLoader, fullname: str):
            path = self.get_filename(fullname)
            if path != wanted:
                return usual(self, fullname)
            return compile(changed(ast.parse(self.get_data(path)), seed), path, "exec")

        loader.get_code = get_code
    from tileprove.prover.language.wire import digest
    from tileprove.prover.running import registry

    found = {}
    for name in registry.BUILT_IN:
        for claim in registry.targets([name])[0].systems()[0].claims.values():
            try:
                found[claim.full_name] = [digest(obligation) for obligation in registry.obligations(claim)]
            except Exception as error:
                found[claim.full_name] = [f"{type(error).__name__}: {error}"]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
