"""The contact form and the careers account: session, CSRF, profile, applications."""

from django.conf import settings
from django.contrib.auth import authenticate, login
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.http import Http404
from django.urls import path
from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.static import serve
from rest_framework import serializers
from rest_framework.authentication import SessionAuthentication
from rest_framework.generics import get_object_or_404
from rest_framework.permissions import IsAuthenticated
from rest_framework.response import Response
from rest_framework.views import APIView

from . import content
from .models import Application, Job, Profile
from .problems import Refusal, valid


class Session(SessionAuthentication):
    def authenticate_header(self, request):
        """Makes requests without a session get 401 instead of 403."""
        return "Session"


class ContactSerializer(serializers.Serializer):
    name = serializers.CharField(max_length=1000)
    email = serializers.EmailField(max_length=254)
    phone = serializers.CharField(max_length=40, allow_blank=True, required=False)
    comments = serializers.CharField(max_length=20000)


class SendEmail(APIView):
    authentication_classes = [Session]
    problem_key = "error"

    def post(self, request):
        valid(ContactSerializer(data=request.data))
        return Response({"status": "success", "message": "Email sent successfully"})


@method_decorator(never_cache, "dispatch")
class CareersView(APIView):
    authentication_classes = [Session]
    permission_classes = [IsAuthenticated]
    problem_key = "message"


class CredentialsSerializer(serializers.Serializer):
    email = serializers.EmailField(max_length=254)
    password = serializers.CharField(max_length=128, trim_whitespace=False)


class RegistrationSerializer(CredentialsSerializer):
    password_confirm = serializers.CharField()

    def validate(self, data):
        validate_password(data["password"])
        is_taken = User.objects.filter(username=f"careers:{data['email'].lower()}").exists()
        if is_taken or data["password"] != self.initial_data["password_confirm"]:
            raise serializers.ValidationError("The email is taken, or the passwords differ.")
        return data


class ProfileSerializer(serializers.ModelSerializer):
    language_ids = serializers.ListField(child=serializers.IntegerField(), default=list)
    current_salary = serializers.IntegerField(min_value=1, default=None, allow_null=True)
    resume = serializers.FileField()

    class Meta:
        model = Profile
        exclude = ["id", "user"]

    def validate_resume(self, file):
        if not file.name.lower().endswith(".pdf") or b"%PDF-" not in file.read(1024):
            raise serializers.ValidationError("The resume must be a PDF file.")
        file.seek(0)
        return file

    def to_representation(self, profile):
        resume = profile.resume.url if profile.resume else None
        return {**super().to_representation(profile), "resume": resume, "user": {"email": profile.user.email}}


def profile_of(user):
    return Profile.objects.filter(user=user).first()


def account_of(user):
    profile = profile_of(user)
    return {
        "has_profile": profile is not None,
        "profile": profile and ProfileSerializer(profile).data,
    }


def welcome(user, status=200):
    body = {"message": "Welcome.", "user": {"email": user.email}}
    return Response({**body, **account_of(user)}, status=status)


class Login(CareersView):
    permission_classes = []

    def post(self, request):
        data = valid(CredentialsSerializer(data=request.data))
        email = data["email"]
        user = authenticate(request, username=f"careers:{email.lower()}", password=data["password"])
        if user is None:
            raise Refusal("Invalid email or password.", 401)
        login(request, user)
        return welcome(user)


class Register(CareersView):
    permission_classes = []

    def post(self, request):
        data = valid(RegistrationSerializer(data=request.data))
        email = data["email"]
        user = User.objects.create_user(f"careers:{email.lower()}", email, data["password"])
        login(request, user)
        return welcome(user, 201)


class CheckProfile(CareersView):
    def get(self, request):
        return Response(account_of(request.user))


class ProfileView(CareersView):
    largest = 10 * 1024 * 1024

    def save(self, request, profile, status):
        resume = request.FILES.get("resume")
        if resume and resume.size > self.largest:
            raise Refusal("The resume is larger than 10 MB.", 413)
        serializer = ProfileSerializer(profile, data=request.data)
        serializer.fields["resume"].required = profile is None
        valid(serializer)
        serializer.save(user=request.user)
        return Response({"message": "Profile saved", "profile": serializer.data}, status=status)

    def post(self, request):
        if profile_of(request.user):
            raise Refusal("Profile already exists for this user.")
        return self.save(request, None, 201)

    def put(self, request):
        profile = profile_of(request.user)
        if profile is None:
            raise Refusal("Profile not found.", 404)
        return self.save(request, profile, 200)


class Resume(CareersView):
    """Sends a resume only to its candidate."""

    def get(self, request, name):
        profile = profile_of(request.user)
        if profile is None or profile.resume.name != f"resumes/{name}":
            raise Http404
        return serve(request._request, profile.resume.name, document_root=settings.MEDIA_ROOT)


class Apply(CareersView):
    again = 200 if "already_applied_200" in settings.VARIANTS else 400

    def post(self, request, slug):
        job = get_object_or_404(Job, slug=slug)
        if profile_of(request.user) is None:
            raise Refusal("Create a profile before you apply.", 403)
        if not job.is_active:
            raise Refusal("This position is closed.")
        _, created = Application.objects.get_or_create(user=request.user, job=job)
        if not created:
            return Response({"message": "You have already applied to this job."}, status=self.again)
        return Response({"message": "Application submitted successfully"})


urlpatterns = [
    path("api/departments/", content.departments),
    path("api/jobs/", content.JobList.as_view()),
    path("api/jobs/<slug:slug>/", content.JobDetail.as_view()),
    path("api/jobs/<slug:slug>/apply/", Apply.as_view()),
    path("api/send-email/", SendEmail.as_view()),
    path("api/careers/login/", Login.as_view()),
    path("api/careers/register/", Register.as_view()),
    path("api/careers/profile/", ProfileView.as_view()),
    path("api/careers/profile/check/", CheckProfile.as_view()),
    path("api/<path:rest>", content.respond),
    path("media/resumes/<str:name>", Resume.as_view()),
    path("media/<path:path>", serve, {"document_root": settings.MEDIA_ROOT}),
]
