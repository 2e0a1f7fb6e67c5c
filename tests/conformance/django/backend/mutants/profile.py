from django.core.files.base import ContentFile
from rest_framework import serializers

from .. import careers, models, problems
from .table import mutant, replace_field


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
def resume_for_every_candidate():
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
def change_keeps_what_is_cleared():
    class KeptField(serializers.IntegerField):
        def get_value(self, dictionary):
            return dictionary.get(self.field_name) or serializers.empty

    field = KeptField(required=False, allow_null=True)
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
