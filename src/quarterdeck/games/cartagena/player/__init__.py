"""How bots play Cartagena: rules of thumb and beliefs, on imagined states."""
