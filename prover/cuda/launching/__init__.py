"""What a user says of a CUDA kernel's launch, on the way from the file to the kernel's parameters."""
