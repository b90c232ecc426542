"""The twelve artifacts: one thing each, on light paper with a thin wash behind it."""
