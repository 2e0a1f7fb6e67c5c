/** What a rule can be about, and what it can ask for. */

import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { faults, isFault } from '../faults.ts';
import { stripeFaults } from '../stripe/faults.ts';

/** A call of the contract, every call, the card provider's script, or the time that every call takes. */
export type Target = OperationId | 'all' | 'stripe' | 'latency';

/** Longest latency in milliseconds; the site gives up after 15 s. */
export const longestLatency = 60_000;

/** True for something that a rule can be about. */
export function isTarget(name: string): name is Target {
  return ['all', 'stripe', 'latency'].includes(name) || Object.hasOwn(operations, name);
}

/** True for an operation of the contract. */
export function isOperationId(target: Target): target is OperationId {
  return Object.hasOwn(operations, target);
}

/** Every target by name. */
export const targetNames: string[] = [...Object.keys(operations), 'all', 'stripe', 'latency'];

/** What can be asked of a target by name. Every call can also answer with a bare status. */
export function choicesOf(target: Target): string[] {
  if (target === 'stripe') return Object.keys(stripeFaults);
  if (target === 'latency') return [];
  if (target === 'all') return Object.keys(faults);
  return [...listExamples(operations[target]).map(({ name }) => name), ...Object.keys(faults)];
}

/** True when the target can do that. */
export function isChoice(target: Target, choice: string): boolean {
  if (target === 'latency') return /^\d+$/.test(choice) && Number(choice) <= longestLatency;
  return choicesOf(target).includes(choice) || (target !== 'stripe' && isFault(choice));
}
