"""Who acts though no hand does: the sandglass, bots, stand-ins, and a room that loses patience."""
