"""What is in the box of Traîtres à bord: components, options, and the numbers of a table."""
