/** Adds the tab's scenario to every request as a `Prefer` header, which the mock and Prism understand. */
import type { Middleware } from 'openapi-fetch';
import type { Operation } from '#contract/listExamples.ts';
import { matchOperation } from '#contract/matchOperation.ts';
import { isFault } from '../responses/faults.ts';
import { examplesOf } from '../responses/recorded.ts';
import { takeRule } from './tab.ts';

/** Adds the `Prefer` header for an example or a fault; none for another or no choice. */
export function prefer(request: Request, operation: Operation, choice: string | undefined): void {
  if (!choice) return;
  const example = examplesOf(operation).find(({ name }) => name === choice);
  if (example) {
    request.headers.set('prefer', `code=${example.status}, example=${choice}`);
  } else if (isFault(choice)) {
    request.headers.set('prefer', `fault=${choice}`);
  }
}

/** Adds the `Prefer` header for the scenario's response. */
export const chooseResponse = (request: Request, operation: Operation): void =>
  prefer(request, operation, takeRule(operation.id)?.choice);

/** Middleware for the typed clients. */
export const scenarioMiddleware: Middleware = {
  onRequest({ request }) {
    const match = matchOperation(request.method, new URL(request.url).pathname);
    // React's strict mode starts reads twice and aborts the first one before it is sent.
    if (match && !request.signal.aborted) chooseResponse(request, match.operation);
  },
};
