"""Fills the database with the contract's examples."""

import json

from django.db import models as fields

from . import models


def stored(model, record):
    """The value of file fields is the name below /media/."""
    names = [each.name for each in model._meta.fields if isinstance(each, fields.FileField)]
    files = {name: (record.get(name) or "").removeprefix("/media/") or None for name in names}
    return {**record, **files}


def create(model, records):
    for record in records:
        model.objects.create(**stored(model, record))


def seed(file):
    content = json.loads(file.read_text())
    create(models.Service, content["services"])
    create(models.Project, content["projects"])
    create(models.CaseStudy, content["caseStudies"])
    create(models.Game, content["games"])
    create(models.VideoBanner, content["videoBanners"])
    create(models.Testimonial, content["testimonials"])
    for group in content["teams"]:
        members = group.pop("members")
        models.TeamGroup.objects.create(**group)
        create(models.TeamMember, [{**each, "group_id": group["id"]} for each in members])
    for department in content["departments"]:
        models.Department.objects.create(id=department["id"], name=department["name"])
    ids = {each.name: each.id for each in models.Department.objects.all()}
    for job in content["jobs"]:
        department = job.pop("department")
        name = department["name"] if isinstance(department, dict) else department
        models.Job.objects.create(**job, department_id=ids.get(name))
    for kind, records in content["dropdowns"].items():
        for data in records:
            models.Choice.objects.create(kind=kind, number=data["id"], data=data)
