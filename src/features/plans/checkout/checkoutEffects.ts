/** Requests of the checkout: sign-in, payment intent, confirmation, check and recording. Each dispatches its result. */
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { textOf } from '#errors/catalogue.ts';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { type Checkout, stepOf } from './checkout.ts';
import {
  browserSession,
  dispatch,
  readCheckout,
  refuseToken,
  signTabIn,
  signTabOut,
} from './checkoutState.ts';
import { eventOfCheck, eventOfConfirmation } from './confirmation.ts';
import {
  createPaymentIntent,
  intentFailureText,
  logInSubscriber,
  recordingFailureText,
  recordSubscription,
  signUpSubscriber,
} from './hrms.ts';

/** A sign-up when `confirmation` is not null. */
export type SubscriberRequest = {
  username: string;
  email: string;
  password: string;
  confirmation: string | null;
};

/**
 * Signs up or logs in. Returns false when a sign-up returned no token, so that a login must follow. Throws `ApiError`.
 */
export async function authenticateSubscriber(request: SubscriberRequest): Promise<boolean> {
  const { username, email, password, confirmation } = request;
  const key = await browserSession.run((signal) =>
    confirmation === null
      ? logInSubscriber({ username, email, password }, signal)
      : signUpSubscriber({ username, email, password1: password, password2: confirmation }, signal),
  );
  if (key) signTabIn({ key, username });
  return key !== null;
}

/**
 * Runs the request of a step if it is due. After a refused token the visitor logs in again; a payment is kept. Signs
 * the tab out if another tab has signed out meanwhile.
 */
async function runStep(
  step: 'intent' | 'recording',
  request: (checkout: Checkout) => Promise<void>,
  textFor: (failure: unknown) => string,
): Promise<void> {
  const checkout = readCheckout();
  const isShown = checkout && stepOf(checkout, 'account-first') === step;
  if (isShown && dispatch({ type: 'started' })) {
    try {
      await request(checkout);
    } catch (failure) {
      const error = textFor(failure);
      if (isSignedOut(failure)) refuseToken(error);
      else dispatch({ type: 'failed', error });
    }
  }
  if (!browserSession.isCurrent()) signTabOut();
}

/** Creates the payment intent if it is due. */
export const requestIntent = () =>
  runStep(
    'intent',
    async ({ subscriber, employees }) => {
      const secret = await createPaymentIntent(subscriber?.key ?? '', employees ?? 0);
      dispatch({ type: 'intentCreated', secret });
    },
    intentFailureText,
  );

/** Records the paid subscription if it is due. Repeating it charges nothing. */
export const recordPayment = () =>
  runStep(
    'recording',
    async ({ subscriber, employees, phase }) => {
      if (phase.name !== 'recording') return;
      await recordSubscription(subscriber?.key ?? '', phase.payment.method, employees ?? 0);
      if (dispatch({ type: 'recorded' })) showToast('marketing', 'success', textOf('subscribed'));
    },
    recordingFailureText,
  );

/** Confirms the payment with the card form, unless a confirmation runs, and records it. */
export async function confirmPayment(stripe: Stripe, elements: StripeElements): Promise<void> {
  if (!dispatch({ type: 'started' })) return;
  try {
    const outcome = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: location.origin },
      redirect: 'if_required',
    });
    const event = eventOfConfirmation(outcome);
    dispatch(event.type === 'failed' ? { type: 'confirmationUnclear' } : event);
  } catch {
    dispatch({ type: 'confirmationUnclear' });
  }
  await recordPayment();
}

/**
 * Asks the provider for the status after a redirect or a reload during confirmation, and records a successful payment.
 */
export async function checkPayment(stripe: Stripe): Promise<void> {
  const { phase } = { ...readCheckout() };
  if (phase?.name !== 'checking' || !dispatch({ type: 'started' })) return;
  try {
    dispatch(eventOfCheck(await stripe.retrievePaymentIntent(phase.secret)));
  } catch {
    dispatch({ type: 'failed', error: textOf('subscriptionFailed') });
  }
  await recordPayment();
}
