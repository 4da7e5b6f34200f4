"""Who knows what in Meuterer: views, memory, imagining."""
