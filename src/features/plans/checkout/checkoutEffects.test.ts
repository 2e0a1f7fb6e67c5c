import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFailure } from '#shared/api/ApiError.ts';
import { authenticateSubscriber, recordPayment, requestIntent } from './checkoutEffects.ts';
import {
  dispatch,
  enter,
  followAccount,
  forgetToken,
  leaveAccount,
  readCheckout,
  readKey,
  restoreCheckout,
} from './checkoutState.ts';

vi.mock('#shared/ui/toasts.ts', () => ({ showToast: vi.fn() }));

let arrive: (body: object, status?: number) => void = () => {};
let sent: Request[] = [];

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() });
  sent = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return new Promise<Response>((resolve) => {
      arrive = (body, status = 200) => resolve(Response.json(body, { status }));
    });
  });
  restoreCheckout();
  dispatch({ type: 'restarted' });
  dispatch({ type: 'employeesReopened' });
  forgetToken();
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab leaves the account: the storage, which all tabs share, says so. */
const leaveElsewhere = () => window.localStorage.setItem('site.subscription.session', '"another"');

const calls = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

test('a sign-in that responds after another account has signed in is dropped', async () => {
  const late = authenticateSubscriber({
    username: 'ada',
    email: 'ada@x.example',
    password: 'p',
    confirmation: null,
  }).catch((error) => isFailure(error, 'ended'));
  await calls(1);
  enter({ key: 'of-ben', username: 'ben' });
  arrive({ key: 'of-ada' });
  expect([await late, readKey()]).toEqual([true, 'of-ben']);
});

test('an intent is requested once, with the token of who is signed in', async () => {
  enter({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  const requests = [requestIntent(), requestIntent()];
  await calls(1);
  arrive({ client_secret: 'pi_1_secret_x' });
  await Promise.all(requests);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Token k']);
  expect(readCheckout()?.phase).toMatchObject({ name: 'card', secret: 'pi_1_secret_x' });
});

test('an account that is left takes its payment intent with it', () => {
  enter({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'intentCreated', secret: 'pi_1_secret_x' });
  leaveAccount();
  expect([readKey(), readCheckout()?.phase.name]).toEqual(['', 'open']);
});

test('a recording is finished before the account that another tab has left is left here', async () => {
  enter({ key: 'k', username: 'ada' });
  dispatch({ type: 'employeesEntered', employees: 12 });
  dispatch({ type: 'intentCreated', secret: 'pi_1_secret_x' });
  dispatch({ type: 'confirmed', method: 'pm_1', paidAt: '2026-11-20T10:00:00Z', employees: null });
  const recorded = recordPayment();
  await calls(1);
  leaveElsewhere();
  followAccount();
  expect(readKey()).toBe('k');
  arrive({ message: 'Recorded' });
  await recorded;
  expect([readKey(), readCheckout()?.phase.name]).toEqual(['', 'recorded']);
});
