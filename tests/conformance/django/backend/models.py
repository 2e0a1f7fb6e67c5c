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


class Project(Ordered):
    title = models.CharField(max_length=200)
    thumb = models.FileField(null=True)
    thumb_full = models.FileField(null=True)
    list1 = models.CharField(max_length=200, null=True)
    list2 = models.CharField(max_length=200, null=True)
    description = models.TextField(null=True)


class CaseStudy(Ordered):
    title = models.CharField(max_length=200)
    main_image_url = models.FileField(null=True)
    year = models.IntegerField(null=True)
    outcome = models.CharField(max_length=200, null=True)
    sub_images = models.JSONField(default=list)
    additional_images = models.JSONField(default=list)
    videos = models.JSONField(default=list)
    structured_content = models.JSONField(default=list)


class Game(Ordered):
    game_name = models.JSONField()
    image = models.FileField(null=True)
    description = models.TextField(null=True)
    icon1 = models.FileField(null=True)
    icon1_link = models.URLField(null=True)
    icon2 = models.FileField(null=True)
    icon2_link = models.URLField(null=True)
    video = models.FileField(null=True)


class VideoBanner(Ordered):
    video = models.FileField()
    title = models.CharField(max_length=120)
    description = models.CharField(max_length=300, null=True)


class Testimonial(Ordered):
    text = models.TextField()
    image = models.FileField(null=True)
    name = models.CharField(max_length=120)
    designation = models.CharField(max_length=200, null=True)
    platform = models.CharField(max_length=120, null=True)


class TeamGroup(Ordered):
    name = models.CharField(max_length=120)


class TeamMember(Ordered):
    group = models.ForeignKey(TeamGroup, models.CASCADE, related_name="members")
    thumb = models.FileField(null=True)
    member = models.CharField(max_length=120)
    memberLink = models.URLField(null=True)
    designation = models.CharField(max_length=200, null=True)
    icon1 = models.FileField(null=True)
    icon2 = models.FileField(null=True)


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


class Choice(models.Model):
    """An entry of one of the lists of choices; ids are unique within their list."""

    kind = models.CharField(max_length=30)
    number = models.IntegerField()
    data = models.JSONField()


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
