/** The mock backend in Node, for tests: handles the requests of this process without a server. */
import { defineNetwork } from 'msw/experimental';
import { defaultNetworkOptions } from 'msw/node';
import type { Violation } from '#contract/validate.ts';
import { respond } from './backend.ts';
import { handlers, preferredHandlers } from './handlers.ts';
import { ContractController } from './network.ts';

/** A server like MSW's `setupServer`, with the contract violations it has seen. */
export function createMockServer() {
  const violations: Violation[] = [];
  const onViolation = (violation: Violation) => violations.push(violation);
  const network = defineNetwork({
    ...defaultNetworkOptions,
    handlers: new ContractController(
      handlers,
      preferredHandlers,
      (request, handle) => respond(request, onViolation, handle),
      onViolation,
    ),
  });
  type ListenOptions = Pick<Parameters<typeof network.configure>[0], 'onUnhandledFrame'>;
  const listen = (options: ListenOptions = {}) => {
    network.configure({ onUnhandledFrame: 'warn', ...options });
    return network.enable();
  };
  const server = Object.assign(network, { listen, close: network.disable });
  return { server, violations };
}
