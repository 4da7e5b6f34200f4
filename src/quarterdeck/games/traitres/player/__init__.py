"""How bots play Traîtres à bord: rules of thumb and beliefs, on imagined states."""
