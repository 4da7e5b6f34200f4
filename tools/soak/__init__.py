"""`make soak`: hours of play, breaking and comparing, in parts, and one report of what they covered.

It runs what the tests hold (their laws, machines and second referees) and so imports them from `tests`.

`python -m tools.soak --part fuzz --games 500 --game freibeuter` does less;
`python -m tools.soak --part fuzz --case freibeuter/3/17` does one case again that failed.
"""
