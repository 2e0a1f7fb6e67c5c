/** Targets of rules and their choices. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import type { Outcome } from '../call.ts';
import { faults, stripeFaults } from '../responses/faults.ts';
import { asRecorded, examplesOf } from '../responses/recorded.ts';

/**
 * What a rule applies to: an operation, the edge's logout, all of these, the card provider's script, latency, or
 * connection.
 */
export type Target = OperationId | 'logout' | 'all' | 'stripe' | 'latency' | 'profile';

/** Names of all targets. */
export const targetNames: string[] = [
  ...Object.keys(operations),
  ...['logout', 'all', 'stripe', 'latency', 'profile'],
];

/** Delays of a connection in milliseconds, a part of them random; 30 % of the calls get its fault. */
type Connection = { delay: number; jitter: number; fault?: string; sentence: string };

/** Connections by name; `?mock=profile:flaky` chooses one for every call. */
export const connections: Record<string, Connection> = {
  fast3g: { delay: 500, jitter: 300, sentence: '0.5 to 0.8 s longer' },
  slow3g: { delay: 2000, jitter: 1000, sentence: '2 to 3 s longer' },
  flaky: { delay: 100, jitter: 400, fault: 'network', sentence: 'Longer; 30 % are lost' },
  overloaded: { delay: 1500, jitter: 4500, fault: '503', sentence: '1.5 to 6 s; 30 % get 503' },
};

/** What a connection does to a call, by chance. */
export function playConnection(name: string): Outcome {
  const { delay = 0, jitter = 0, fault } = { ...connections[name] };
  const delayMs = Math.round(delay + jitter * Math.random());
  return fault && Math.random() < 0.3 ? { delayMs, fault } : { delayMs };
}

/** The contracts whose real backend the development server reaches, for the choice `live`. */
const liveApis = new Set<string>();

/** Lets scenarios send calls of these contracts to their real backends. */
export const allowLive = (apis: readonly string[]): void => {
  for (const api of apis) liveApis.add(api);
};

/** True for the name of a target. */
export function isTarget(name: string): name is Target {
  return targetNames.includes(name);
}

/** True for an operation of the contract. */
export function isOperationId(target: string): target is OperationId {
  return Object.hasOwn(operations, target);
}

/** Choices of a target by name. Operations also accept a status. */
export function choicesOf(target: Target): string[] {
  if (target === 'stripe') return Object.keys(stripeFaults);
  if (target === 'latency') return [];
  if (target === 'profile') return Object.keys(connections);
  const isLive = isOperationId(target) ? liveApis.has(operations[target].api) : liveApis.size > 0;
  const others = Object.keys(faults).filter((name) => name !== 'live' || isLive);
  const calls = isOperationId(target) ? [operations[target]] : Object.values(operations);
  const examples = calls.flatMap((call) => examplesOf(call).map(({ name }) => name));
  if (isOperationId(target)) return [...examples, ...others];
  return target === 'all' && examples.includes(asRecorded) ? [...others, asRecorded] : others;
}

/** True if the target has the choice. */
export function isChoice(target: Target, choice: string): boolean {
  if (target === 'latency') return /^\d{1,5}$/.test(choice);
  const isStatus = target !== 'profile' && target !== 'stripe' && /^[2-5]\d\d$/.test(choice);
  return isStatus || choicesOf(target).includes(choice);
}
