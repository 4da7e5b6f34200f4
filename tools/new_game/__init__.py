"""Makes a new game out of the template: a folder of rules, a folder of tests, and one line in the list of games."""
