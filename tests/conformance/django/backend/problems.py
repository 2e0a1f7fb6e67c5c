"""The shared credential of the edge, and failure bodies: each view names the property of the visitor's text."""

import base64

from django.conf import settings
from django.db import IntegrityError, OperationalError
from django.http import JsonResponse
from rest_framework.exceptions import APIException, NotAuthenticated, ValidationError
from rest_framework.views import exception_handler


class CredentialMiddleware:
    exempt = ()

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        wanted = "Basic " + base64.b64encode(settings.EDGE_CREDENTIAL.encode()).decode()
        is_open = not request.path.startswith("/api/") or request.path in self.exempt
        if is_open or request.headers.get("Authorization") == wanted:
            return self.get_response(request)
        return JsonResponse({"detail": "No credential."}, status=401, headers={"WWW-Authenticate": "Basic"})


class Refusal(APIException):
    def __init__(self, text, status_code=400):
        super().__init__(text)
        self.status_code = status_code


def first_text(detail):
    if isinstance(detail, dict):
        detail = list(detail.values())
    return first_text(detail[0]) if isinstance(detail, list) else str(detail)


def valid(serializer):
    """The validated data of a request."""
    serializer.is_valid(raise_exception=True)
    return serializer.validated_data


def handle(exc, context):
    # The other one of two equal requests at once was stored.
    if isinstance(exc, (IntegrityError, OperationalError)):
        exc = Refusal("Profile already exists for this user.")
    response = exception_handler(exc, context)
    key = getattr(context["view"], "problem_key", "detail")
    if isinstance(exc, (ValidationError, Refusal)):
        response.data = {key: first_text(exc.detail)}
    elif isinstance(exc, NotAuthenticated) and key == "message":
        response.data = {key: "Please sign in to continue."}
    return response
