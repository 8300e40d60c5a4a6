"""What the user says of a kernel: its launch, its arguments, what its accesses must be."""
