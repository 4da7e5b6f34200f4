"""Many games: simulations, their summaries, and measurements of the engine. Handed a game; knows no list of games."""
