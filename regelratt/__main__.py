"""`python -m regelratt`."""

from .cli import main

main(prog_name="regelratt")
