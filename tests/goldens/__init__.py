"""Golden playthroughs: whole games as text, so that a change of the rules shows as a change of a text."""
