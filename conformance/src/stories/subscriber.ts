/** A company signs up, logs in and pays for the subscription. */
import { operations } from '../../../openapi/generated/operations.ts';
import { describeAbsence } from '../checks/schema.ts';
import { createVisitor, type Visitor } from '../client.ts';
import { type Exchange, isSuccess, statusOf } from '../exchange.ts';
import { readJson, textOf } from '../json.ts';
import { demandRefusal, isRefused } from '../outcome.ts';
import { bodyOf, registerSubscriber } from '../people.ts';
import { show } from '../secrets.ts';
import type { Ask, Rule, Tour } from '../tour.ts';

/** An intent, whose secret a healthy server always sends. */
async function createIntent(tour: Tour, name: string, text: string, ask: Ask): Promise<Exchange> {
  const exchange = await tour.call('createPaymentIntent', name, text, {
    values: { max_employees: 12 },
    ...ask,
  });
  const secret = readJson(exchange)?.client_secret as unknown;
  if (isSuccess(exchange) && !textOf(secret)) {
    const expected = 'the secret for the card form, which a healthy server always sends';
    const got =
      secret === undefined ? describeAbsence(readJson(exchange) ?? {}, ['error']) : show(secret);
    tour.note(exchange, '/client_secret', expected, got);
  }
  return exchange;
}

export const accounts: Rule = {
  id: 'accounts',
  promise: "a subscriber's sign-up and login: repeated, wrong, unknown, and the key that they give",
  calls: ['registerAccount', 'loginAccount', 'createPaymentIntent'],
  isStory: true,
  async run(tour) {
    const { world } = tour;
    const { as, values } = await registerSubscriber(tour, 'register');
    const { username, email, password1: password } = values;
    const { otherPassword, newPerson } = world.data;
    const other = () => bodyOf(world, operations.registerAccount);
    await createIntent(tour, 'intentAfterSignUp', 'The key of the sign-up is a login', { as });
    await tour.expect('400', 'registerAccount', {
      usernameTaken: ['The same username a second time', { ...other(), username }],
      registerAgain: ['The same sign-up a second time', values],
      passwordsDiffer: ['Two different passwords', { ...other(), password2: otherPassword }],
    });
    await tour.expect('400', 'loginAccount', {
      wrongPassword: [
        'A login with a wrong password',
        { username, email, password: otherPassword },
      ],
      unknownAccount: ['A login without an account', { ...newPerson(), password }],
    });
    const own = { username, email, password };
    for (const name of ['login', 'loginAgain']) {
      const login = await tour.call('loginAccount', name, 'A login with the right password', {
        values: own,
      });
      const token = textOf(readJson(login)?.key);
      if (!token || !/^[\x21-\x7e]+$/.test(token)) continue;
      const later = { as: { ...createVisitor(), token }, statuses: ['2XX', '401'] };
      const intent = await createIntent(tour, `intentAfter-${name}`, 'The key of the login', later);
      if (statusOf(intent) === 401)
        tour.note(login, '/key', 'a key that the payment calls take', 'one that they refuse');
    }
  },
};

export const payments: Rule = {
  id: 'payments',
  promise: 'subscriptions: recorded once, for the number and the account that paid',
  calls: ['createPaymentIntent', 'recordPaymentMethod'],
  isStory: true,
  async run(tour) {
    const { data } = tour.world;
    const { as } = await registerSubscriber(tour, 'register');
    await createIntent(tour, 'intent', 'A payment intent for twelve employees', { as });
    // A backend that asks the card provider may refuse a payment method that is made up.
    const record = (name: string, text: string, by: Visitor, values: object) => {
      const ask = { as: by, values: { companyId: 10, ...values }, statuses: ['2XX', '400'] };
      return tour.call('recordPaymentMethod', name, text, ask);
    };
    const refuse = async (name: string, text: string, by: Visitor, values: object) =>
      demandRefusal(
        tour,
        await record(name, text, by, values),
        'a refusal: nobody has paid for that',
      );
    const newMethod = (max_employees: number) => {
      return { payment_method_id: data.newMethod(), max_employees };
    };
    const method = newMethod(12);
    const first = await record('record', 'The subscription', as, method);
    const again = await record('recordAgain', 'The same, as after a lost response', as, method);
    if (isSuccess(first) && !isRefused(first) && isRefused(again)) {
      const expected = 'a success, because the first of two equal requests was recorded';
      tour.note(again, 'status', expected, `${statusOf(again)}: ${show(readJson(again))}`);
    }
    await refuse('recordOther', 'With another number', as, { ...method, max_employees: 11 });
    await refuse('recordUnpaid', 'Without an intent', as, newMethod(13));
    const { as: other } = await registerSubscriber(tour, 'another');
    await refuse('recordByAnother', 'What another account has paid', other, method);
    await refuse('recordAmountOfAnother', 'An intent of another account', other, newMethod(12));
  },
};
