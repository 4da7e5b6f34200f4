"""Smugglers' Cove: a small game that uses all of the contract, which every new game begins as."""
