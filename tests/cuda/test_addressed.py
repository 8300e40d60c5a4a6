"""Functions that are called by their address: one of those whose address the text takes; of any other nothing is said."""

import pytest
from classic_launches import DATA
from tileprove.prover.readers.ptx import addressed
from tileprove.prover.readers.ptx.modules import module
from tileprove.prover.readers.ptx.parsing import parsed
from tileprove.prover.readers.ptx.tokens import Unread

LEVELS = ("addressed", "addressed_O0")


@pytest.mark.parametrize("level", LEVELS)
def test_an_address_that_is_used_as_a_number_is_none_of_ours(level: str, monkeypatch: pytest.MonkeyPatch):
    file = parsed((DATA / f"{level}.ptx").read_text())

    def numbers() -> int:
        found = addressed.called(file, file.functions["as_a_number"], 10_000)
        return sum(one.name == addressed.ONE_OF for one in found.statements)

    assert numbers() == 0
    monkeypatch.setattr(addressed, "_harmless", lambda one, some, held: True)
    assert numbers() == 1


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_called_is_one_of_the_functions_that_fit(level: str):
    file = parsed((DATA / f"{level}.ptx").read_text())
    found = addressed.called(file, file.functions["passed"], 10_000)
    (asked,) = [one for one in found.statements if one.name == addressed.ONE_OF][:1]
    assert len(asked.operands) == 3  # the register, and two functions: not `apply` nor `twice`
    assert not any(one.parts[0] == "call" for one in found.statements)
    table = addressed.called(file, file.functions["from_a_table"], 10_000)
    assert any(one.parts[0] == "call" for one in table.statements)
    assert not any(one.name == addressed.ONE_OF for one in table.statements)


def test_a_register_that_is_called_like_a_function_is_not_that_function():
    text = (DATA / "addressed.ptx").read_text()
    before, it, behind = text.partition(".entry by_flag(")
    body, end, rest = behind.partition("\n}")
    own = body.replace("%rd<8>;", "%rd<8>;\n.reg .b64 _Z3owni;\nmov.u64 _Z3owni, _Z4halfi;")
    assert own != body
    assert module(text, "own.ptx").kernels
    with pytest.raises(Unread, match="are both called _Z3owni"):
        module(before + it + own + end + rest, "own.ptx")
