# attack: a System that is called as the records of compiled kernels are, whose records nobody would compare with it
# exit: 2
# says: 'kernel--mine' is no name for a System
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("kernel--mine", "no kernel")


@SYSTEM.claim("Every number is at least 0.")
def at_least():
    yield Case("", integer("n") >= 0)
