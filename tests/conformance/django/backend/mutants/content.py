import json

from django.http import Http404
from django.shortcuts import get_object_or_404
from django.urls import path
from django.views.static import serve
from rest_framework.pagination import PageNumberPagination

from .. import content, models
from .table import change_output, mutant, replace_field, reroute


@mutant("listTeams", "/results/*/members/*/id")
def member_ids_count_in_their_group():
    def change(data):
        for group in [data]:
            for index, member in enumerate(group["members"]):
                member["id"] = index + 1

    change_output(content.TeamSerializer, change)


@mutant("getProject", "status")
def unpublished_project_in_list():
    content.ProjectDetail.queryset = models.Project.objects.exclude(id=7)


@mutant("getService", "/title")
def shortened_in_the_list():
    replace_field(content.ServiceList.serializer_class, "title", lambda text: text[:12] + "…")


@mutant("getGame", "/id")
def detail_one_further():
    content.GameDetail.get_object = lambda self: get_object_or_404(
        models.Game, pk=self.kwargs["pk"] % 6 + 1 if self.kwargs["pk"] < 7 else 0
    )


@mutant("getGame", "header Content-Type")
def page_for_not_found():
    def get(self, request, *args, **kwargs):
        from django.views.defaults import page_not_found

        try:
            return self.retrieve(request, *args, **kwargs)
        except Http404 as error:
            return page_not_found(request._request, error)

    content.GameDetail.get = get


@mutant("getProject", "status")
def missing_record_fails():
    content.ProjectDetail.get_object = lambda self: models.Project.objects.get(pk=self.kwargs["pk"])


@mutant("getCaseStudy", "status")
def case_study_with_slash():
    view = content.CaseStudyDetail.as_view()
    reroute("api/case-studies/<int:pk>", path("api/case-studies/<int:pk>/", view))


@mutant("getService", "status")
def service_without_slash():
    view = content.ServiceDetail.as_view()
    reroute("api/services/<int:pk>/", path("api/services/<int:pk>", view))


@mutant("getCaseStudy", "/case_study")
def case_study_bare():
    content.CaseStudyDetail.retrieve = content.generics.RetrieveAPIView.retrieve


@mutant("getCaseStudy", "/case_study/sub_images")
def list_as_text():
    replace_field(content.CaseStudyDetail.serializer_class, "sub_images", json.dumps)


@mutant("listServices", "/results/*/short_text")
def camel_case():
    def change(data):
        data["shortText"] = data.pop("short_text")

    change_output(content.ServiceList.serializer_class, change)


def page_with(**changes):
    class Page(PageNumberPagination):
        def get_paginated_response(self, data):
            response = super().get_paginated_response(data)
            for name, change in changes.items():
                response.data[name] = change(response.data[name], self)
            return response

    return Page


@mutant("listProjects", "/count")
def count_of_one_page():
    content.ProjectList.pagination_class = page_with(count=lambda _, page: len(page.page))


@mutant("listProjects", "/next")
def next_on_an_internal_host():
    content.ProjectList.pagination_class = page_with(
        next=lambda url, page: url and "http://backend:8000/api/project-details/?page=2"
    )


@mutant("listProjects", "/next", ["https"])
def next_without_https():
    content.ProjectList.pagination_class = page_with(
        next=lambda url, page: url and url.replace("https:", "http:")
    )


@mutant("listProjects", "/next")
def next_for_ever():
    content.ProjectList.pagination_class = page_with(
        next=lambda url, page: page.request.build_absolute_uri("?page=2")
    )


@mutant("listProjects", "/results/*/id")
def pages_overlap():
    def paginate_queryset(self, queryset):
        page = content.generics.ListAPIView.paginate_queryset(self, queryset)
        return page if self.request.query_params.get("page", "1") == "1" else list(queryset)[-3:]

    content.ProjectList.paginate_queryset = paginate_queryset


@mutant("listServices", "/results/*/icon1")
def media_without_a_slash():
    replace_field(
        content.ServiceList.serializer_class,
        "icon1",
        lambda url: url and url.partition("/media/")[2],
    )


@mutant("listServices", "/results/*/icon1")
def media_only_while_debugging():
    def nothing(request, path):
        raise Http404

    reroute("media/<path:path>", path("media/<path:path>", nothing))


@mutant("listServices", "/results/*/icon1")
def media_without_a_type():
    from django.conf import settings

    def view(request, path):
        response = serve(request, path, document_root=settings.MEDIA_ROOT)
        response["Content-Type"] = "application/octet-stream"
        return response

    reroute("media/<path:path>", path("media/<path:path>", view))


@mutant("listVideoBanners", "/results/*/video")
def media_for_a_page_of_the_site():
    from django.http import HttpResponse

    reroute(
        "media/<path:path>", path("media/<path:path>", lambda request, path: HttpResponse("<p>Home</p>"))
    )


@mutant("listTestimonials", "/results/*/image")
def media_on_localhost():
    replace_field(
        content.TestimonialList.serializer_class,
        "image",
        lambda url: url and "http://localhost:9/media/" + url.partition("/media/")[2],
    )


@mutant("listVideoBanners", "/results/*/description")
def field_left_out_when_long():
    def change(data):
        if len(data["description"] or "") > 60:
            del data["description"]

    change_output(content.VideoBannerList.serializer_class, change)
