"""What is in the box of Cartagena: components, options, and the numbers of a table."""
