"""The book of Meuterer, chapter by chapter, over one state."""
