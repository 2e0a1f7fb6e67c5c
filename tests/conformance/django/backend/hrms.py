"""Accounts and payments of the subscription."""

import secrets

from django.contrib.auth import authenticate, get_user_model
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError as DjangoValidationError
from rest_framework import serializers
from rest_framework.authentication import TokenAuthentication
from rest_framework.authtoken.models import Token
from rest_framework.permissions import IsAuthenticated
from rest_framework.response import Response
from rest_framework.views import APIView

from .models import Intent, Subscription
from .problems import Refusal

User = get_user_model()
CENTS = 2500


def key_of(user):
    return {"key": Token.objects.get_or_create(user=user)[0].key}


class RegistrationSerializer(serializers.Serializer):
    username = serializers.CharField(max_length=150)
    email = serializers.EmailField(max_length=254)
    password1 = serializers.CharField(max_length=128, trim_whitespace=False)
    password2 = serializers.CharField(max_length=128, trim_whitespace=False)

    def validate_username(self, username):
        if User.objects.filter(username=username).exists():
            raise serializers.ValidationError("A user with that username already exists.")
        return username

    def validate_password1(self, password):
        try:
            validate_password(password)
        except DjangoValidationError as error:
            raise serializers.ValidationError(error.messages) from error
        return password

    def validate(self, data):
        if data["password1"] != data["password2"]:
            raise serializers.ValidationError({"password2": ["The two passwords do not match."]})
        return data


class Registration(APIView):
    def post(self, request):
        serializer = RegistrationSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        data = serializer.validated_data
        user = User.objects.create_user(data["username"], data["email"], data["password1"])
        return Response(key_of(user), status=201)


class LoginSerializer(serializers.Serializer):
    username = serializers.CharField(max_length=150)
    password = serializers.CharField(max_length=128, trim_whitespace=False)

    def validate(self, data):
        data["user"] = authenticate(**data)
        if data["user"] is None:
            raise serializers.ValidationError("Unable to log in with provided credentials.")
        return data


class Login(APIView):
    def post(self, request):
        serializer = LoginSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        return Response(key_of(serializer.validated_data["user"]))


class PaymentView(APIView):
    authentication_classes = [TokenAuthentication]
    permission_classes = [IsAuthenticated]
    problem_key = "error"


class IntentSerializer(serializers.Serializer):
    max_employees = serializers.IntegerField(min_value=1, max_value=1_000_000)


class CreateIntent(PaymentView):
    def post(self, request):
        serializer = IntentSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        amount = serializer.validated_data["max_employees"] * CENTS
        intent = Intent.objects.create(user=request.user, amount=amount)
        return Response({"client_secret": f"pi_{intent.id}_secret_{secrets.token_hex(8)}"})


class MethodSerializer(IntentSerializer):
    companyId = serializers.ChoiceField([10])
    payment_method_id = serializers.CharField(max_length=200)


class RecordMethod(PaymentView):
    def pay(self, user, amount, method):
        """Replaces the card provider: the intent of this account and amount that this method has paid."""
        unpaid = Intent.objects.filter(user=user, amount=amount, method=None)
        intent = Intent.objects.filter(method=method).first() or unpaid.first()
        if intent is None or (intent.user, intent.amount) != (user, amount):
            raise Refusal("The payment could not be found.")
        intent.method = method
        intent.save()

    def post(self, request):
        serializer = MethodSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        method = serializer.validated_data["payment_method_id"]
        employees = serializer.validated_data["max_employees"]
        self.pay(request.user, employees * CENTS, method)
        values = {"user": request.user, "max_employees": employees}
        Subscription.objects.get_or_create(payment_method_id=method, defaults=values)
        return Response({"message": "Subscription recorded"})
