import type { components } from '#contract/generated/hrms.d.ts';
import { hrms } from '../client.ts';
import { fieldsOf, isRecord, optionalText, text } from '../tolerant.ts';

type Schemas = components['schemas'];

/** What a subscriber types to sign up (section 3, "Registration payload"). */
export type Registration = Schemas['Registration'];

/** What a subscriber types to log in (section 3, "Login payload"). */
export type Login = Schemas['Login'];

/** Outcome of sign-up or login: the key (null when a sign-up gave none), or the server's text ('' without one). */
export type AccountOutcome = { ok: true; key: string | null } | { ok: false; text: string };

/** Outcome of a call that needs the token; `refused` when the server does not accept it. */
export type TokenOutcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; refused: boolean; text: string };

/** The company id of every subscription (section 9). */
const companyId = 10;

const authorization = (key: string) => ({ headers: { Authorization: `Token ${key}` } });

/** Signs up (section 7, `POST {hrms}/dj-rest-auth/registration/`). Never throws. */
export async function signUpSubscriber(body: Registration): Promise<AccountOutcome> {
  try {
    const { data, error, response } = await hrms.POST('/dj-rest-auth/registration/', { body });
    if (response.ok) {
      return { ok: true, key: optionalText(fieldsOf<Schemas['AccountKey']>(data).key) };
    }
    return { ok: false, text: text(fieldsOf<Schemas['AccountProblem']>(error).detail) };
  } catch {
    return { ok: false, text: '' };
  }
}

/** Logs in (section 7, `POST {hrms}/auth/login/login/`). Without a key in the answer nobody is logged in. Never throws. */
export async function logInSubscriber(body: Login): Promise<AccountOutcome> {
  try {
    const { data, error, response } = await hrms.POST('/auth/login/login/', { body });
    const key = response.ok ? optionalText(fieldsOf<Schemas['AccountKey']>(data).key) : null;
    const { detail } = fieldsOf<Schemas['AccountProblem']>(response.ok ? data : error);
    return key ? { ok: true, key } : { ok: false, text: text(detail) };
  } catch {
    return { ok: false, text: '' };
  }
}

/** Creates a payment intent (section 7, `POST {hrms}/payments/create-payment-intent/`) and gives its secret. Never throws. */
export async function createPaymentIntent(
  key: string,
  employees: number,
): Promise<TokenOutcome<string>> {
  try {
    const { data, error, response } = await hrms.POST('/payments/create-payment-intent/', {
      ...authorization(key),
      body: { max_employees: employees },
    });
    const { client_secret, error: refusal } = fieldsOf<Schemas['PaymentIntent']>(data);
    const secret = text(client_secret);
    if (secret) return { ok: true, value: secret };
    const reason = response.ok ? refusal : fieldsOf<Schemas['PaymentProblem']>(error).error;
    return { ok: false, refused: response.status === 401, text: text(reason) };
  } catch {
    return { ok: false, refused: false, text: '' };
  }
}

/** Records a paid subscription (section 7, `POST {hrms}/payments/payment-method/`). Never throws; may be repeated. */
export async function recordSubscription(
  key: string,
  paymentMethod: string,
  employees: number,
): Promise<TokenOutcome<null>> {
  try {
    const { data, error, response } = await hrms.POST('/payments/payment-method/', {
      ...authorization(key),
      body: { companyId, payment_method_id: paymentMethod, max_employees: employees },
    });
    const refusal = fieldsOf<Schemas['SubscriptionOutcome']>(data).error;
    if (response.ok && isRecord(data) && !text(refusal)) return { ok: true, value: null };
    const reason = text(response.ok ? refusal : fieldsOf<Schemas['PaymentProblem']>(error).error);
    return { ok: false, refused: response.status === 401, text: reason };
  } catch {
    return { ok: false, refused: false, text: '' };
  }
}
