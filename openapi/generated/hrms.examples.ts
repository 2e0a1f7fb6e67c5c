// Named examples of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import type { operations as contract } from './hrms.d.ts';

type Body<Id extends keyof contract, Status extends keyof contract[Id]['responses']> =
  contract[Id]['responses'][Status] extends { content: { 'application/json': infer Value } } ? Value : never;

/** Response bodies by operation and example name; undefined without a body. */
export const examples = {
  registerAccount: {
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
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'registerAccount', 403>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'registerAccount', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'registerAccount', 429>,
    registrationUnavailable: {} satisfies Body<'registerAccount', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'registerAccount', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'registerAccount', 504>,
    accountCreated: {
      "key": "4f1d0c9b7a6e5d3c2b1a0f9e8d7c6b5a4f3e2d1c"
    } satisfies Body<'registerAccount', '2XX'>,
  },
  loginAccount: {
    loginWrong: {
      "detail": "Unable to log in with provided credentials."
    } satisfies Body<'loginAccount', 400>,
    loginFieldProblems: {
      "non_field_errors": [
        "Unable to log in with provided credentials."
      ]
    } satisfies Body<'loginAccount', 400>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'loginAccount', 403>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'loginAccount', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'loginAccount', 429>,
    loginUnavailable: {} satisfies Body<'loginAccount', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'loginAccount', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'loginAccount', 504>,
    loggedIn: {
      "key": "4f1d0c9b7a6e5d3c2b1a0f9e8d7c6b5a4f3e2d1c"
    } satisfies Body<'loginAccount', '2XX'>,
  },
  createPaymentIntent: {
    intentRefused: {
      "error": "The number of employees is not valid."
    } satisfies Body<'createPaymentIntent', 400>,
    invalidToken: {
      "detail": "Invalid token."
    } satisfies Body<'createPaymentIntent', 401>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'createPaymentIntent', 403>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'createPaymentIntent', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'createPaymentIntent', 429>,
    intentFailed: {} satisfies Body<'createPaymentIntent', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'createPaymentIntent', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'createPaymentIntent', 504>,
    intentCreated: {
      "client_secret": "pi_mock_0001_secret_mock"
    } satisfies Body<'createPaymentIntent', '2XX'>,
    intentRefusedOk: {
      "error": "Subscriptions are closed for maintenance until noon."
    } satisfies Body<'createPaymentIntent', '2XX'>,
    intentWithoutSecret: {} satisfies Body<'createPaymentIntent', '2XX'>,
  },
  recordPaymentMethod: {
    subscriptionRefused: {
      "error": "This payment method has expired."
    } satisfies Body<'recordPaymentMethod', 400>,
    subscriptionInvalid: {
      "error": "The subscription is incomplete."
    } satisfies Body<'recordPaymentMethod', 400>,
    invalidToken: {
      "detail": "Invalid token."
    } satisfies Body<'recordPaymentMethod', 401>,
    crossSiteRefused: {
      "error": "This request did not come from the website.",
      "message": "This request did not come from the website.",
      "detail": "This request did not come from the website."
    } satisfies Body<'recordPaymentMethod', 403>,
    bodyTooLarge: {
      "error": "This is too large to be sent.",
      "message": "This is too large to be sent.",
      "detail": "This is too large to be sent."
    } satisfies Body<'recordPaymentMethod', 413>,
    tooManyRequests: {
      "error": "Too many requests. Please wait a minute and try again.",
      "message": "Too many requests. Please wait a minute and try again.",
      "detail": "Too many requests. Please wait a minute and try again."
    } satisfies Body<'recordPaymentMethod', 429>,
    subscriptionFailed: {} satisfies Body<'recordPaymentMethod', 500>,
    badGateway: {
      "error": "The service cannot be reached at the moment. Please try again later.",
      "message": "The service cannot be reached at the moment. Please try again later.",
      "detail": "The service cannot be reached at the moment. Please try again later."
    } satisfies Body<'recordPaymentMethod', 502>,
    gatewayTimeout: {
      "error": "The service did not answer in time. Please try again later.",
      "message": "The service did not answer in time. Please try again later.",
      "detail": "The service did not answer in time. Please try again later."
    } satisfies Body<'recordPaymentMethod', 504>,
    subscriptionRecorded: {
      "message": "Subscription recorded"
    } satisfies Body<'recordPaymentMethod', '2XX'>,
    subscriptionRefusedOk: {
      "error": "The payment could not be found. Please contact us."
    } satisfies Body<'recordPaymentMethod', '2XX'>,
  },
};

/** Response headers by operation and example name. */
export const headers: { [Id in keyof typeof examples]?: Record<string, Record<string, string>> } = {
  registerAccount: {
    tooManyRequests: {"retry-after":"60"},
  },
  loginAccount: {
    tooManyRequests: {"retry-after":"60"},
  },
  createPaymentIntent: {
    tooManyRequests: {"retry-after":"60"},
  },
  recordPaymentMethod: {
    tooManyRequests: {"retry-after":"60"},
  },
};
