"""Traîtres à bord (Jean-Xia Chou): fill the chest together, lie about it, and push the mutineers overboard."""
