/** Host of the mock backend in Node, for tests: requests of this process are answered without a server. */
import { defineNetwork } from 'msw/experimental';
import { defaultNetworkOptions } from 'msw/node';
import type { Violation } from '#contract/validate.ts';
import { respond } from './backend.ts';
import { handlers, preferredHandlers } from './handlers.ts';
import { ContractController } from './network.ts';

/** A server as `setupServer` of MSW makes it, and the violations of the contract that it has seen. */
export function createMockServer() {
  const violations: Violation[] = [];
  const onViolation = (violation: Violation) => violations.push(violation);
  const network = defineNetwork({
    ...defaultNetworkOptions,
    handlers: new ContractController(
      handlers,
      preferredHandlers,
      (request, answer) => respond(request, onViolation, answer),
      onViolation,
    ),
  });
  const server = Object.assign(network, { listen: network.enable, close: network.disable });
  return { server, violations };
}
