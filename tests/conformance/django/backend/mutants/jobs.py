from django.db.models import Count, Q
from rest_framework import serializers
from rest_framework.response import Response

from .. import content, models
from .table import change_output, mutant, replace_field


@mutant("listJobs", "/jobs")
def search_where_case_counts():
    content.JobList.lookup = "regex"


@mutant("listJobs", "/jobs")
def search_in_titles_only():
    content.JobList.searched = ["title"]


@mutant("listJobs", "/jobs")
def search_without_description():
    content.JobList.searched = ["title", "department__name"]


@mutant("listJobs", "/jobs")
def search_without_department():
    content.JobList.searched = ["title", "description"]


@mutant("listJobs", "/jobs")
def search_for_whole_titles():
    content.JobList.lookup = "iexact"


@mutant("listJobs", "/jobs/*/job_type")
def first_filter_only():
    def get_queryset(self):
        asked = self.request.query_params
        jobs = models.Job.objects.select_related("department")
        for name, field in self.filters.items():
            if asked.get(name):
                return jobs.filter(**{field: asked[name]})
        return jobs.filter(title__icontains=asked.get("search", "")) if asked else jobs

    content.JobList.searched = ["title", "department__name", "description"]
    inherited = content.JobList.get_queryset
    content.JobList.get_queryset = lambda self: (
        inherited(self) if "search" in self.request.query_params else get_queryset(self)
    )


@mutant("listJobs", "/jobs/*/job_type")
def search_drops_filters():
    inherited = content.JobList.get_queryset

    def get_queryset(self):
        if "search" in self.request.query_params:
            self.filters = {}
        return inherited(self)

    content.JobList.get_queryset = get_queryset


@mutant("listJobs", "/jobs/*/job_type")
def filters_joined_by_or():
    inherited = content.JobList.get_queryset

    def get_queryset(self):
        asked = self.request.query_params
        given = [Q(**{field: asked[name]}) for name, field in self.filters.items() if name in asked]
        if len(given) < 2:
            return inherited(self)
        return models.Job.objects.filter(given[0] | given[1])

    content.JobList.get_queryset = get_queryset


@mutant("listJobs", "/jobs/*/location")
def no_location_filter():
    content.JobList.filters = {"department_id": "department_id", "job_type": "job_type"}


@mutant("listJobs", "/jobs/*/posted_date")
def oldest_first():
    content.JobList.queryset = content.JobList.queryset.order_by("posted_date")


@mutant("listJobs", "/jobs/*/posted_date")
def ordered_by_id():
    content.JobList.queryset = content.JobList.queryset.order_by("id")


@mutant("listJobs", "/jobs")
def only_a_page_of_jobs():
    inherited = content.JobList.get_queryset
    content.JobList.get_queryset = lambda self: inherited(self)[:10]


@mutant("listJobs", "/jobs")
def jobs_in_results():
    content.JobList.envelope = "results"


@mutant("listDepartments", "/departments/*/job_count")
def counts_open_jobs_only():
    content.DepartmentList.queryset = models.Department.objects.annotate(
        job_count=Count("jobs", filter=Q(jobs__is_active=True))
    )


@mutant("listDepartments", "/departments/*/job_count")
def list_without_closed_jobs():
    content.JobList.queryset = content.JobList.queryset.filter(is_active=True)


@mutant("listDepartments", "/departments/*/job_count")
def counts_all_jobs():
    content.DepartmentList.queryset = models.Department.objects.extra(
        select={"job_count": "select count(*) from backend_job"}
    )


@mutant("getJob", "status")
def closed_job_not_found():
    content.JobDetail.queryset = content.JobDetail.queryset.filter(is_active=True)


@mutant("getJob", "status")
def job_by_id():
    def get_object(self):
        return models.Job.objects.get(pk=self.kwargs["slug"])

    content.JobDetail.get_object = get_object


@mutant("getJob", "/job/slug")
def job_without_envelope():
    content.JobDetail.retrieve = lambda self, request, *args, **kwargs: Response(
        {"job": self.get_serializer(models.Job.objects.first()).data}
    )


@mutant("listJobs", "/jobs/*/slug")
def slug_of_the_department():
    def change(data):
        data["slug"] = (data["department"] or "none").lower().replace(" ", "-")

    change_output(content.JobList.serializer_class, change)


@mutant("listJobs", "/jobs/*/department")
def department_as_id():
    content.JobSerializer.get_department = lambda self, job: job.department_id


@mutant("listJobs", "/jobs/*/posted_date")
def date_with_time():
    replace_field(content.JobSerializer, "posted_date", lambda day: f"{day}T00:00:00Z")


@mutant("listJobs", "/jobs/*/is_active")
def active_as_number():
    replace_field(content.JobSerializer, "is_active", int)


@mutant("listJobs", "/jobs/*/job_type")
def job_type_as_label():
    replace_field(content.JobSerializer, "job_type", lambda text: text and text.title())


@mutant("listDepartments", "/departments/*/job_count")
def count_as_text():
    class Serializer(content.DepartmentSerializer):
        job_count = serializers.CharField()

    content.DepartmentList.serializer_class = Serializer
