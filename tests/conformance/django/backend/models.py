from django.conf import settings
from django.core.validators import MinValueValidator
from django.db import models


class Department(models.Model):
    name = models.CharField(max_length=120)


class Job(models.Model):
    slug = models.SlugField(unique=True, max_length=100)
    title = models.CharField(max_length=200, null=True)
    department = models.ForeignKey(Department, models.SET_NULL, null=True, related_name="jobs")
    job_type = models.CharField(max_length=20, null=True)
    location = models.CharField(max_length=120, null=True)
    posted_date = models.DateField(null=True)
    closing_date = models.DateField(null=True)
    salary_range = models.CharField(max_length=200, null=True)
    is_active = models.BooleanField(default=True)
    description = models.TextField(null=True)
    responsibilities = models.TextField(null=True)
    qualifications = models.TextField(null=True)

    class Meta:
        ordering = [models.F("posted_date").desc(nulls_last=True), "-id"]


CHOICE = {"validators": [MinValueValidator(1)]}


class Profile(models.Model):
    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE)
    job_title = models.CharField(max_length=1000)
    gender = models.IntegerField(**CHOICE)
    nationality = models.IntegerField(**CHOICE)
    marital_status = models.IntegerField(**CHOICE)
    current_salary = models.IntegerField(**CHOICE, null=True)
    expected_salary = models.IntegerField(**CHOICE)
    career_level = models.IntegerField(**CHOICE)
    experience = models.IntegerField(**CHOICE)
    job_category = models.IntegerField(**CHOICE)
    language_ids = models.JSONField(default=list)
    education = models.JSONField(default=list)
    work_experience = models.JSONField(default=list)
    skills = models.JSONField(default=list)
    resume = models.FileField(upload_to="resumes")


class Application(models.Model):
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    job = models.ForeignKey(Job, models.CASCADE)

    class Meta:
        unique_together = ["user", "job"]
