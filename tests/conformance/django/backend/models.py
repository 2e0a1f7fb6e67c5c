from django.conf import settings
from django.db import models


class Ordered(models.Model):
    class Meta:
        abstract = True
        ordering = ["id"]


class Service(Ordered):
    title = models.CharField(max_length=120)
    short_text = models.CharField(max_length=300, null=True)
    icon1 = models.FileField(null=True)
    icon2 = models.FileField(null=True)
    text = models.TextField(null=True)
    thumb = models.FileField(null=True)
    challenge = models.TextField(null=True)
    what_we_do = models.TextField(null=True)
    included_services = models.JSONField(default=list)
    detail_services_list = models.JSONField(default=list)


class Department(Ordered):
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


class Profile(models.Model):
    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="profile")
    job_title = models.CharField(max_length=1000)
    gender = models.IntegerField()
    nationality = models.IntegerField()
    marital_status = models.IntegerField()
    current_salary = models.IntegerField(null=True)
    expected_salary = models.IntegerField()
    career_level = models.IntegerField()
    experience = models.IntegerField()
    job_category = models.IntegerField()
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


class Intent(models.Model):
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    amount = models.IntegerField()
    method = models.CharField(max_length=200, null=True, unique=True)


class Subscription(models.Model):
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    payment_method_id = models.CharField(max_length=200, unique=True)
    max_employees = models.IntegerField()
