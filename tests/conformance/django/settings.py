"""Default Django settings of a conforming backend. Each name in VARIANT is a lawful alternative."""

import mimetypes
import os
from pathlib import Path
from urllib.parse import urlsplit

import django

FOLDER = Path(os.environ["DJANGO_FOLDER"])
VARIANTS = set(os.environ.get("VARIANT", "").split(",")) - {""}
IS_HTTPS = "https" in VARIANTS

SECRET_KEY = os.environ["DJANGO_SECRET"]
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1", "localhost"]
ROOT_URLCONF = "backend.urls"
USE_TZ = True
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": FOLDER / "db.sqlite3",
        "OPTIONS": {"timeout": 20},
    }
}
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "rest_framework",
    "rest_framework.authtoken",
    "backend",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "backend.credential.CredentialMiddleware",
]
EDGE_CREDENTIAL = os.environ.get("EDGE_CREDENTIAL", "")
SITE = os.environ.get("SITE", "")
# Django 4.0 and later expects the scheme, earlier versions the host alone.
CSRF_TRUSTED_ORIGINS = [SITE if django.VERSION >= (4,) else urlsplit(SITE).netloc] if SITE else []
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = IS_HTTPS
if "signed_cookies" in VARIANTS:
    SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
# The default hasher needs a third of a second for each sign-in.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
MEDIA_ROOT = FOLDER / "media"
MEDIA_URL = "/media/"
# Python has the type of WebP only from 3.13 on.
mimetypes.add_type("image/webp", ".webp")
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination",
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "EXCEPTION_HANDLER": "backend.problems.handle",
    "PAGE_SIZE": 4 if "small_pages" in VARIANTS else 10,
}
