from django.conf import settings
from django.urls import path
from django.views.static import serve

from . import careers, content

urlpatterns = [
    path("api/departments/", content.DepartmentList.as_view()),
    path("api/jobs/", content.JobList.as_view()),
    path("api/jobs/<slug:slug>/", content.JobDetail.as_view()),
    path("api/jobs/<slug:slug>/apply/", careers.Apply.as_view()),
    path("api/send-email/", careers.SendEmail.as_view()),
    path("api/careers/login/", careers.Login.as_view()),
    path("api/careers/register/", careers.Register.as_view()),
    path("api/careers/profile/", careers.ProfileView.as_view()),
    path("api/careers/profile/check/", careers.CheckProfile.as_view()),
    path("api/<path:rest>", content.respond),
    path("media/resumes/<str:name>", careers.Resume.as_view()),
    path("media/<path:path>", serve, {"document_root": settings.MEDIA_ROOT}),
]
