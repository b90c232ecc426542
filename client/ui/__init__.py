"""The widget kit: measures, type, shapes and controls, drawn at real pixels with surface blits."""
