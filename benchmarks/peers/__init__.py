"""Ours held against the peers', round by round in one run: `python -m benchmarks.peers`, or `make bench`."""
