# attack: the true case of a pairing, and not the false one
# exit: 2
# says: kind_yielded_in_part.py:12: kinds.once_and_only_once(...) is made here and not yielded whole
# never: proved
from tileprove import Access, System, kinds

SYSTEM = System("forgetful", "half of what a kind says")


@SYSTEM.claim("Every byte of 512 belongs to one lane.")
def once():
    yield next(kinds.once_and_only_once("", quarter, {}, 512, lambda byte: {"lane": byte // 4}))


@SYSTEM.map("a row", {"lane": 64})
def quarter(lane):
    """Each lane has 4 bytes, of 256."""
    return Access(lane * 4, 4)
