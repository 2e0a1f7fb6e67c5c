/** Accounts of subscribers, payment intents and subscriptions. */
import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contract/generated/hrms.d.ts';
import { createPaymentIntent } from '#contract/generated/limits.ts';
import { subscribers, subscriptions } from '../db/collections.ts';
import { hashPassword, isSameEmail, senderOf } from '../db/sessions.ts';
import { changeRecords } from '../db/store.ts';
import { exampleResponse } from '../responses/examples.ts';
import { intents } from '../stripe/intents.ts';

const hrmsHttp = createOpenApiHttp<paths>({ baseUrl: '*/hrms' });

type SubscriptionRequest = components['schemas']['SubscriptionRequest'];

const { amount: dollarsPerEmployee } = createPaymentIntent.max_employees['x-unit-price'];

/** Registers an account. Only the refusal of a blank username, which the website's form prevents, lacks `detail`. */
const register = hrmsHttp.post('/dj-rest-auth/registration/', async ({ request, response }) => {
  const { username: typed, email, password1, password2 } = await request.json();
  const username = typed.trim();
  const key = crypto.randomUUID();
  const password = hashPassword(password1);
  const refusal = await changeRecords(async () => {
    if (!username) return 'fieldProblems';
    if (subscribers.findFirst((q) => q.where({ username }))) return 'usernameTaken';
    if (subscribers.findFirst((q) => q.where((each) => isSameEmail(each.email, email)))) {
      return 'emailTaken';
    }
    if (password1 !== password2) return 'passwordsDiffer';
    await subscribers.create({ username, email, password, key });
    return null;
  });
  return refusal
    ? exampleResponse('registerAccount', refusal)
    : response('2XX').json({ key }, { status: 201 });
});

/** Responds with the subscriber's key when username, email and password match. */
const login = hrmsHttp.post('/auth/login/login/', async ({ request, response }) => {
  const { username, email, password } = await request.json();
  const own = { username: username.trim(), password: hashPassword(password) };
  const found = subscribers
    .findMany((q) => q.where(own))
    .find((each) => isSameEmail(each.email, email));
  return found
    ? response('2XX').json({ key: found.key }, { status: 200 })
    : exampleResponse('loginAccount', 'loginWrong');
});

/** Creates an intent with its own secret. */
const createIntent = hrmsHttp.post(
  '/payments/create-payment-intent/',
  async ({ request, response }) => {
    const owner = senderOf('createPaymentIntent', request);
    const { max_employees } = await request.json();
    const client_secret = await changeRecords(async () => {
      const number = String(intents.count() + 1).padStart(4, '0');
      const secret = `pi_mock_${number}_secret_${crypto.randomUUID()}`;
      const amount = max_employees * dollarsPerEmployee;
      await intents.create({ client_secret: secret, amount, max_employees, owner });
      return secret;
    });
    return response('2XX').json({ client_secret }, { status: 200 });
  },
);

/**
 * True when this payment method paid an intent of the account for this number of employees. Over HTTP, payments do not
 * reach the mock: there an unpaid intent is enough, if the method has not paid any intent.
 */
function isPaid(owner: string, { payment_method_id, max_employees }: SubscriptionRequest): boolean {
  const own = intents.findMany((q) => q.where({ owner, max_employees }));
  const payer = intents.findFirst((q) =>
    q.where(({ payment }) => payment?.payment_method === payment_method_id),
  );
  if (payer) return own.some(({ client_secret }) => client_secret === payer.client_secret);
  const recorded = subscriptions.findMany((q) => q.where({ owner, max_employees }));
  return own.filter(({ payment }) => !payment).length > recorded.length;
}

/** Records a paid subscription. A repetition with the same payment method changes nothing and succeeds. */
const recordMethod = hrmsHttp.post('/payments/payment-method/', async ({ request }) => {
  const owner = senderOf('recordPaymentMethod', request);
  const body = await request.json();
  const { payment_method_id, max_employees } = body;
  const isRecorded = await changeRecords(async () => {
    const known = subscriptions.findFirst((q) => q.where({ payment_method_id }));
    if (known) return known.owner === owner && known.max_employees === max_employees;
    if (!isPaid(owner, body)) return false;
    await subscriptions.create({ ...body, owner });
    return true;
  });
  const example = isRecorded ? 'subscriptionRecorded' : 'subscriptionRefused';
  return exampleResponse('recordPaymentMethod', example);
});

export const subscriptionHandlers = [register, login, createIntent, recordMethod];
