/** Targets of rules and their choices. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { faults, isFault, stripeFaults } from '../responses/faults.ts';
import { asRecorded, examplesOf, hasRecordings } from '../responses/recorded.ts';
import { connections, readConnection } from './connections.ts';

/**
 * What a rule applies to: an operation, the edge's logout, all of these, the card provider's script, latency, or
 * connection.
 */
export type Target = OperationId | 'logout' | 'all' | 'stripe' | 'latency' | 'profile';

/** Longest latency in milliseconds; the site times out after 15 s. */
export const longestLatency = 60_000;

export const targetNames: string[] = [
  ...Object.keys(operations),
  ...['logout', 'all', 'stripe', 'latency', 'profile'],
];

export function isTarget(name: string): name is Target {
  return targetNames.includes(name);
}

export function isOperationId(target: Target): target is OperationId {
  return Object.hasOwn(operations, target);
}

/** Choices of a target by name. Operations also accept a status. */
export function choicesOf(target: Target): string[] {
  if (target === 'stripe') return Object.keys(stripeFaults);
  if (target === 'latency') return [];
  if (target === 'profile') return Object.keys(connections);
  const recorded = target === 'all' && hasRecordings() ? [asRecorded] : [];
  if (target === 'all' || target === 'logout') return [...Object.keys(faults), ...recorded];
  return [...examplesOf(operations[target]).map(({ name }) => name), ...Object.keys(faults)];
}

export function isChoice(target: Target, choice: string): boolean {
  if (target === 'latency') return /^\d+$/.test(choice) && Number(choice) <= longestLatency;
  if (target === 'profile') return readConnection(choice) !== undefined;
  return choicesOf(target).includes(choice) || (target !== 'stripe' && isFault(choice));
}
