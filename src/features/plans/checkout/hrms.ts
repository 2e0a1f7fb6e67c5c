import type { components } from '#contract/generated/hrms.d.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, statusError } from '#shared/api/ApiError.ts';
import { hrms } from '#shared/api/client.ts';
import { fieldsOf, optionalText, text } from '#shared/api/tolerant.ts';
import { readResponse, unwrap } from '#shared/api/unwrap.ts';

type Schemas = components['schemas'];

export type Registration = Schemas['Registration'];

export type Login = Schemas['Login'];

const companyId = 10;

const authorization = (key: string) => ({ headers: { Authorization: `Token ${key}` } });

/** Signs up; returns the token, or null when the response has none. Throws `ApiError`. */
export async function signUpSubscriber(registration: Registration): Promise<string | null> {
  const call = hrms.POST('/dj-rest-auth/registration/', { body: registration });
  const { status, body } = await readResponse(call);
  if (status < 200 || status > 299) throw statusError(status, body);
  return optionalText(fieldsOf<Schemas['AccountKey']>(body).key);
}

/** Logs in; returns the token. Throws `ApiError`, also without a token. */
export async function logInSubscriber(login: Login): Promise<string> {
  const call = hrms.POST('/auth/login/login/', { body: login });
  return text((await unwrap(call, ({ key }) => text(key) !== '')).key);
}

export function subscriberFailureText(failure: unknown): string {
  const body = isFailure(failure, 'status', 'shape') ? failure.body : null;
  return text(fieldsOf<Schemas['AccountProblem']>(body).detail) || textOf('subscriberFailed');
}

/** Creates a payment intent; returns its client secret. Throws `ApiError`. */
export async function createPaymentIntent(key: string, employees: number): Promise<string> {
  const call = hrms.POST('/payments/create-payment-intent/', {
    ...authorization(key),
    body: { max_employees: employees },
  });
  const intent = await unwrap(call, ({ client_secret }) => text(client_secret) !== '');
  return text(intent.client_secret);
}

/** Records a paid subscription; can be repeated. Throws `ApiError`. */
export async function recordSubscription(
  key: string,
  paymentMethod: string,
  employees: number,
): Promise<void> {
  const call = hrms.POST('/payments/payment-method/', {
    ...authorization(key),
    body: { companyId, payment_method_id: paymentMethod, max_employees: employees },
  });
  await unwrap(call, ({ error }) => text(error) === '');
}

const refusalOf = (failure: unknown) =>
  isFailure(failure, 'status') ? fieldsOf<Schemas['PaymentProblem']>(failure.body).error : '';

export function intentFailureText(failure: unknown): string {
  const said = isFailure(failure, 'shape')
    ? fieldsOf<Schemas['PaymentIntent']>(failure.body).error
    : refusalOf(failure);
  return text(said) || textOf('intentFailed');
}

export function recordingFailureText(failure: unknown): string {
  const said = isFailure(failure, 'shape')
    ? fieldsOf<Schemas['SubscriptionOutcome']>(failure.body).error
    : refusalOf(failure);
  return text(said) || textOf('subscriptionFailed');
}
