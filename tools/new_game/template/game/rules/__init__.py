"""The book of Smugglers' Cove, chapter by chapter, over one state."""
