"""Failure bodies: each view names the property of the visitor's text."""

from django.db import IntegrityError, OperationalError
from rest_framework.exceptions import APIException, NotAuthenticated, ValidationError
from rest_framework.views import exception_handler


class Refusal(APIException):
    def __init__(self, text, status_code=400):
        super().__init__(text)
        self.status_code = status_code


def first_text(detail):
    if isinstance(detail, dict):
        detail = list(detail.values())
    return first_text(detail[0]) if isinstance(detail, list) else str(detail)


def handle(exc, context):
    # The other one of two equal requests at once was stored.
    if isinstance(exc, (IntegrityError, OperationalError)):
        exc = Refusal("Profile already exists for this user.")
    response = exception_handler(exc, context)
    key = getattr(context["view"], "problem_key", "detail")
    if isinstance(exc, NotAuthenticated) and key == "message":
        response.data = {key: "Please sign in to continue."}
    elif isinstance(exc, (ValidationError, Refusal)) and key != "detail":
        response.data = {key: first_text(exc.detail)}
    elif isinstance(exc, ValidationError):
        response.data = {"detail": first_text(exc.detail), **response.data}
    return response
