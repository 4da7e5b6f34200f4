"""How bots play Freibeuter: rules of thumb and beliefs, on imagined states."""
