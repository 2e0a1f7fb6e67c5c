from django.contrib.auth import authenticate, get_user_model
from django.core.files.base import ContentFile
from rest_framework import serializers
from rest_framework.authentication import SessionAuthentication
from rest_framework.generics import get_object_or_404
from rest_framework.response import Response

from .. import careers, models, problems
from .table import mutant, replace_field

User = get_user_model()


@mutant("careersLogin", "status")
def case_of_email_counts():
    careers.careers_name = lambda email: f"careers:{email}"


@mutant("careersRegister", "status")
def taken_email_found_by_exact_case():
    inherited = careers.RegistrationSerializer.validate

    def validate(self, data):
        taken = User.objects.filter(email=data["email"]).exists()
        return inherited(self, data) if taken else data

    careers.RegistrationSerializer.validate = validate


@mutant("careersRegister", "header Set-Cookie: sessionid")
def registration_without_sign_in():
    login = careers.login

    def only_once(request, user):
        if request.path.endswith("/login/"):
            login(request, user)

    careers.login = only_once


@mutant("careersRegister", "status")
def no_password_validators():
    careers.validate_password = lambda password: None


@mutant("careersLogin", "status")
def confirmation_demanded_at_sign_in():
    careers.CredentialsSerializer._declared_fields["password_confirm"] = serializers.CharField()


@mutant("careersLogin", "/message")
def wrong_password_in_detail():
    from rest_framework.exceptions import AuthenticationFailed

    def refuse(text, status_code=400):
        return AuthenticationFailed(text) if status_code == 401 else problems.Refusal(text, status_code)

    careers.Refusal = refuse


@mutant("careersLogin", "status")
def wrong_password_400():
    careers.authenticate = lambda request, **data: authenticate(request, **data) or refuse_login()


def refuse_login():
    raise problems.Refusal("Invalid email or password.", 400)


@mutant("checkProfile", "/message")
def stranger_in_detail():
    careers.CheckProfile.problem_key = "detail"


@mutant("checkProfile", "status")
def stranger_403():
    careers.Session.authenticate_header = SessionAuthentication.authenticate_header


@mutant("checkProfile", "/profile/user/email")
def profile_of_somebody():
    def get(self, request):
        first = models.Profile.objects.first()
        if first is None:
            return Response({"has_profile": False, "profile": None})
        data = careers.ProfileSerializer(first).data
        data["user"] = {"email": "somebody@twinbridge.example"}
        return Response({"has_profile": True, "profile": data})

    careers.CheckProfile.get = get


@mutant("checkProfile", "header Cache-Control")
def check_may_be_cached():
    careers.CareersView.dispatch = careers.APIView.dispatch


@mutant("updateProfile", "status")
def no_csrf_check():
    careers.Session.enforce_csrf = lambda self, request: None


@mutant("updateProfile", "/profile/resume")
def resume_lost_by_a_change():
    inherited = careers.ProfileView.save

    def save(self, request, profile, status):
        response = inherited(self, request, profile, status)
        if profile and not request.FILES:
            models.Profile.objects.filter(pk=profile.pk).update(resume="")
            response.data["profile"] = careers.ProfileSerializer(careers.profile_of(request.user)).data
        return response

    careers.ProfileView.save = save


@mutant("updateProfile", "/profile/resume")
def resume_not_replaced():
    def update(self, profile, data):
        data.pop("resume", None)
        return serializers.ModelSerializer.update(self, profile, data)

    careers.ProfileSerializer.update = update


@mutant("createProfile", "/profile/resume")
def resume_not_served():
    def get(self, request, name):
        raise careers.Http404

    careers.Resume.get = get


@mutant("createProfile", "/profile/resume")
def resume_relative_to_the_page():
    replace_field(careers.ProfileSerializer, "resume", lambda url: url and url.lstrip("/"))


@mutant("createProfile", "/profile/resume")
def resume_for_everybody():
    careers.Resume.permission_classes = []
    careers.profile_of = lambda user: None if user.is_anonymous else models.Profile.objects.filter(user=user).first()
    careers.Resume.get = lambda self, request, name: careers.serve(
        request._request, f"resumes/{name}", document_root=careers.settings.MEDIA_ROOT
    )


@mutant("createProfile", "/profile/resume")
def resume_may_be_cached():
    careers.Resume.dispatch = careers.APIView.dispatch


@mutant("createProfile", "/profile/resume")
def resume_emptied():
    inherited = careers.ProfileSerializer.validate_resume

    def validate_resume(self, file):
        inherited(self, file)
        return ContentFile(b"", name=file.name)

    careers.ProfileSerializer.validate_resume = validate_resume


@mutant("updateProfile", "/profile/current_salary")
def change_keeps_what_is_left_out():
    field = serializers.IntegerField(required=False, allow_null=True)
    careers.ProfileSerializer._declared_fields["current_salary"] = field


@mutant("updateProfile", "status")
def change_as_a_patch():
    inherited = careers.ProfileSerializer.__init__

    def init(self, *args, **kwargs):
        inherited(self, *args, **{**kwargs, "partial": bool(args and args[0])})

    careers.ProfileSerializer.__init__ = init


@mutant("createProfile", "status")
def name_ending_in_pdf_suffices():
    careers.ProfileSerializer.validate_resume = lambda self, file: file


@mutant("createProfile", "status")
def resume_of_any_size():
    careers.ProfileView.largest = 10**9


@mutant("createProfile", "/message")
def own_text_for_a_second_profile():
    refusal = problems.Refusal
    careers.Refusal = lambda text, status_code=400: refusal(
        "UNIQUE constraint failed." if "already exists" in text else text, status_code
    )


@mutant("createProfile", "/profile/gender")
def choices_nested():
    replace_field(careers.ProfileSerializer, "gender", lambda number: {"id": number, "name": "Woman"})


@mutant("createProfile", "/profile/education")
def list_stored_as_text():
    import json

    replace_field(careers.ProfileSerializer, "education", json.dumps)


@mutant("getCareersDropdowns", "/salary_ranges/*/min_salary")
def salary_as_decimal():
    for choice in models.Choice.objects.filter(kind="salary_ranges"):
        choice.data["min_salary"] = f"{choice.data['min_salary']}.00"
        choice.save()


@mutant("getCareersDropdowns", "/genders/*/id")
def choices_with_the_same_id():
    for choice in models.Choice.objects.filter(kind="genders"):
        choice.data["id"] = 1
        choice.save()


@mutant("applyToJob", "status")
def unknown_job_fails():
    def strict(model, slug):
        return model.objects.get(slug=slug)

    careers.get_object_or_404 = strict


@mutant("applyToJob", "status")
def closed_job_takes_applications():
    def lenient(model, slug):
        job = get_object_or_404(model, slug=slug)
        job.is_active = True
        return job

    careers.get_object_or_404 = lenient


@mutant("applyToJob", "/message")
def applied_twice():
    careers.Apply.again = 200
    post = careers.Apply.post

    def forgetful(self, request, slug):
        models.Application.objects.filter(user=request.user).delete()
        return post(self, request, slug)

    careers.Apply.post = forgetful


@mutant("sendEmail", "status")
def nothing_to_say():
    careers.SendEmail.post = lambda self, request: Response(status=204)


@mutant("sendEmail", "status")
def phone_demanded():
    careers.ContactSerializer._declared_fields["phone"] = serializers.CharField()
