import type { OperationId } from '#contract/generated/operations.ts';
import { playConnection } from './connections.ts';
import { readScenario, takeRule } from './tab.ts';

/** Number of calls by operation, for each chosen scenario: every choice creates new `parts`. */
const counts = new WeakMap<readonly string[], Map<string, number>>();

/**
 * Returns the milliseconds that the scenario's latency and connection add to a call. If the connection fails the call
 * and no rule has chosen its response, adds a `Prefer` header for the fault.
 */
export function pace(request: Request, operation: OperationId): number {
  const latency = Number(takeRule('latency')?.choice ?? 0);
  const connection = takeRule('profile')?.choice;
  if (connection === undefined) return latency;
  const { parts } = readScenario();
  const calls = counts.get(parts) ?? new Map<string, number>();
  counts.set(parts, calls);
  const count = (calls.get(operation) ?? 0) + 1;
  calls.set(operation, count);
  const { milliseconds, fault } = playConnection(connection, operation, count);
  if (fault && !request.headers.has('prefer')) request.headers.set('prefer', `fault=${fault}`);
  return latency + milliseconds;
}
