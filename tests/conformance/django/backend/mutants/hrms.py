from rest_framework import serializers
from rest_framework.response import Response

from .. import hrms, models, problems
from .table import mutant


@mutant("createPaymentIntent", "status")
def intent_for_strangers():
    hrms.CreateIntent.permission_classes = []
    hrms.CreateIntent.post = lambda self, request: Response({"client_secret": "pi_1_secret_1"})


@mutant("recordPaymentMethod", "status")
def record_for_strangers():
    hrms.RecordMethod.permission_classes = []
    record = hrms.RecordMethod.post

    def post(self, request):
        if request.user.is_anonymous:
            return Response({"message": "Subscription recorded"})
        return record(self, request)

    hrms.RecordMethod.post = post


@mutant("createPaymentIntent", "status")
def bearer_in_place_of_token():
    hrms.TokenAuthentication.keyword = "Bearer"


@mutant("createPaymentIntent", "status")
def no_token_403():
    hrms.TokenAuthentication.authenticate_header = lambda self, request: None


@mutant("createPaymentIntent", "status")
def negative_employees():
    hrms.IntentSerializer._declared_fields["max_employees"] = Employees()


class Employees(serializers.IntegerField):
    def run_validators(self, value):
        refuse_zero(value)


def refuse_zero(value):
    if value == 0:
        raise serializers.ValidationError("The number of employees is not valid.")


@mutant("createPaymentIntent", "status")
def huge_number_fails():
    hrms.IntentSerializer._declared_fields["max_employees"] = serializers.IntegerField(min_value=1)


@mutant("createPaymentIntent", "/client_secret")
def secret_in_camel_case():
    post = hrms.CreateIntent.post

    def renamed(self, request):
        return Response({"clientSecret": post(self, request).data["client_secret"]})

    hrms.CreateIntent.post = renamed


@mutant("recordPaymentMethod", "status")
def second_record_refused():
    post = hrms.RecordMethod.post

    def strict(self, request):
        method = request.data.get("payment_method_id")
        if models.Subscription.objects.filter(payment_method_id=method or "").exists():
            raise problems.Refusal("This payment method has been used.")
        return post(self, request)

    hrms.RecordMethod.post = strict


@mutant("recordPaymentMethod", "status")
def browser_is_believed():
    hrms.RecordMethod.is_paid = lambda self, user, employees: True


@mutant("recordPaymentMethod", "status")
def other_number_with_the_same_method():
    def post(self, request):
        serializer = hrms.MethodSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        method = serializer.validated_data["payment_method_id"]
        is_known = models.Subscription.objects.filter(payment_method_id=method).exists()
        if not is_known and not self.is_paid(request.user, request.data["max_employees"]):
            raise problems.Refusal("The payment could not be found.")
        models.Subscription.objects.update_or_create(
            user=request.user,
            payment_method_id=method,
            defaults={"max_employees": request.data["max_employees"]},
        )
        return Response({"message": "Subscription recorded"})

    hrms.RecordMethod.post = post


@mutant("loginAccount", "status")
def wrong_login_401():
    def validate(self, data):
        data["user"] = hrms.authenticate(**data)
        if data["user"] is None:
            raise problems.Refusal("Unable to log in with provided credentials.", 401)
        return data

    hrms.LoginSerializer.validate = validate


@mutant("loginAccount", "/key")
def key_called_token():
    post = hrms.Login.post
    hrms.Login.post = lambda self, request: Response({"token": post(self, request).data["key"]})


@mutant("registerAccount", "status")
def username_twice_fails():
    hrms.RegistrationSerializer.validate_username = lambda self, username: username


@mutant("registerAccount", "/detail")
def fields_without_detail():
    def handle(exc, context):
        response = handler(exc, context)
        if isinstance(context["view"], hrms.Registration):
            response.data = {"password1": {"reasons": ["It is too short."]}, "detail": ["Invalid."]}
        return response

    handler = problems.handle
    hrms.Registration.get_exception_handler = lambda self: handle


@mutant("registerAccount", "status")
def short_passwords():
    hrms.validate_password = lambda password: None
