"""One cell of a pair hidden Markov model: four batches, two states, 40 columns and any number of rows."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__phmm__main.ptx"


@cuda_launch(FILE, "pair_HMM_forward", block=2, grid=4)
def pair_HMM_forward(rows, row, column):
    given(row < rows, column < 41)
    table = [tensor("fp64", rows, 41, 4, 2) for _ in range(3)]
    return [row, column, table[0], tensor("fp64", rows, 4, 2, 3), table[1], tensor("fp64", 2, 2, 4, 2),
            tensor("fp64", 4, 2), table[2]]  # fmt: skip
