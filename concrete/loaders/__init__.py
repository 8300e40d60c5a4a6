"""The tile loaders: where each lane reads, and where it writes."""
