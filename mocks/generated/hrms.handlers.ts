// Examples and default handlers of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import { createOpenApiHttp } from 'openapi-msw';
import type { operations as contract, paths } from '#api/generated/hrms.d.ts';
import { type HandlerMode, selectExample } from '../prefer.ts';
import { operations } from './operations.ts';

type Body<Id extends keyof contract, Status> = contract[Id]['responses'] extends infer Responses
  ? Status extends keyof Responses
    ? Responses[Status] extends { content: { 'application/json': infer Json } }
      ? Json
      : never
    : never
  : never;

/** Answers by operation and example name. */
export const examples = {
  registerAccount: {
    accountCreated: {
      "key": "4f1d0c9b7a6e5d3c2b1a0f9e8d7c6b5a4f3e2d1c"
    } satisfies Body<'registerAccount', 201>,
    usernameTaken: {
      "detail": "A user with that username already exists."
    } satisfies Body<'registerAccount', 400>,
    emailTaken: {
      "detail": "A user is already registered with this email address.",
      "email": [
        "A user is already registered with this email address."
      ]
    } satisfies Body<'registerAccount', 400>,
    passwordsDiffer: {
      "detail": "The two passwords do not match.",
      "password2": [
        "The two passwords do not match."
      ]
    } satisfies Body<'registerAccount', 400>,
    passwordWeak: {
      "detail": "The password needs at least 8 characters.",
      "password1": [
        "The password needs at least 8 characters."
      ]
    } satisfies Body<'registerAccount', 400>,
    emailInvalid: {
      "detail": "Enter a valid email address.",
      "email": [
        "Enter a valid email address."
      ]
    } satisfies Body<'registerAccount', 400>,
    fieldProblems: {
      "username": [
        "This field may not be blank."
      ]
    } satisfies Body<'registerAccount', 400>,
    registrationUnavailable: {} satisfies Body<'registerAccount', 500>,
  },
  loginAccount: {
    loggedIn: {
      "key": "4f1d0c9b7a6e5d3c2b1a0f9e8d7c6b5a4f3e2d1c"
    } satisfies Body<'loginAccount', 200>,
    loginWrong: {
      "detail": "Unable to log in with provided credentials."
    } satisfies Body<'loginAccount', 400>,
    loginFieldProblems: {
      "non_field_errors": [
        "Unable to log in with provided credentials."
      ]
    } satisfies Body<'loginAccount', 400>,
    loginUnavailable: {} satisfies Body<'loginAccount', 500>,
  },
  createPaymentIntent: {
    intentCreated: {
      "client_secret": "pi_mock_0001_secret_mock"
    } satisfies Body<'createPaymentIntent', 200>,
    intentWithoutSecret: {} satisfies Body<'createPaymentIntent', 200>,
    intentRefused: {
      "error": "The number of employees is not valid."
    } satisfies Body<'createPaymentIntent', 400>,
    invalidToken: {
      "detail": "Invalid token."
    } satisfies Body<'createPaymentIntent', 401>,
    intentFailed: {} satisfies Body<'createPaymentIntent', 500>,
  },
  recordPaymentMethod: {
    subscriptionRecorded: {
      "message": "Subscription recorded"
    } satisfies Body<'recordPaymentMethod', 200>,
    subscriptionRefused: {
      "error": "This payment method has expired."
    } satisfies Body<'recordPaymentMethod', 400>,
    subscriptionInvalid: {
      "error": "The subscription is incomplete."
    } satisfies Body<'recordPaymentMethod', 400>,
    invalidToken: {
      "detail": "Invalid token."
    } satisfies Body<'recordPaymentMethod', 401>,
    subscriptionFailed: {} satisfies Body<'recordPaymentMethod', 500>,
  },
};

const http = createOpenApiHttp<paths>({ baseUrl: '*/hrms' });

/**
 * One handler an operation. In mode 'preferred' it answers only a request whose `Prefer` header names an example,
 * in mode 'default' it answers with the first example of the first success status.
 */
export const hrmsHandlers = (mode: HandlerMode) => [
  http.post('/dj-rest-auth/registration/', ({ request, response }) => {
    switch (selectExample(request, operations.registerAccount, mode)) {
      case 'accountCreated':
        return response(201).json(examples.registerAccount.accountCreated);
      case 'usernameTaken':
        return response(400).json(examples.registerAccount.usernameTaken);
      case 'emailTaken':
        return response(400).json(examples.registerAccount.emailTaken);
      case 'passwordsDiffer':
        return response(400).json(examples.registerAccount.passwordsDiffer);
      case 'passwordWeak':
        return response(400).json(examples.registerAccount.passwordWeak);
      case 'emailInvalid':
        return response(400).json(examples.registerAccount.emailInvalid);
      case 'fieldProblems':
        return response(400).json(examples.registerAccount.fieldProblems);
      case 'registrationUnavailable':
        return response(500).json(examples.registerAccount.registrationUnavailable);
      default:
        return undefined;
    }
  }),
  http.post('/auth/login/login/', ({ request, response }) => {
    switch (selectExample(request, operations.loginAccount, mode)) {
      case 'loggedIn':
        return response(200).json(examples.loginAccount.loggedIn);
      case 'loginWrong':
        return response(400).json(examples.loginAccount.loginWrong);
      case 'loginFieldProblems':
        return response(400).json(examples.loginAccount.loginFieldProblems);
      case 'loginUnavailable':
        return response(500).json(examples.loginAccount.loginUnavailable);
      default:
        return undefined;
    }
  }),
  http.post('/payments/create-payment-intent/', ({ request, response }) => {
    switch (selectExample(request, operations.createPaymentIntent, mode)) {
      case 'intentCreated':
        return response(200).json(examples.createPaymentIntent.intentCreated);
      case 'intentWithoutSecret':
        return response(200).json(examples.createPaymentIntent.intentWithoutSecret);
      case 'intentRefused':
        return response(400).json(examples.createPaymentIntent.intentRefused);
      case 'invalidToken':
        return response(401).json(examples.createPaymentIntent.invalidToken);
      case 'intentFailed':
        return response(500).json(examples.createPaymentIntent.intentFailed);
      default:
        return undefined;
    }
  }),
  http.post('/payments/payment-method/', ({ request, response }) => {
    switch (selectExample(request, operations.recordPaymentMethod, mode)) {
      case 'subscriptionRecorded':
        return response(200).json(examples.recordPaymentMethod.subscriptionRecorded);
      case 'subscriptionRefused':
        return response(400).json(examples.recordPaymentMethod.subscriptionRefused);
      case 'subscriptionInvalid':
        return response(400).json(examples.recordPaymentMethod.subscriptionInvalid);
      case 'invalidToken':
        return response(401).json(examples.recordPaymentMethod.invalidToken);
      case 'subscriptionFailed':
        return response(500).json(examples.recordPaymentMethod.subscriptionFailed);
      default:
        return undefined;
    }
  }),
];
