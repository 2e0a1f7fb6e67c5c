"""Reads without a view respond with the contract's examples, so that a new read needs no code here."""

import json

from django.conf import settings
from django.http import JsonResponse
from django.urls import path

content = json.loads((settings.FOLDER / "content.json").read_text())
reads = content["reads"]


def respond(request, **_):
    body = reads.get(request.path)
    return JsonResponse(body or {"detail": "Not found."}, status=200 if body else 404)


def routes_beside(known):
    """Routes of the resources that these routes do not cover."""
    resource = lambda route: route.strip("/").split("/")[1]
    names = {resource(each) for each in reads} - {resource(str(each.pattern)) for each in known}
    return [path(f"api/{name}/{rest}", respond) for name in names for rest in ("", "<path:rest>")]
