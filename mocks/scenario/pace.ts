import type { OperationId } from '#contract/generated/operations.ts';
import { playConnection } from './connections.ts';
import { countCall, takeRule } from './tab.ts';

/**
 * Returns the milliseconds that the scenario's latency and connection add to a call. If the connection fails the call
 * and no rule has chosen its response, adds a `Prefer` header for the fault.
 */
export function pace(request: Request, operation: OperationId | 'logout'): number {
  const latency = Number(takeRule('latency')?.choice ?? 0);
  const connection = takeRule('profile')?.choice;
  if (connection === undefined) return latency;
  const { milliseconds, fault } = playConnection(connection, operation, countCall(operation));
  if (fault && !request.headers.has('prefer')) request.headers.set('prefer', `fault=${fault}`);
  return latency + milliseconds;
}
