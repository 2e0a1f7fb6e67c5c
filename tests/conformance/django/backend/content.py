"""Departments and jobs; other reads respond with the contract's examples."""

import json

from django.conf import settings
from django.db.models import Count, Q
from django.http import JsonResponse
from rest_framework import generics, serializers
from rest_framework.response import Response

from .models import Department, Job
from .problems import Refusal


content = json.loads((settings.FOLDER / "content.json").read_text())


def seed():
    for record in content["departments"]:
        Department.objects.create(id=record["id"], name=record["name"])
    for job in content["jobs"]:
        department = job.pop("department")
        name = department["name"] if isinstance(department, dict) else department
        Job.objects.create(**job, department=Department.objects.filter(name=name).first())


def respond(request, **_):
    body = content["reads"].get(request.path)
    return JsonResponse(body or {"detail": "Not found."}, status=200 if body else 404)


def departments(request):
    records = Department.objects.annotate(job_count=Count("jobs"))
    return JsonResponse({"departments": list(records.values("id", "name", "job_count"))})


class JobSerializer(serializers.ModelSerializer):
    department = serializers.SlugRelatedField(slug_field="name", read_only=True)

    class Meta:
        model = Job
        fields = "__all__"


class JobList(generics.ListAPIView):
    """A list without pages, in an envelope."""

    pagination_class = None
    envelope = "jobs"
    queryset = Job.objects.select_related("department")
    serializer_class = JobSerializer
    filters = {"department_id": "department_id", "job_type": "job_type", "location": "location"}
    shown = {}
    order = None
    searched = ["title", "department__name", "description"]
    lookup = "icontains"

    def get_queryset(self):
        jobs = super().get_queryset().filter(**self.shown)
        jobs = jobs.order_by(self.order) if self.order else jobs
        asked = self.request.query_params
        for name, field in self.filters.items():
            value = asked.get(name)
            if name == "department_id" and value and not (value.isdecimal() and int(value) < 2**31):
                raise Refusal("A filter is not valid.")
            jobs = jobs.filter(**{field: value}) if value else jobs
        for word in asked.get("search", "").split():
            found = Q()
            for field in self.searched:
                found |= Q(**{f"{field}__{self.lookup}": word})
            jobs = jobs.filter(found)
        return jobs

    def list(self, request):
        return Response({self.envelope: super().list(request).data})


class JobDetail(generics.RetrieveAPIView):
    envelope = "job"
    queryset = Job.objects.select_related("department")
    serializer_class = JobSerializer
    lookup_field = "slug"

    def retrieve(self, request, *args, **kwargs):
        return Response({self.envelope: super().retrieve(request).data})
