"""Who knows what in Cartagena: views, memory, imagining."""
