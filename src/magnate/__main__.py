"""`python -m magnate` is the command `magnate`."""

from __future__ import annotations

from .cli import main

main()
