"""CuTe and Triton layouts as functions on terms: read from text or from the libraries' own objects, and computed with."""
