"""What is in the box of Smugglers' Cove: components, options, and the numbers of a table."""
