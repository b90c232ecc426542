"""The drawing kit: masks drawn with a brush, turned into ink, cinnabar or a woodblock print, and laid on paper."""
