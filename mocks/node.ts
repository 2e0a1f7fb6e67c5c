/** The mock backend in Node, for tests: handles the requests of this process without a server. */
import { setupServer } from 'msw/node';
import type { Violation } from '#contract/validate.ts';
import { createNetwork } from './network.ts';

/** MSW's `setupServer` with the mock's handlers, and the contract violations it has seen. */
export function createMockServer() {
  const violations: Violation[] = [];
  const onViolation = (violation: Violation) => violations.push(violation);
  return { server: createNetwork(setupServer, [], { onViolation }), violations };
}
