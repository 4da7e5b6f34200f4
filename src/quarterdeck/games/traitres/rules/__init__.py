"""The book of Traîtres à bord, chapter by chapter, over one state."""
