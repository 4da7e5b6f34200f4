"""Measures the ladder: a written list of pairings, their stored results, and the tables made of them."""
