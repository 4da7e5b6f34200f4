"""Mutants: deliberate leaks and broken rules that the tests must catch."""
