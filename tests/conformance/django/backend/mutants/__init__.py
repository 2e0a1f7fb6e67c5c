"""Mistakes of the kind that Django teams make, each with the call and the field that a report has to name."""

from .table import table

from . import careers, content, hrms, jobs, profile, server  # noqa: F401  isort: skip


def apply_mutant(name):
    if name:
        table[name]["apply"]()


def list_mutants():
    return [
        {"name": name, "operation": entry["call"], "field": entry["field"], "variants": entry["variants"]}
        for name, entry in table.items()
    ]
