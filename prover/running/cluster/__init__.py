"""Running on a Dask cluster: a connection for the time of a run, what is given out, and what its workers do."""
