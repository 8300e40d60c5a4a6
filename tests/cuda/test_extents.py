"""Blocks and grids that a launch says as text."""

import pytest
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer
from tileprove.prover.triton.launching.expressions import parse
from tileprove.prover.triton.ttir.errors import TritonError


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2**e", 32),
        ("3 * 2**(e - 1)", 48),
        ("2^e", 32),
        ("2**10", 1024),
        ("cdiv(e, 2)", 3),
        ("min(e, 4) * max(e, 7)", 28),
    ],
)
def test_what_a_text_says(text, value):
    assert python.evaluate({"e": 5}, parse(text, {"e": integer("e", 1)}, lambda term: term, "here"))[0] == value


@pytest.mark.parametrize("text", ["3**e", "e**2", "(-2)**e", "0**e", "2**f", "e / 2", "cdiv(e)", "2**"])
def test_what_says_nothing_is_refused(text):
    with pytest.raises(TritonError, match="here"):
        parse(text, {"e": integer("e", 1)}, lambda term: term, "here")
