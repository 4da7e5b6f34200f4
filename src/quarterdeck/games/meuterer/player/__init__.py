"""How bots play Meuterer: rules of thumb and beliefs, on imagined states."""
