import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFailure } from '#shared/api/ApiError.ts';
import { writeStored } from '#shared/lib/storage.ts';
import { authenticateSubscriber, recordPayment, requestIntent } from './checkoutEffects.ts';
import {
  dispatch,
  leaveAccount,
  readCheckout,
  restoreCheckout,
  signTabIn,
  signTabOut,
} from './checkoutState.ts';

vi.mock('#shared/ui/toasts.ts', () => ({ showToast: vi.fn() }));

let arrive: (body: object) => void = () => {};
let sent: Request[] = [];

beforeEach(() => {
  // There is no storage, so values stay in memory.
  vi.stubGlobal('window', new EventTarget());
  sent = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return new Promise<Response>((resolve) => {
      arrive = (body) => resolve(Response.json(body));
    });
  });
  restoreCheckout();
  dispatch({ type: 'restarted' });
  leaveAccount();
  dispatch({ type: 'employeesReopened' });
});
afterEach(() => vi.unstubAllGlobals());

const readKey = () => readCheckout()?.subscriber?.key;

const calls = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

test('a sign-in that responds after another account has signed in is dropped', async () => {
  const late = authenticateSubscriber({
    username: 'ada',
    email: 'ada@x.example',
    password: 'p',
    confirmation: null,
  }).catch((error) => isFailure(error, 'ended'));
  await calls(1);
  signTabIn({ key: 'of-ben', username: 'ben' });
  arrive({ key: 'of-ada' });
  expect([await late, readKey()]).toEqual([true, 'of-ben']);
});

test('an intent is requested once, with the token of the signed-in subscriber', async () => {
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  const requests = [requestIntent(), requestIntent()];
  await calls(1);
  arrive({ client_secret: 'pi_1_secret_x' });
  await Promise.all(requests);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Token k']);
  expect(readCheckout()?.phase).toMatchObject({ name: 'card', secret: 'pi_1_secret_x' });
});

test('leaving an account discards its payment intent', () => {
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'intentCreated', secret: 'pi_1_secret_x' });
  leaveAccount();
  expect([readKey(), readCheckout()?.phase.name]).toEqual([undefined, 'open']);
});

test('a recording finishes before this tab leaves an account that another tab has left', async () => {
  signTabIn({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'intentCreated', secret: 'pi_1_secret_x' });
  dispatch({ type: 'confirmed', method: 'pm_1', paidAt: '2026-11-20T10:00:00Z', employees: null });
  const recorded = recordPayment();
  await calls(1);
  // Another tab leaves the account.
  writeStored('localStorage', 'site.subscription.session', 'another');
  signTabOut();
  expect(readKey()).toBe('k');
  arrive({ message: 'Recorded' });
  await recorded;
  expect([readKey(), readCheckout()?.phase.name]).toEqual([undefined, 'recorded']);
});
