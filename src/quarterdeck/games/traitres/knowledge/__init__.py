"""Who knows what in Traîtres à bord: views, memory, imagining."""
