/** Accounts of subscribers, payment intents and subscriptions. */
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contract/generated/hrms.d.ts';
import { examples } from '#contract/generated/hrms.examples.ts';
import { subscribers, subscriptions } from '../db/collections.ts';
import { createKey } from '../db/createKey.ts';
import { hashPassword } from '../db/hashPassword.ts';
import { intents } from '../db/intents.ts';
import { changeRecords } from '../db/store.ts';
import { isEmail, isSameEmail } from './email.ts';
import { readFields, readTexts } from './readBody.ts';

const hrmsHttp = createOpenApiHttp<paths>({ baseUrl: '*/hrms' });

const refusals = examples.registerAccount;
const { subscriptionRecorded, subscriptionRefused, subscriptionInvalid, invalidToken } =
  examples.recordPaymentMethod;

const dollarsPerEmployee = 25;

/** Only the refusal of a blank username lacks `detail`; the website's form prevents it. */
const register = hrmsHttp.post('/dj-rest-auth/registration/', async ({ request, response }) => {
  const typed = await readTexts(request, 'username', 'email', 'password1', 'password2');
  const username = typed.username.trim();
  const email = typed.email.trim();
  const password = typed.password1;
  const key = createKey();
  const hash = await hashPassword(password);
  const refusal = await changeRecords(async () => {
    if (!username) return refusals.fieldProblems;
    if (subscribers.findFirst((q) => q.where({ username }))) return refusals.usernameTaken;
    if (!isEmail(email)) return refusals.emailInvalid;
    if (subscribers.findFirst((q) => q.where((each) => isSameEmail(each.email, email)))) {
      return refusals.emailTaken;
    }
    if (password !== typed.password2) return refusals.passwordsDiffer;
    if (password.length < 8) return refusals.passwordWeak;
    await subscribers.create({ username, email, password: hash, key });
    return null;
  });
  return refusal ? response(400).json(refusal) : response('2XX').json({ key }, { status: 201 });
});

/** Responds with the subscriber's key when username, email and password match. */
const login = hrmsHttp.post('/auth/login/login/', async ({ request, response }) => {
  const typed = await readTexts(request, 'username', 'email', 'password');
  const own = { username: typed.username.trim(), password: await hashPassword(typed.password) };
  const found = subscribers
    .findMany((q) => q.where(own))
    .find(({ email }) => isSameEmail(email, typed.email.trim()));
  return found
    ? response('2XX').json({ key: found.key }, { status: 200 })
    : response(400).json(examples.loginAccount.loginWrong);
});

/** The subscriber of `Authorization: Token <key>`; undefined for an unknown key. */
function findSubscriber(request: Request) {
  const [, key] = /^Token (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return key ? subscribers.findFirst((q) => q.where({ key })) : undefined;
}

const isEmployeeCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1;

/** Creates an intent with its own secret, for 25 US dollars per employee. */
const createIntent = hrmsHttp.post(
  '/payments/create-payment-intent/',
  async ({ request, response }) => {
    const subscriber = findSubscriber(request);
    if (!subscriber) return response(401).json(examples.createPaymentIntent.invalidToken);
    const { max_employees } = await readFields(request);
    if (!isEmployeeCount(max_employees)) {
      return response(400).json(examples.createPaymentIntent.intentRefused);
    }
    const client_secret = await changeRecords(async () => {
      const number = String(intents.count() + 1).padStart(4, '0');
      const secret = `pi_mock_${number}_secret_${createKey()}`;
      const amount = max_employees * dollarsPerEmployee;
      const owner = subscriber.username;
      await intents.create({ client_secret: secret, amount, max_employees, owner });
      return secret;
    });
    return response('2XX').json({ client_secret }, { status: 200 });
  },
);

/**
 * Records a subscription for whose number of employees the account has an intent. Recording the same payment method
 * again succeeds without a change.
 */
const recordMethod = hrmsHttp.post('/payments/payment-method/', async ({ request, response }) => {
  const subscriber = findSubscriber(request);
  if (!subscriber) return response(401).json(invalidToken);
  const { companyId, max_employees, payment_method_id } = await readFields(request);
  const isNamed = typeof payment_method_id === 'string' && payment_method_id !== '';
  if (companyId !== 10 || !isNamed || !isEmployeeCount(max_employees)) {
    return response(400).json(subscriptionInvalid);
  }
  const isRecorded = await changeRecords(async () => {
    const owner = subscriber.username;
    const known = subscriptions.findFirst((q) => q.where({ payment_method_id }));
    if (known) return known.max_employees === max_employees;
    const own = intents.findMany((q) => q.where({ owner }));
    // An intent from the contract's example is not in the records.
    const isPaid = own.length === 0 || own.some((each) => each.max_employees === max_employees);
    if (isPaid) {
      await subscriptions.create({ companyId, payment_method_id, max_employees, owner });
    }
    return isPaid;
  });
  return isRecorded
    ? response('2XX').json(subscriptionRecorded, { status: 200 })
    : response(400).json(subscriptionRefused);
});

export const subscriptionHandlers = [register, login, createIntent, recordMethod];
