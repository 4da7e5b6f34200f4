"""Who knows what in Freibeuter: views, memory, imagining."""
