"""What is kept of a verdict, on disk, and how it is established again."""
