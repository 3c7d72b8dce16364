"""
Saboteurs: Harbour with one thing wrong, for each law and for each part of it.

Most are tables: a subclass of Harbour's state that does one thing badly.  ``also`` names the
other laws that notice it too, since what is wrong may show in more than one way.
"""

from tests.laws.saboteurs import courses, menus, records, secrets
from tests.laws.saboteurs.enlisting import ENLISTED, Saboteur

SABOTEURS = sorted(ENLISTED, key=lambda saboteur: saboteur.law)
__all__ = ["SABOTEURS", "Saboteur", "courses", "menus", "records", "secrets"]
