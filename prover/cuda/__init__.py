"""CUDA kernels, as PTX: what a user describes of their launches, and what is shown and claimed of their accesses."""
