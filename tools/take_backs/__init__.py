"""`make take-backs`: how often each verb of each game can be taken back, and what it costs to find out.

Games are those that the laws play, and so it imports them from `tests`.
"""
