"""Smugglers' Cove: a small game that uses all of the contract, which every new game begins as."""

NAME = "smugglers"
TITLE = "Smugglers’ Cove"
FRENCH_TITLE = "L’Anse aux contrebandiers"
