"""State machines that evolve: the best one changes itself while all others read it."""

from tileprove.cuda import cuda_launch, given, tensor


def population(length, bx):
    given(length < 2**31, bx <= 256)
    return {
        "param_0": length,
        "param_1": tensor("uint16", length),
        "param_2": tensor("int32", 4),
        "param_3": tensor("uint32", 1024 * bx),
        "param_4": tensor("uint8", 1024, 16),
        "param_5": tensor("uint8", 1024),
        "param_6": tensor("int32", 1024),
        "param_7": tensor("int32", 1024, values=(0, bx), stays=True),  # each block's best thread
        "param_8": tensor("int32", 1024),
    }


@cuda_launch("fsm_FSMKernel.buggy.O3.ptx", "FSMKernel", block="bx", grid=1024)
def wrong(length, bx):
    return population(length, bx)


@cuda_launch("fsm_FSMKernel.fixed.O3.ptx", "FSMKernel", block="bx", grid=1024)
def repaired(length, bx):
    return population(length, bx)


@cuda_launch("fsm_FSMKernel.fixed.O0.ptx", "FSMKernel", block="bx", grid=1024)
def repaired_plain(length, bx):
    return population(length, bx)
