import { examples } from '#contract/generated/hrms.examples.ts';
import { createKey } from '../../db/createKey.ts';
import { intents } from '../../db/intents.ts';
import { changeRecords } from '../../db/store.ts';
import { hrmsHttp } from '../../hrms-http.ts';
import { readFields } from '../readBody.ts';
import { findSubscriber, isEmployeeCount } from './findSubscriber.ts';

const dollarsPerEmployee = 25;

/** Creates an intent with its own secret, for 25 US dollars per employee. */
export const createPaymentIntent = hrmsHttp.post(
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
    return response(200).json({ client_secret });
  },
);
