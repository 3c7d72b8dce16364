"""The chapters of the rules: the voyage, the visits in the cabins, the storm, the duels."""
