import { credentials } from '#contract/generated/calls.ts';
import {
  loginAccountFailure,
  loginAccountResponse,
} from '#contract/generated/decoders/hrms/auth.ts';
import { registerAccountResponse } from '#contract/generated/decoders/hrms/dj-rest-auth.ts';
import {
  createPaymentIntentFailure,
  createPaymentIntentResponse,
  recordPaymentMethodFailure,
  recordPaymentMethodResponse,
} from '#contract/generated/decoders/hrms/payments.ts';
import type { components } from '#contract/generated/hrms.d.ts';
import { recordPaymentMethod } from '#contract/generated/limits.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, statusError } from '#shared/api/ApiError.ts';
import { hrms } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { readResponse, unwrap } from '#shared/api/unwrap.ts';

type Schemas = components['schemas'];

const { const: companyId } = recordPaymentMethod.companyId;

const { name: keyHeader, prefix } = credentials.tokenAuth;
const authorization = (key: string) => ({ headers: { [keyHeader]: prefix + key } });

/** Signs up; returns the token, or null when the response has none. Throws `ApiError`. */
export async function signUpSubscriber(
  body: Schemas['Registration'],
  signal: AbortSignal,
): Promise<string | null> {
  const call = hrms.POST('/dj-rest-auth/registration/', { body, signal });
  const response = await readResponse(call);
  const { status } = response;
  if (status < 200 || status > 299) throw statusError(status, response.body);
  return decodeOrEmpty(registerAccountResponse, response.body).key || null;
}

/** Logs in; returns the token. Throws `ApiError`, also without a token. */
export async function logInSubscriber(
  body: Schemas['Login'],
  signal: AbortSignal,
): Promise<string> {
  const call = hrms.POST('/auth/login/login/', { body, signal });
  return (await unwrap(call, loginAccountResponse, ({ key }) => key !== '')).key;
}

/** Creates a payment intent; returns its client secret. Throws `ApiError`. */
export async function createPaymentIntent(key: string, employees: number): Promise<string> {
  const call = hrms.POST('/payments/create-payment-intent/', {
    ...authorization(key),
    body: { max_employees: employees },
  });
  const { client_secret } = await unwrap(call, createPaymentIntentResponse, (intent) =>
    Boolean(intent.client_secret),
  );
  return client_secret ?? '';
}

/** Records a paid subscription; a repetition changes nothing. Throws `ApiError`. */
export async function recordSubscription(
  key: string,
  paymentMethod: string,
  employees: number,
): Promise<void> {
  const call = hrms.POST('/payments/payment-method/', {
    ...authorization(key),
    body: { companyId, payment_method_id: paymentMethod, max_employees: employees },
  });
  await unwrap(call, recordPaymentMethodResponse, ({ error }) => !error);
}

/** The body of a failure: of an error status, or of a success without the expected data. */
const failureBody = (failure: unknown) =>
  isFailure(failure, 'status', 'shape') ? failure.body : null;

/** Login and registration have the same `detail`. */
export const subscriberFailureText = (failure: unknown) =>
  decodeOrEmpty(loginAccountFailure, failureBody(failure)).detail ?? textOf('subscriberFailed');

export const intentFailureText = (failure: unknown) =>
  decodeOrEmpty(createPaymentIntentFailure, failureBody(failure)).error ?? textOf('intentFailed');

export const recordingFailureText = (failure: unknown) =>
  decodeOrEmpty(recordPaymentMethodFailure, failureBody(failure)).error ??
  textOf('subscriptionFailed');
