/** Accounts of subscribers, payment intents and subscriptions. */
import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contract/generated/hrms.d.ts';
import { createPaymentIntent } from '#contract/generated/limits.ts';
import { findSender, isSameEmail } from '../db/sessions.ts';
import { changeRecords, hashPassword, records } from '../db/store.ts';
import { exampleResponse } from '../responses/examples.ts';

const hrmsHttp = createOpenApiHttp<paths>({ baseUrl: '*/hrms' });

type SubscriptionRequest = components['schemas']['SubscriptionRequest'];

const { amount: dollarsPerEmployee } = createPaymentIntent.max_employees['x-unit-price'];

/** The account of a call that is refused without one (`refusals.ts`). */
const ownerOf = (request: Request) => findSender(['tokenAuth'], request) ?? '';

/** Registers an account. Only the refusal of a blank username, which the website's form prevents, lacks `detail`. */
const register = hrmsHttp.post('/dj-rest-auth/registration/', async ({ request, response }) => {
  const { username: typed, email, password1, password2 } = await request.json();
  const username = typed.trim();
  const key = crypto.randomUUID();
  const refused = await changeRecords(async () => {
    const { subscribers } = records;
    const isTaken = ({ email: known }: { email: string }) => isSameEmail(known, email);
    if (!username) return 'fieldProblems';
    if (subscribers.findFirst((q) => q.where({ username }))) return 'usernameTaken';
    if (subscribers.findFirst((q) => q.where(isTaken))) return 'emailTaken';
    if (password1 !== password2) return 'passwordsDiffer';
    await subscribers.create({ username, email, password: hashPassword(password1), key });
    return null;
  });
  if (refused) return exampleResponse('registerAccount', refused);
  return response('2XX').json({ key }, { status: 201 });
});

/** Responds with the subscriber's key when username, email and password match. */
const login = hrmsHttp.post('/auth/login/login/', async ({ request, response }) => {
  const { username, email, password } = await request.json();
  const found = records.subscribers.findFirst((q) =>
    q.where({ username: username.trim(), password: hashPassword(password) }),
  );
  return found && isSameEmail(found.email, email)
    ? response('2XX').json({ key: found.key }, { status: 200 })
    : exampleResponse('loginAccount', 'loginWrong');
});

/** Creates an intent with its own secret. */
const createIntent = hrmsHttp.post(
  '/payments/create-payment-intent/',
  async ({ request, response }) => {
    const owner = ownerOf(request);
    const { max_employees } = await request.json();
    const amount = max_employees * dollarsPerEmployee;
    const client_secret = await changeRecords(async () => {
      const number = String(records.intents.all().length + 1).padStart(4, '0');
      const secret = `pi_mock_${number}_secret_${crypto.randomUUID()}`;
      await records.intents.create({ client_secret: secret, amount, max_employees, owner });
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
  const [intents, subscriptions] = [records.intents.all(), records.subscriptions.all()];
  const isOwn = (each: { owner: string; max_employees: number }) =>
    each.owner === owner && each.max_employees === max_employees;
  const payer = intents.find(({ payment }) => payment?.payment_method === payment_method_id);
  if (payer) return isOwn(payer) && payer.payment?.status === 'succeeded';
  const unpaid = intents.filter((each) => isOwn(each) && !each.payment);
  return unpaid.length > subscriptions.filter(isOwn).length;
}

/** Records a paid subscription. A repetition with the same payment method changes nothing and succeeds. */
const recordMethod = hrmsHttp.post('/payments/payment-method/', async ({ request }) => {
  const owner = ownerOf(request);
  const body = await request.json();
  const isRecorded = await changeRecords(async () => {
    const { payment_method_id } = body;
    const known = records.subscriptions.findFirst((q) => q.where({ payment_method_id }));
    if (known) return known.owner === owner && known.max_employees === body.max_employees;
    if (!isPaid(owner, body)) return false;
    await records.subscriptions.create({ ...body, owner });
    return true;
  });
  const example = isRecorded ? 'subscriptionRecorded' : 'subscriptionRefused';
  return exampleResponse('recordPaymentMethod', example);
});

export const subscriptionHandlers = [register, login, createIntent, recordMethod];
