from tileprove import Case


def wrong(n):
    yield Case("wrong", n >= 2)


def cases(n):
    yield Case("right", n >= 1)
    wrong(n)
