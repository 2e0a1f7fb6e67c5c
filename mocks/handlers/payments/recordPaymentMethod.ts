import { examples } from '#contract/generated/hrms.examples.ts';
import { subscriptions } from '../../db/collections.ts';
import { changeRecords } from '../../db/store.ts';
import { hrmsHttp } from '../../hrms-http.ts';
import { asText, readFields } from '../readBody.ts';
import { findSubscriber, isEmployeeCount } from './findSubscriber.ts';

const { subscriptionRecorded, subscriptionInvalid, invalidToken } = examples.recordPaymentMethod;

/** Records a paid subscription. Recording the same payment method again succeeds without a change. */
export const recordPaymentMethod = hrmsHttp.post(
  '/payments/payment-method/',
  async ({ request, response }) => {
    const subscriber = findSubscriber(request);
    if (!subscriber) return response(401).json(invalidToken);
    const fields = await readFields(request);
    const { companyId, max_employees } = fields;
    const payment_method_id = asText(fields.payment_method_id);
    if (companyId !== 10 || !payment_method_id || !isEmployeeCount(max_employees)) {
      return response(400).json(subscriptionInvalid);
    }
    await changeRecords(async () => {
      if (subscriptions.findFirst((q) => q.where({ payment_method_id }))) return;
      const owner = subscriber.username;
      await subscriptions.create({ companyId, payment_method_id, max_employees, owner });
    });
    return response(200).json(subscriptionRecorded);
  },
);
