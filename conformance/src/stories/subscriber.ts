/** A company signs up, logs in and pays for the subscription. */
import { operations } from '../../../openapi/generated/operations.ts';
import { describeAbsence } from '../checks/schema.ts';
import { createVisitor } from '../client.ts';
import { type Exchange, isSuccess, statusOf } from '../exchange.ts';
import { readJson, textOf } from '../json.ts';
import { demandRefusal, isRefused } from '../outcome.ts';
import { bodyOf, type Person, registerSubscriber } from '../people.ts';
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
    const refused = { statuses: ['400'] };
    const sameName = { ...bodyOf(world, operations.registerAccount), username };
    await tour.call('registerAccount', 'usernameTaken', 'The same username a second time', {
      values: sameName,
      ...refused,
    });
    await tour.call('registerAccount', 'registerAgain', 'The same sign-up a second time', {
      values,
      ...refused,
    });
    const differ = {
      ...bodyOf(world, operations.registerAccount),
      password2: world.data.otherPassword,
    };
    await tour.call('registerAccount', 'passwordsDiffer', 'Two different passwords', {
      values: differ,
      ...refused,
    });
    await createIntent(tour, 'intentAfterSignUp', 'The key of the sign-up counts as a login', {
      as,
    });
    const wrong = { username, email, password: world.data.otherPassword };
    await tour.call('loginAccount', 'wrongPassword', 'A login with a wrong password', {
      values: wrong,
      ...refused,
    });
    const unknown = { ...world.data.newPerson(), password };
    await tour.call('loginAccount', 'unknownAccount', 'A login without an account', {
      values: unknown,
      ...refused,
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

/** Records a payment method; a backend that asks the card provider may refuse one that is made up. */
const record = (
  tour: Tour,
  name: string,
  text: string,
  { as }: Person,
  values: object,
  statuses: string[],
) =>
  tour.call('recordPaymentMethod', name, text, {
    as,
    values: { companyId: 10, ...values },
    statuses,
  });

export const payments: Rule = {
  id: 'payments',
  promise: 'subscriptions: recorded once, for the number and the account that paid',
  calls: ['createPaymentIntent', 'recordPaymentMethod'],
  isStory: true,
  async run(tour) {
    const { data } = tour.world;
    const person = await registerSubscriber(tour, 'register');
    await createIntent(tour, 'intent', 'A payment intent for twelve employees', { as: person.as });
    const method = { payment_method_id: data.newMethod(), max_employees: 12 };
    const either = ['2XX', '400'];
    const first = await record(
      tour,
      'record',
      'The subscription, unless the card provider is asked',
      person,
      method,
      either,
    );
    const again = await record(
      tour,
      'recordAgain',
      'The same again, as after a lost response',
      person,
      method,
      either,
    );
    if (isSuccess(first) && !isRefused(first) && isRefused(again)) {
      const expected = 'a success, because the first of two equal requests was recorded';
      tour.note(again, 'status', expected, `${statusOf(again)}: ${show(readJson(again))}`);
    }
    const refuse = async (name: string, text: string, by: Person, values: object) =>
      demandRefusal(
        tour,
        await record(tour, name, text, by, values, ['400', '2XX']),
        'a refusal: nobody has paid for that',
      );
    await refuse('recordOther', 'The same payment method with another number', person, {
      ...method,
      max_employees: 11,
    });
    const unpaid = { payment_method_id: data.newMethod(), max_employees: 13 };
    await refuse(
      'recordUnpaid',
      'A subscription for which no intent was ever made',
      person,
      unpaid,
    );
    const other = await registerSubscriber(tour, 'another');
    await refuse(
      'recordByAnother',
      "What another account has paid, with one's own token",
      other,
      method,
    );
    const newMethod = { payment_method_id: data.newMethod(), max_employees: 12 };
    await refuse(
      'recordAmountOfAnother',
      "An intent of another account, with one's own token",
      other,
      newMethod,
    );
  },
};
