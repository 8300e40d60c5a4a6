"""What instructions mean, on terms."""
