"""The book of Cartagena, chapter by chapter, over one state."""
