from django.conf import settings
from django.urls import path
from django.views.static import serve
from rest_framework import generics

from . import careers, content, examples, hrms, models

one, many = generics.RetrieveAPIView, generics.ListAPIView

urlpatterns = [
    path("api/services/", content.all_of(many, models.Service, "id", "title", "short_text", "icon1", "icon2")),
    path("api/services/<int:pk>/", content.all_of(one, models.Service)),
    path("api/departments/", content.DepartmentList.as_view()),
    path("api/jobs/", content.JobList.as_view()),
    path("api/jobs/<slug:slug>/", content.JobDetail.as_view()),
    path("api/jobs/<slug:slug>/apply/", careers.Apply.as_view()),
    path("api/send-email/", careers.SendEmail.as_view()),
    path("api/careers/login/", careers.Login.as_view()),
    path("api/careers/register/", careers.Register.as_view()),
    path("api/careers/dropdowns/", examples.respond),
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
