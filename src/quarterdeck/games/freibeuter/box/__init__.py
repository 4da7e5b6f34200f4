"""What is in the box of Freibeuter: components, options, and the numbers of a table."""
