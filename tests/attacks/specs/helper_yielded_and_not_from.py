# attack: a generator that is yielded where its cases should be
# exit: 2
# says: forgetful.at_least must yield Case values, not <generator
# says: what a kind makes is handed on by `yield from`
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "cases that go nowhere")
N = integer("n", 1)


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    yield ends()


def ends():
    yield Case("first", N >= 1)
    yield Case("last", N >= 2)
