/** Adds the tab's scenario to every request as a `Prefer` header, which the mock and Prism understand. */
import type { Middleware } from 'openapi-fetch';
import type { OperationId } from '#contract/generated/operations.ts';
import type { Operation } from '#contract/listExamples.ts';
import { matchOperation } from '#contract/matchOperation.ts';
import { isFault } from '../responses/faults.ts';
import { examplesOf } from '../responses/recorded.ts';
import { takeRule } from './tab.ts';

type Fallback = (operation: OperationId) => string | undefined;

/** Adds the `Prefer` header for the scenario's response, else for the example that `fallback` chooses. */
export function chooseResponse(
  request: Request,
  operation: Operation,
  fallback: Fallback = () => undefined,
): void {
  const choice = takeRule(operation.id)?.choice ?? fallback(operation.id);
  if (!choice) return;
  const example = examplesOf(operation).find(({ name }) => name === choice);
  if (example) {
    request.headers.set('prefer', `code=${example.status}, example=${choice}`);
  } else if (isFault(choice)) {
    request.headers.set('prefer', `fault=${choice}`);
  }
}

/** Middleware for the typed clients. `fallback` may choose an example when no rule matches. */
export const scenarioMiddleware = (fallback: Fallback): Middleware => ({
  onRequest({ request }) {
    const match = matchOperation(request.method, new URL(request.url).pathname);
    // React's strict mode starts reads twice and aborts the first one before it is sent.
    if (match && !request.signal.aborted) chooseResponse(request, match.operation, fallback);
  },
});
