/** Puts the tab's scenario on every request as a `Prefer` header, the form that the mock and Prism both read. */
import type { Middleware } from 'openapi-fetch';
import { isFault } from '../faults.ts';
import { matchOperation } from '../match.ts';
import type { Scenario } from './parse.ts';
import { takeRule } from './tab.ts';

/** Middleware for the typed clients. */
export function scenarioMiddleware(scenario: Scenario): Middleware {
  return {
    onRequest({ request }) {
      const match = matchOperation(request.method, new URL(request.url).pathname);
      const rule = match && takeRule(scenario, match.operation.id);
      if (!rule) return;
      const preference = isFault(rule.choice) ? 'fault' : 'example';
      request.headers.set('prefer', `${preference}=${rule.choice}`);
    },
  };
}
