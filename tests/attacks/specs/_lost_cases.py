from tileprove import Case


def right(n):
    yield Case("right too", n >= 0)


def wrong(n):
    yield Case("wrong", n >= 2)
