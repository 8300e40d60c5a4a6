"""What TTIR computes, on terms: a tensor is a function of its indices, evaluated where an address or a mask asks for it."""
