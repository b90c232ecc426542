"""The art of the program: fonts, pictures and sounds, and how each is made. Holds no program code that plays."""
