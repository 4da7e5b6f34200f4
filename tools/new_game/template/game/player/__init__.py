"""How bots play Smugglers' Cove: rules of thumb, on imagined states."""
