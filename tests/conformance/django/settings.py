"""Default Django settings of a conforming backend. Each name in VARIANT is a lawful alternative."""

import mimetypes
import os
from pathlib import Path

FOLDER = Path(os.environ["DJANGO_FOLDER"])
VARIANTS = os.environ["VARIANT"].split(",")
IS_HTTPS = "https" in VARIANTS

SECRET_KEY = os.environ["DJANGO_SECRET"]
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "backend.careers"
USE_TZ = True
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
DATABASES = {
    "default": {"ENGINE": "django.db.backends.sqlite3", "NAME": FOLDER / "db.sqlite3", "OPTIONS": {"timeout": 20}}
}
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "rest_framework",
    "backend",
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "backend.problems.CredentialMiddleware",
]
EDGE_CREDENTIAL = os.environ["EDGE_CREDENTIAL"]
# Django 4.0 and later expects the scheme, earlier versions the host alone.
CSRF_TRUSTED_ORIGINS = [os.environ["SITE"], os.environ["SITE"].removeprefix("https://")]
SILENCED_SYSTEM_CHECKS = ["4_0.E001"]
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = IS_HTTPS
if "signed_cookies" in VARIANTS:
    SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
AUTH_PASSWORD_VALIDATORS = [{"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"}]
# The default hasher needs a third of a second for each sign-in.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
MEDIA_ROOT = FOLDER / "media"
MEDIA_URL = "/media/"
# Python has the type of WebP only from 3.13 on.
mimetypes.add_type("image/webp", ".webp")
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "EXCEPTION_HANDLER": "backend.problems.handle",
}
