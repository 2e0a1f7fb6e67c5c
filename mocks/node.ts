/** Host of the mock backend in Node, for tests: requests of this process are answered without a server. */
import { setupServer } from 'msw/node';
import type { Violation } from '#contract/validate.ts';
import { createHandlers, respond } from './backend.ts';

/** A server to `listen()` and `close()`, and the breaches of the contract that it has seen. */
export function createMockServer() {
  const violations: Violation[] = [];
  const answer = (request: Request) => respond(request, (violation) => violations.push(violation));
  const server = setupServer(...createHandlers(answer));
  return { server, violations };
}
