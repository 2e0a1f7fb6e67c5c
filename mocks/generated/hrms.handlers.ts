// Default handlers of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import { http } from 'msw';
import { respondWithExample } from '../responses/examples.ts';

/** A handler per operation: a GET of a record responds with that record, any other call with the first example. */
export const hrmsHandlers = [
  http.post('*/hrms/dj-rest-auth/registration/', respondWithExample('registerAccount')),
  http.post('*/hrms/auth/login/login/', respondWithExample('loginAccount')),
  http.post('*/hrms/payments/create-payment-intent/', respondWithExample('createPaymentIntent')),
  http.post('*/hrms/payments/payment-method/', respondWithExample('recordPaymentMethod')),
];
