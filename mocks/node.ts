/** The mock backend in Node, for tests: handles the requests of this process without a server. */
import { setupServer } from 'msw/node';
import type { Violation } from '#contract/validate.ts';
import { respond } from './backend.ts';
import { answerFromMock } from './handlers.ts';
import { answerFromAdded, createNetwork } from './network.ts';
import { takeOutcome } from './scenario/outcome.ts';

/** MSW's `setupServer` with the mock's handlers, and the contract violations it has seen. */
export function createMockServer() {
  const violations: Violation[] = [];
  const server = createNetwork(setupServer, [], (request, added) =>
    respond(request, {
      takeOutcome: (operation) => takeOutcome(operation),
      answer: (call) => answerFromMock(call, added),
      answerUnknown: (unknown) => answerFromAdded(unknown, added),
      onViolation: (violation) => violations.push(violation),
    }),
  );
  return { server, violations };
}
