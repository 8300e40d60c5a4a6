"""Launches of searches.ptx."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "searches.ptx"


def rows_of(rows, entries):
    given(rows >= 2, rows <= 2**30, entries <= 2**30)
    return [tensor("i32", rows + 1, values=(0, entries + 1)), tensor("i32", entries), tensor("i32", rows), rows]


def keys(n, m):
    given(n <= 2**30, m <= 2**30)
    return [tensor("fp32", n), tensor("fp32", m), tensor("i32", m), n, m]


def table(n, rows):
    given(n * rows <= 2**30)
    return [tensor("i32", rows, n), tensor("i32", rows, n), n, rows]


@cuda_launch(FILE, "merged", block="threads", grid="cdiv(rows, threads)")
def merged(rows, entries):
    return rows_of(rows, entries)


@cuda_launch(FILE, "merged_wrong", block="threads", grid="cdiv(rows, threads)")
def merged_wrong(rows, entries):
    return rows_of(rows, entries)


@cuda_launch(FILE, "lower_bound", block="threads", grid="cdiv(m, threads)")
def lower_bound(n, m):
    return keys(n, m)


@cuda_launch(FILE, "lower_bound_wrong", block="threads", grid="cdiv(m, threads)")
def lower_bound_wrong(n, m):
    return keys(n, m)


@cuda_launch(FILE, "bisected", block="threads", grid="cdiv(m, threads)")
def bisected(n, m):
    return keys(n, m)


@cuda_launch(FILE, "narrowed", block="threads", grid="cdiv(m, threads)")
def narrowed(n, m):
    return keys(n, m)


@cuda_launch(FILE, "halves", block="threads", grid="cdiv(m, threads)")
def halves(n, m):
    return keys(n, m)


@cuda_launch(FILE, "halves_wrong", block="threads", grid="cdiv(m, threads)")
def halves_wrong(n, m):
    return keys(n, m)


@cuda_launch(FILE, "parted", block="threads", grid="cdiv(rows, threads)")
def parted(n, rows):
    return table(n, rows)


@cuda_launch(FILE, "packed", block="threads", grid="cdiv(rows, threads)")
def packed(n, rows):
    return table(n, rows)


@cuda_launch(FILE, "packed_wrong", block="threads", grid="cdiv(rows, threads)")
def packed_wrong(n, rows):
    return table(n, rows)
