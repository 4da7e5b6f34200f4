"""`make soak`: hours of play, breaking and comparing, in parts, and one report of what they covered.

`python -m tests.soak --part fuzz --games 500 --game freibeuter` does less;
`python -m tests.soak --part fuzz --case freibeuter/3/17` does one case again that failed.
"""
