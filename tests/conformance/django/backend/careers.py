"""The contact form and the careers account: session, CSRF, profile, applications."""

from django.conf import settings
from django.contrib.auth import authenticate, get_user_model, login
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError as DjangoValidationError
from django.http import Http404
from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.static import serve
from rest_framework import serializers
from rest_framework.authentication import SessionAuthentication
from rest_framework.generics import get_object_or_404
from rest_framework.permissions import IsAuthenticated
from rest_framework.response import Response
from rest_framework.views import APIView

from .examples import content
from .models import Application, Job, Profile
from .problems import Refusal

User = get_user_model()


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
        ContactSerializer(data=request.data).is_valid(raise_exception=True)
        return Response({"status": "success", "message": "Email sent successfully"})


class CareersView(APIView):
    authentication_classes = [Session]
    permission_classes = [IsAuthenticated]
    problem_key = "message"

    @method_decorator(never_cache)
    def dispatch(self, *args, **kwargs):
        return super().dispatch(*args, **kwargs)


class CredentialsSerializer(serializers.Serializer):
    email = serializers.EmailField(max_length=254)
    password = serializers.CharField(max_length=128, trim_whitespace=False)


class RegistrationSerializer(CredentialsSerializer):
    password_confirm = serializers.CharField(max_length=128, trim_whitespace=False)

    def validate(self, data):
        if data["password"] != data["password_confirm"]:
            raise serializers.ValidationError("Passwords do not match.")
        try:
            validate_password(data["password"])
        except DjangoValidationError as error:
            raise serializers.ValidationError(error.messages[0]) from error
        if User.objects.filter(username=careers_name(data["email"])).exists():
            raise serializers.ValidationError("An account with this email already exists.")
        return data


def careers_name(email):
    return f"careers:{email.lower()}"


class ProfileSerializer(serializers.ModelSerializer):
    language_ids = serializers.ListField(child=serializers.IntegerField(), default=list)
    current_salary = serializers.IntegerField(default=None, allow_null=True)
    resume = serializers.FileField()
    lists = {
        "gender": "genders",
        "nationality": "nationalities",
        "marital_status": "marital_statuses",
        "current_salary": "salary_ranges",
        "expected_salary": "salary_ranges",
        "career_level": "career_levels",
        "experience": "experiences",
        "job_category": "job_categories",
    }

    class Meta:
        model = Profile
        exclude = ["id", "user"]

    def validate(self, data):
        for field, kind in self.lists.items():
            number = data.get(field)
            if number is not None and number not in [each["id"] for each in content["dropdowns"][kind]]:
                raise serializers.ValidationError(f"{field}: there is no such choice.")
        return data

    def validate_resume(self, file):
        if not file.name.lower().endswith(".pdf") or b"%PDF-" not in file.read(1024):
            raise serializers.ValidationError("The resume must be a PDF file.")
        file.seek(0)
        return file

    def to_representation(self, profile):
        data = super().to_representation(profile)
        url = profile.resume.url if profile.resume else None
        return {**data, "resume": url, "user": {"email": profile.user.email}}


def profile_of(user):
    return Profile.objects.filter(user=user).first()


def session_body(user, text):
    profile = profile_of(user)
    data = profile and ProfileSerializer(profile).data
    account = {"user": {"email": user.email}, "has_profile": profile is not None}
    return {"message": text, **account, "profile": data}


class Login(CareersView):
    permission_classes = []

    def post(self, request):
        serializer = CredentialsSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        email, password = serializer.validated_data.values()
        user = authenticate(request, username=careers_name(email), password=password)
        if user is None:
            raise Refusal("Invalid email or password.", 401)
        login(request, user)
        return Response(session_body(user, "Login successful"))


class Register(CareersView):
    permission_classes = []

    def post(self, request):
        serializer = RegistrationSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        email = serializer.validated_data["email"]
        password = serializer.validated_data["password"]
        user = User.objects.create_user(careers_name(email), email, password)
        login(request, user)
        return Response(session_body(user, "Registration successful"), status=201)


class CheckProfile(CareersView):
    def get(self, request):
        profile = profile_of(request.user)
        data = profile and ProfileSerializer(profile).data
        return Response({"has_profile": profile is not None, "profile": data})


class ProfileView(CareersView):
    largest = 10 * 1024 * 1024

    def save(self, request, profile, status):
        resume = request.FILES.get("resume")
        if resume and resume.size > self.largest:
            raise Refusal("The resume is larger than 10 MB.", 413)
        serializer = ProfileSerializer(profile, data=request.data)
        serializer.fields["resume"].required = profile is None
        serializer.is_valid(raise_exception=True)
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
            text = "You have already applied to this job."
            return Response({"message": text}, status=self.again)
        return Response({"message": "Application submitted successfully"})
