def apply_mutant(name):
    pass
