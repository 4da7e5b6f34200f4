"""Who knows what in Smugglers' Cove: views, memory, imagining."""
