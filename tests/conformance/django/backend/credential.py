"""The shared credential, which the edge adds to every call of the agency's API."""

import base64

from django.conf import settings
from django.http import JsonResponse


class CredentialMiddleware:
    exempt = ()

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        wanted = "Basic " + base64.b64encode(settings.EDGE_CREDENTIAL.encode()).decode()
        given = request.headers.get("Authorization")
        is_open = not settings.EDGE_CREDENTIAL or not request.path.startswith("/api/")
        if is_open or given == wanted or request.path.startswith(tuple(self.exempt)):
            return self.get_response(request)
        text = "Authentication credentials were not provided."
        return JsonResponse({"detail": text}, status=401, headers={"WWW-Authenticate": "Basic"})
