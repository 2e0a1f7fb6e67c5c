import type { OperationId } from '#contract/generated/operations.ts';
import { playProfile } from './profiles.ts';
import { readScenario, takeRule } from './tab.ts';

/** Calls so far by operation; another scenario, and the same one chosen again, starts with none. */
const counts = new WeakMap<readonly string[], Map<string, number>>();

/**
 * Gives the milliseconds that the scenario's latency and profile add to a call. Where the profile fails the call, and
 * no rule has chosen its response, the request then asks for the fault.
 */
export function pace(request: Request, operation: OperationId): number {
  const latency = Number(takeRule('latency')?.choice ?? 0);
  const profile = takeRule('profile')?.choice;
  if (profile === undefined) return latency;
  const { parts } = readScenario();
  const calls = counts.get(parts) ?? new Map<string, number>();
  counts.set(parts, calls);
  const count = (calls.get(operation) ?? 0) + 1;
  calls.set(operation, count);
  const { milliseconds, fault } = playProfile(profile, operation, count);
  if (fault && !request.headers.has('prefer')) request.headers.set('prefer', `fault=${fault}`);
  return latency + milliseconds;
}
