"""The place in LDS of docs/GUIDE.md with a slip: the row is not taken modulo 8."""

from tileprove import Case, System, integer, within

SYSTEM = System("slip", "the guide's loader with a slip")
ROW, CHUNK = integer("row", 0, integer("iterations", 1) * 8), integer("chunk", 0, 8)


@SYSTEM.claim("Every place in LDS lies in its row's 128 bytes, for any number of rows.")
def places_stay_inside():
    byte = ROW * 128 + (CHUNK ^ ROW) * 16
    yield Case("", within(byte, ROW * 128, ROW * 128 + 113), show={"LDS byte": byte})
