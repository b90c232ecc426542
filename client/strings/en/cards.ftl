# Names and texts of cards, ghosts and roles
