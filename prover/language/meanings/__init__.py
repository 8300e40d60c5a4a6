"""What a term means, one meaning a file: each is a table from operator to function, walked by `terms.fold`."""
