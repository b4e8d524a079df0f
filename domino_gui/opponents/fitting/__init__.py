"""How the figures in ``resources/opponents`` are made. Nothing that plays imports this."""
