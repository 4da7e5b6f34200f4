"""How the made-up game remembers: facts about hidden places, bags and piles."""
