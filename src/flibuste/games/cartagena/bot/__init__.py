"""What bots need of this game beside its rules: how well each seat stands."""
