// Examples and default handlers of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
import { createOpenApiHttp } from 'openapi-msw';
import { examples } from '#contract/generated/hrms.examples.ts';
import type { paths } from '#contract/generated/hrms.d.ts';
import { operations } from '#contract/generated/operations.ts';
import { type HandlerMode, selectExample } from '../prefer.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/hrms' });

/**
 * One handler an operation. In mode 'preferred' it answers only a request whose `Prefer` header names an example,
 * in mode 'default' it answers with the first example of the first success status.
 */
export const hrmsHandlers = (mode: HandlerMode) => [
  http.post('/dj-rest-auth/registration/', ({ request, response }) => {
    switch (selectExample(request, operations.registerAccount, mode)) {
      case 'accountCreated':
        return response(201).json(examples.registerAccount.accountCreated);
      case 'usernameTaken':
        return response(400).json(examples.registerAccount.usernameTaken);
      case 'emailTaken':
        return response(400).json(examples.registerAccount.emailTaken);
      case 'passwordsDiffer':
        return response(400).json(examples.registerAccount.passwordsDiffer);
      case 'passwordWeak':
        return response(400).json(examples.registerAccount.passwordWeak);
      case 'emailInvalid':
        return response(400).json(examples.registerAccount.emailInvalid);
      case 'fieldProblems':
        return response(400).json(examples.registerAccount.fieldProblems);
      case 'crossSiteRefused':
        return response(403).json(examples.registerAccount.crossSiteRefused);
      case 'bodyTooLarge':
        return response(413).json(examples.registerAccount.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.registerAccount.tooManyRequests);
      case 'registrationUnavailable':
        return response(500).json(examples.registerAccount.registrationUnavailable);
      case 'badGateway':
        return response(502).json(examples.registerAccount.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.registerAccount.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.post('/auth/login/login/', ({ request, response }) => {
    switch (selectExample(request, operations.loginAccount, mode)) {
      case 'loggedIn':
        return response(200).json(examples.loginAccount.loggedIn);
      case 'loginWrong':
        return response(400).json(examples.loginAccount.loginWrong);
      case 'loginFieldProblems':
        return response(400).json(examples.loginAccount.loginFieldProblems);
      case 'crossSiteRefused':
        return response(403).json(examples.loginAccount.crossSiteRefused);
      case 'bodyTooLarge':
        return response(413).json(examples.loginAccount.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.loginAccount.tooManyRequests);
      case 'loginUnavailable':
        return response(500).json(examples.loginAccount.loginUnavailable);
      case 'badGateway':
        return response(502).json(examples.loginAccount.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.loginAccount.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.post('/payments/create-payment-intent/', ({ request, response }) => {
    switch (selectExample(request, operations.createPaymentIntent, mode)) {
      case 'intentCreated':
        return response(200).json(examples.createPaymentIntent.intentCreated);
      case 'intentRefusedOk':
        return response(200).json(examples.createPaymentIntent.intentRefusedOk);
      case 'intentWithoutSecret':
        return response(200).json(examples.createPaymentIntent.intentWithoutSecret);
      case 'intentRefused':
        return response(400).json(examples.createPaymentIntent.intentRefused);
      case 'invalidToken':
        return response(401).json(examples.createPaymentIntent.invalidToken);
      case 'crossSiteRefused':
        return response(403).json(examples.createPaymentIntent.crossSiteRefused);
      case 'bodyTooLarge':
        return response(413).json(examples.createPaymentIntent.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.createPaymentIntent.tooManyRequests);
      case 'intentFailed':
        return response(500).json(examples.createPaymentIntent.intentFailed);
      case 'badGateway':
        return response(502).json(examples.createPaymentIntent.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.createPaymentIntent.gatewayTimeout);
      default:
        return undefined;
    }
  }),
  http.post('/payments/payment-method/', ({ request, response }) => {
    switch (selectExample(request, operations.recordPaymentMethod, mode)) {
      case 'subscriptionRecorded':
        return response(200).json(examples.recordPaymentMethod.subscriptionRecorded);
      case 'subscriptionRefusedOk':
        return response(200).json(examples.recordPaymentMethod.subscriptionRefusedOk);
      case 'subscriptionRefused':
        return response(400).json(examples.recordPaymentMethod.subscriptionRefused);
      case 'subscriptionInvalid':
        return response(400).json(examples.recordPaymentMethod.subscriptionInvalid);
      case 'invalidToken':
        return response(401).json(examples.recordPaymentMethod.invalidToken);
      case 'crossSiteRefused':
        return response(403).json(examples.recordPaymentMethod.crossSiteRefused);
      case 'bodyTooLarge':
        return response(413).json(examples.recordPaymentMethod.bodyTooLarge);
      case 'tooManyRequests':
        return response(429).json(examples.recordPaymentMethod.tooManyRequests);
      case 'subscriptionFailed':
        return response(500).json(examples.recordPaymentMethod.subscriptionFailed);
      case 'badGateway':
        return response(502).json(examples.recordPaymentMethod.badGateway);
      case 'gatewayTimeout':
        return response(504).json(examples.recordPaymentMethod.gatewayTimeout);
      default:
        return undefined;
    }
  }),
];
