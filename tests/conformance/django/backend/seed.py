"""Fills the database with the contract's examples."""

from . import models
from .examples import content


def seed():
    for record in content["services"]:
        files = {name: (record[name] or "").removeprefix("/media/") or None for name in ("icon1", "icon2", "thumb")}
        models.Service.objects.create(**{**record, **files})
    for department in content["departments"]:
        models.Department.objects.create(id=department["id"], name=department["name"])
    ids = {each.name: each.id for each in models.Department.objects.all()}
    for job in content["jobs"]:
        department = job.pop("department")
        name = department["name"] if isinstance(department, dict) else department
        models.Job.objects.create(**job, department_id=ids.get(name))
