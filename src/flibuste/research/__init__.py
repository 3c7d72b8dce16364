"""The five games for programs that learn: the usual environments around the engines.

No rules are here: a game's own ``numbers.py`` lists its acts and tells its views (core/spaces.py),
the rest is asked of the engines.  ``walk`` needs nothing beside them; ``zoo`` wants PettingZoo,
``gym`` Gymnasium, ``spiel`` OpenSpiel, ``dataset`` pyarrow: all in the extra ``research``.
"""
