/** Targets of rules and their choices. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { faults, stripeFaults } from '../responses/faults.ts';
import { asRecorded, examplesOf } from '../responses/recorded.ts';
import { connections } from './connections.ts';

/**
 * What a rule applies to: an operation, the edge's logout, all of these, the card provider's script, latency, or
 * connection.
 */
export type Target = OperationId | 'logout' | 'all' | 'stripe' | 'latency' | 'profile';

/** Longest latency in milliseconds; the site times out after 15 s. */
export const longestLatency = 60_000;

/** Names of all targets. */
export const targetNames: string[] = [
  ...Object.keys(operations),
  ...['logout', 'all', 'stripe', 'latency', 'profile'],
];

/** The contracts whose real backend the development server reaches, for the choice `live`. */
const liveApis = new Set<string>();

/** Lets scenarios send calls of these contracts to their real backends. */
export const allowLive = (apis: readonly string[]): void => {
  for (const api of apis) liveApis.add(api);
};

export function isTarget(name: string): name is Target {
  return targetNames.includes(name);
}

export function isOperationId(target: Target): target is OperationId {
  return Object.hasOwn(operations, target);
}

const canBeLive = (target: Target) =>
  isOperationId(target) ? liveApis.has(operations[target].api) : liveApis.size > 0;

/** Choices of a target by name. Operations also accept a status. */
export function choicesOf(target: Target): string[] {
  if (target === 'stripe') return Object.keys(stripeFaults);
  if (target === 'latency') return [];
  if (target === 'profile') return Object.keys(connections);
  const others = Object.keys(faults).filter((name) => name !== 'live' || canBeLive(target));
  const recorded = Object.values(operations).some(({ id }) => hasRecording(id)) ? [asRecorded] : [];
  if (target === 'all') return [...others, ...recorded];
  if (target === 'logout') return others;
  return [...examplesOf(operations[target]).map(({ name }) => name), ...others];
}

const hasRecording = (id: OperationId) =>
  examplesOf(operations[id]).some(({ name }) => name === asRecorded);

/** True if the target has the choice. */
export function isChoice(target: Target, choice: string): boolean {
  if (target === 'latency') return /^\d+$/.test(choice) && Number(choice) <= longestLatency;
  const isStatus = target !== 'profile' && target !== 'stripe' && /^[2-5]\d\d$/.test(choice);
  return isStatus || choicesOf(target).includes(choice);
}
