import { examples } from '#contract/generated/hrms.examples.ts';
import { subscriptions } from '../../db/collections.ts';
import { intents } from '../../db/intents.ts';
import { changeRecords } from '../../db/store.ts';
import { hrmsHttp } from '../../hrms-http.ts';
import { readFields } from '../readBody.ts';
import { findSubscriber, isEmployeeCount } from './findSubscriber.ts';

const { subscriptionRecorded, subscriptionRefused, subscriptionInvalid, invalidToken } =
  examples.recordPaymentMethod;

/**
 * Records a subscription for whose number of employees the account has an intent. Recording the same payment method
 * again succeeds without a change.
 */
export const recordPaymentMethod = hrmsHttp.post(
  '/payments/payment-method/',
  async ({ request, response }) => {
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
      ? response(200).json(subscriptionRecorded)
      : response(400).json(subscriptionRefused);
  },
);
