// Default handlers of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import { http } from 'msw';
import { examples, headers } from '#contract/generated/hrms.examples.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, respondWithExample } from '../responses/respondWithExample.ts';

/**
 * One handler per operation. In mode 'preferred' it responds only to requests whose `Prefer` header names an example,
 * in mode 'default' it responds with the first example of the first success status.
 */
export function hrmsHandlers(mode: HandlerMode) {
  const respond = (id: keyof typeof examples) =>
    respondWithExample(operations[id], examples[id], headers[id], mode);
  return [
    http.post('*/hrms/auth/login/login/', respond('loginAccount')),
    http.post('*/hrms/dj-rest-auth/registration/', respond('registerAccount')),
    http.post('*/hrms/payments/create-payment-intent/', respond('createPaymentIntent')),
    http.post('*/hrms/payments/payment-method/', respond('recordPaymentMethod')),
  ];
}
