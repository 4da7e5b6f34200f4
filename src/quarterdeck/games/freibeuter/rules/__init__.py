"""The book of Freibeuter, chapter by chapter, over one state."""
