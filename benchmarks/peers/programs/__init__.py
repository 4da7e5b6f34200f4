"""One small program for each engine, run in its own environment, that measures itself when asked."""
