"""What is in the box of Meuterer: components, options, and the numbers of a table."""
