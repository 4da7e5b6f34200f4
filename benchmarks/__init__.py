"""Ours and the peers', measured."""
