"""Accesses of a kernel, whatever language it is read from: one record, and one builder of what is claimed of them."""
