"""Mistakes of settings and middleware."""

from django.conf import settings

from ..credential import CredentialMiddleware
from .table import mutant


@mutant("careersLogin", "header Set-Cookie: sessionid")
def session_for_other_sites():
    settings.SESSION_COOKIE_SAMESITE = "None"


@mutant("careersLogin", "header Set-Cookie: sessionid")
def session_read_by_scripts():
    settings.SESSION_COOKIE_HTTPONLY = False


@mutant("careersLogin", "header Set-Cookie: sessionid")
def session_of_a_domain():
    settings.SESSION_COOKIE_DOMAIN = ".twinbridge.example"


@mutant("careersLogin", "header Set-Cookie: sessionid")
def session_for_a_year():
    settings.SESSION_COOKIE_AGE = 365 * 24 * 3600


@mutant("careersLogin", "header Set-Cookie: sessionid", ["https"])
def session_over_plain_http():
    settings.SESSION_COOKIE_SECURE = False


@mutant("careersRegister", "header Set-Cookie: sessionid")
def session_of_another_name():
    settings.SESSION_COOKIE_NAME = "agency_session"


@mutant("careersLogin", "header Set-Cookie: csrftoken")
def token_hidden_from_scripts():
    settings.CSRF_COOKIE_HTTPONLY = True


@mutant("createProfile", "status")
def token_kept_in_the_session():
    settings.CSRF_USE_SESSIONS = True


@mutant("careersLogin", "header Set-Cookie: sessionid")
def session_id_may_be_planted():
    from django.contrib.sessions.backends.db import SessionStore

    save = SessionStore.save
    SessionStore.load = lambda self: self.decode(self._get_session_from_db().session_data) if self.exists(
        self.session_key
    ) else {}
    SessionStore.cycle_key = lambda self: None

    def keep(self, must_create=False):
        save(self, must_create=self.session_key is not None and not self.exists(self.session_key))

    SessionStore.save = keep


@mutant("checkProfile", "header Access-Control-Allow-Origin")
def every_origin_with_credentials():
    wrap_responses(lambda request, response: share(request, response))


def share(request, response):
    if "Origin" in request.headers:
        response["Access-Control-Allow-Origin"] = request.headers["Origin"]
        response["Access-Control-Allow-Credentials"] = "true"


def wrap_responses(change):
    inherited = CredentialMiddleware.__call__

    def call(self, request):
        response = inherited(self, request)
        change(request, response)
        return response

    CredentialMiddleware.__call__ = call


@mutant("checkProfile", "header Cache-Control")
def everything_public():
    def change(request, response):
        if response.status_code == 200:
            response["Cache-Control"] = "public, max-age=600"

    wrap_responses(change)


@mutant("listGames", "status")
def games_without_credential():
    CredentialMiddleware.exempt = ("/api/games/",)


@mutant("getJob", "status")
def anybody_reads_without_credential():
    inherited = CredentialMiddleware.__call__

    def call(self, request):
        is_anonymous = request.method == "GET" and "Authorization" not in request.headers
        return self.get_response(request) if is_anonymous else inherited(self, request)

    CredentialMiddleware.__call__ = call


@mutant("listServices", "header Content-Type")
def another_charset():
    wrap_responses(
        lambda request, response: response.headers.__setitem__(
            "Content-Type", "application/json; charset=latin-1"
        )
    )
