/** What the visitor's actions start: requests to the HRMS and the card provider, whose results become events. */
import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { credentials } from '#contract/generated/calls.ts';
import { loginAccountResponse } from '#contract/generated/decoders/hrms/auth.ts';
import { registerAccountResponse } from '#contract/generated/decoders/hrms/dj-rest-auth.ts';
import {
  createPaymentIntentResponse,
  recordPaymentMethodFailure,
} from '#contract/generated/decoders/hrms/payments.ts';
import { recordPaymentMethod } from '#contract/generated/limits.ts';
import { type TextId, textOf } from '#errors/catalogue.ts';
import { isFailure, isSignedOut, reasonOf, shapeError } from '#shared/api/ApiError.ts';
import { hrms } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { unwrap, unwrapSuccess } from '#shared/api/unwrap.ts';
import type { Credentials } from '#shared/ui/SignInForm.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import {
  type Checkout,
  type CheckoutEvent,
  type CheckoutStep,
  chargeOf,
  join,
  stepOf,
} from './checkout.ts';
import { dispatch, getCheckout, isCheckoutShown } from './checkoutStore.ts';
import { employeesFor } from './price.ts';

const { const: companyId } = recordPaymentMethod.companyId;

const { name: keyHeader, prefix } = credentials.tokenAuth;
const authorization = (key = '') => ({ headers: { [keyHeader]: prefix + key } });

/** Signs up if there is a confirmation, otherwise logs in; returns the token, '' for a sign-up without one. */
export async function requestKey(typed: Credentials): Promise<string> {
  const { username, email, password, confirmation } = typed;
  if (confirmation === null) {
    const call = hrms.POST('/auth/login/login/', { body: { username, email, password } });
    return (await unwrap(call, loginAccountResponse, ({ key }) => key !== '')).key;
  }
  const body = { username, email, password1: password, password2: confirmation };
  const answer = await unwrapSuccess(hrms.POST('/dj-rest-auth/registration/', { body }));
  return decodeOrEmpty(registerAccountResponse, answer).key;
}

/** Creates the payment intent. */
export async function createIntent({ subscriber, employees }: Checkout): Promise<CheckoutEvent> {
  const call = hrms.POST('/payments/create-payment-intent/', {
    ...authorization(subscriber?.key),
    body: { max_employees: employees ?? 0 },
  });
  const answer = await unwrap(call, createPaymentIntentResponse, (body) => !!body.client_secret);
  return { type: 'intentCreated', secret: answer.client_secret ?? '' };
}

/** Records the paid subscription; a repetition charges nothing. Any success without an error has recorded it. */
export async function recordSubscription(checkout: Checkout): Promise<CheckoutEvent> {
  const { subscriber, employees, phase } = checkout;
  const call = hrms.POST('/payments/payment-method/', {
    ...authorization(subscriber?.key),
    body: {
      companyId,
      payment_method_id: phase.name === 'recording' ? phase.payment.method : '',
      max_employees: employees ?? 0,
    },
  });
  const body = await unwrapSuccess(call);
  if (Object(body).error) throw shapeError(null, body);
  showToast('marketing', 'success', textOf('subscribed'));
  return { type: 'recorded' };
}

/** The server's text about a failure: the `detail` of an account, the `error` of a payment; otherwise the catalogue's. */
export const paymentFailureText = (id: TextId) => (failure: unknown) => {
  const body = isFailure(failure, 'status', 'shape') ? failure.body : null;
  const { detail, error } = decodeOrEmpty(recordPaymentMethodFailure, body);
  return (id === 'subscriberFailed' ? detail : error) ?? textOf(id);
};

/** Errors after which nothing was charged. Any other, such as a lost connection, leaves that open. */
const refusals = ['card_error', 'validation_error', 'invalid_request_error'];

/** Event for the result of a confirmation, or of the check of one. The provider's messages are shown as they are. */
export function eventOf(
  { paymentIntent, error }: PaymentIntentResult,
  asked: 'confirmation' | 'check',
): CheckoutEvent {
  // An error may contain an intent that an earlier attempt has paid.
  const intent = paymentIntent ?? error?.payment_intent;
  const said = error?.message ?? intent?.last_payment_error?.message;
  const employees = intent ? employeesFor(intent.amount) : null;
  const unpaid = (next: 'card' | 'checking' | 'open', text: TextId): CheckoutEvent => {
    // What the provider says about a refused card suffices.
    const own = said && text === 'paymentIncomplete' ? '' : textOf(text);
    return { type: 'unpaid', next, problem: join(said ?? '', own), employees };
  };
  switch (intent?.status) {
    case 'succeeded': {
      const { payment_method: method } = intent;
      const id = typeof method === 'string' ? method : method?.id;
      if (id) return { type: 'confirmed', method: id, paidAt: new Date().toISOString(), employees };
      break;
    }
    case 'processing':
      return unpaid('checking', 'paymentProcessing');
    case 'requires_capture':
      return unpaid('checking', 'paymentReserved');
    case 'requires_action':
      return unpaid('card', 'paymentNotApproved');
    case 'requires_payment_method':
    case 'requires_confirmation':
      return unpaid('card', 'paymentIncomplete');
    case 'canceled':
      return unpaid('open', 'paymentCancelled');
    case undefined:
      if (asked === 'confirmation' && refusals.includes(error?.type ?? ''))
        return unpaid('card', 'paymentIncomplete');
      if (error?.type === 'invalid_request_error')
        return { type: 'unpaid', next: 'open', problem: textOf('paymentIncomplete'), employees };
  }
  const text = said ?? textOf('subscriptionFailed');
  if (asked === 'check') return { type: 'failed', error: text };
  return { type: 'confirmationUnclear', problem: text };
}

/**
 * Runs the request of a step, unless one runs, and then what is due next. A failure is told by the step, or by a toast
 * if the visitor has left the checkout. Returns whether the request succeeded.
 */
async function run(
  step: CheckoutStep,
  request: (checkout: Checkout) => Promise<CheckoutEvent>,
  textFor: (failure: unknown) => string = reasonOf,
): Promise<boolean> {
  const checkout = getCheckout();
  if (!dispatch({ type: 'started', step })) return false;
  const event = await request(checkout).catch((failure: unknown): CheckoutEvent => {
    const isSignOut = checkout.subscriber !== null && isSignedOut(failure);
    return { type: 'failed', error: textFor(failure), isSignOut };
  });
  dispatch(event);
  const text = 'error' in event ? event.error : 'problem' in event ? event.problem : '';
  if (text && !isCheckoutShown()) showToast('marketing', 'error', text);
  if ('error' in event || chargeOf(getCheckout()) === 'pending') return false;
  await proceed();
  return true;
}

/** Applies what the visitor did, and starts the request that is due then. */
export function act(event: CheckoutEvent): void {
  if (dispatch(event)) proceed();
}

/** Starts the request that is due: intent, check or recording. */
export async function proceed(): Promise<void> {
  const step = stepOf(getCheckout());
  if (step === 'intent') await run(step, createIntent, paymentFailureText('intentFailed'));
  else if (step === 'checking') await run(step, checkPayment);
  else if (step === 'recording') {
    await run(step, recordSubscription, paymentFailureText('subscriptionFailed'));
  }
}

/** Asks the provider about a confirmation whose result is unknown. */
async function checkPayment({ phase }: Checkout): Promise<CheckoutEvent> {
  const loading = import('./cardProvider.ts').then(({ loadCardProvider }) => loadCardProvider());
  const stripe = await loading.catch(() => null);
  if (!stripe) return { type: 'failed', error: textOf('stripeNotLoaded') };
  const secret = 'secret' in phase ? phase.secret : '';
  return eventOf(await stripe.retrievePaymentIntent(secret), 'check');
}

/** Signs up or logs in. Returns whether it succeeded. */
export const signIn = (typed: Credentials): Promise<boolean> =>
  run(
    'account',
    async () => {
      const key = await requestKey(typed);
      const text = textOf(typed.confirmation === null ? 'loggedIn' : 'signedUp');
      showToast('marketing', 'success', text);
      const subscriber = { key, username: typed.username };
      return key ? { type: 'signedIn', subscriber } : { type: 'accountSwitched' };
    },
    paymentFailureText('subscriberFailed'),
  );

/** Confirms the payment with the card form. */
export const confirmPayment = (stripe: Stripe, elements: StripeElements): Promise<boolean> =>
  run('card', async () => {
    const confirmParams = { return_url: location.origin };
    try {
      const redirect = 'if_required';
      const result = await stripe.confirmPayment({ elements, confirmParams, redirect });
      return eventOf(result, 'confirmation');
    } catch (failure) {
      return { type: 'confirmationUnclear', problem: reasonOf(failure) };
    }
  });

let resumed = false;

/** Continues, once, what a reload or the bank's page has interrupted. */
export function resumeCheckout(): void {
  if (resumed) return;
  resumed = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    // A confirmation that left for the bank's page never ends in a page that the back/forward cache restores.
    if (persisted) act({ type: 'confirmationUnclear', problem: '' });
  });
  proceed();
}
