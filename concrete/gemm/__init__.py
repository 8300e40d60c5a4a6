"""Whole matrix products, by the loaders, the matrix cores and the epilogue of `concrete`: what the parts come to."""
