from django.conf import settings
from django.http import JsonResponse
from django.urls import path
from django.views.static import serve

from . import careers, content, examples, hrms

urlpatterns = [
    path("api/video-banners/", content.VideoBannerList.as_view()),
    path("api/services/", content.ServiceList.as_view()),
    path("api/services/<int:pk>/", content.ServiceDetail.as_view()),
    path("api/testimonials/", content.TestimonialList.as_view()),
    path("api/teams/", content.TeamList.as_view()),
    path("api/project-details/", content.ProjectList.as_view()),
    path("api/project-details/<int:pk>/", content.ProjectDetail.as_view()),
    path("api/case-studies/", content.CaseStudyList.as_view()),
    path("api/case-studies/<int:pk>", content.CaseStudyDetail.as_view()),
    path("api/games/", content.GameList.as_view()),
    path("api/games/<int:pk>/", content.GameDetail.as_view()),
    path("api/departments/", content.DepartmentList.as_view()),
    path("api/jobs/", content.JobList.as_view()),
    path("api/jobs/<slug:slug>/", content.JobDetail.as_view()),
    path("api/jobs/<slug:slug>/apply/", careers.Apply.as_view()),
    path("api/send-email/", careers.SendEmail.as_view()),
    path("api/careers/login/", careers.Login.as_view()),
    path("api/careers/register/", careers.Register.as_view()),
    path("api/careers/dropdowns/", careers.Dropdowns.as_view()),
    path("api/careers/profile/", careers.ProfileView.as_view()),
    path("api/careers/profile/check/", careers.CheckProfile.as_view()),
]
urlpatterns += [
    *examples.routes_beside(urlpatterns),
    path("media/resumes/<str:name>", careers.Resume.as_view()),
    path("media/<path:path>", serve, {"document_root": settings.MEDIA_ROOT}),
    path("dj-rest-auth/registration/", hrms.Registration.as_view()),
    path("auth/login/login/", hrms.Login.as_view()),
    path("payments/create-payment-intent/", hrms.CreateIntent.as_view()),
    path("payments/payment-method/", hrms.RecordMethod.as_view()),
]


def handler500(request):
    return JsonResponse({"detail": "The server could not complete the request."}, status=500)
