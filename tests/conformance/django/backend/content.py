"""Public content and jobs."""

from django.conf import settings
from django.db.models import Count, Q
from rest_framework import generics, serializers
from rest_framework.response import Response

from . import models
from .problems import Refusal


def serializer_of(model_class, *names, relative="relative_media" in settings.VARIANTS):
    """A ModelSerializer of these fields, or of all."""

    class Serializer(serializers.ModelSerializer):
        class Meta:
            model = model_class
            fields = names or "__all__"

        def __init__(self, *args, **kwargs):
            super().__init__(*args, **kwargs)
            if relative:
                for field in self.fields.values():
                    if isinstance(field, serializers.FileField):
                        field.to_representation = lambda file: file.url if file else None

    return Serializer


class WholeList(generics.ListAPIView):
    """A list without pages, in an envelope."""

    pagination_class = None
    envelope = "results"

    def list(self, request, *args, **kwargs):
        return Response({self.envelope: super().list(request).data})


class Enveloped(generics.RetrieveAPIView):
    def retrieve(self, request, *args, **kwargs):
        return Response({self.envelope: super().retrieve(request).data})


def all_of(view, model, *names):
    """A view of all records of a model, with these fields or all."""
    return view.as_view(queryset=model.objects.all(), serializer_class=serializer_of(model, *names))


class DepartmentSerializer(serializers.ModelSerializer):
    job_count = serializers.IntegerField()

    class Meta:
        model = models.Department
        fields = ["id", "name", "job_count"]


class DepartmentList(WholeList):
    envelope = "departments"
    queryset = models.Department.objects.annotate(job_count=Count("jobs"))
    serializer_class = DepartmentSerializer


class JobSerializer(serializer_of(models.Job)):
    department = serializers.SlugRelatedField(slug_field="name", read_only=True)


class JobList(WholeList):
    envelope = "jobs"
    queryset = models.Job.objects.select_related("department")
    serializer_class = JobSerializer
    filters = {"department_id": "department_id", "job_type": "job_type", "location": "location"}
    shown = {}
    order = None
    searched = ["title", "department__name", "description"]
    lookup = "icontains"

    def read_filter(self, name, value):
        if name == "department_id" and not (value.isdecimal() and int(value) < 2**31):
            raise Refusal("A filter is not valid.")
        return value

    def get_queryset(self):
        jobs = super().get_queryset().filter(**self.shown)
        jobs = jobs.order_by(self.order) if self.order else jobs
        asked = self.request.query_params
        for name, field in self.filters.items():
            if asked.get(name):
                jobs = jobs.filter(**{field: self.read_filter(name, asked[name])})
        for word in asked.get("search", "").split():
            found = Q()
            for field in self.searched:
                found |= Q(**{f"{field}__{self.lookup}": word})
            jobs = jobs.filter(found)
        return jobs


class JobDetail(Enveloped):
    envelope = "job"
    queryset = models.Job.objects.select_related("department")
    serializer_class = JobSerializer
    lookup_field = "slug"
