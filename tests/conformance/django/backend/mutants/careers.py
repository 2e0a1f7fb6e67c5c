from django.contrib.auth import authenticate, get_user_model
from rest_framework import serializers
from rest_framework.authentication import SessionAuthentication
from rest_framework.generics import get_object_or_404
from rest_framework.response import Response

from .. import careers, models, problems
from .table import mutant

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


@mutant("careersLogin", "/message")
def refusal_tells_of_the_account():
    def tell(request, username, password):
        user = authenticate(request, username=username, password=password)
        if user is None and User.objects.filter(username=username).exists():
            raise problems.Refusal("This password is wrong.", 401)
        return user

    careers.authenticate = tell


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
