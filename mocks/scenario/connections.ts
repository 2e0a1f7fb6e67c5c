/** Connections by name; `?mock=profile:flaky` chooses one for every call. */
import type { Outcome } from '../backend.ts';

/** Added milliseconds of every call, the maximum random addition, and the share of calls that get the fault. */
type Connection = { delay: number; jitter: number; failures: number; fault: string };

/** Connections by name. */
export const connections: Record<string, Connection> = {
  fast3g: { delay: 500, jitter: 300, failures: 0, fault: 'network' },
  slow3g: { delay: 2000, jitter: 1000, failures: 0, fault: 'network' },
  flaky: { delay: 100, jitter: 400, failures: 0.3, fault: 'network' },
  overloaded: { delay: 1500, jitter: 4500, failures: 0.3, fault: '503' },
};

/** What a connection does to a call, by chance. */
export function playConnection(name: string): Outcome {
  const connection = connections[name];
  if (!connection) return {};
  const { delay, jitter, failures, fault } = connection;
  const delayMs = Math.round(delay + jitter * Math.random());
  return Math.random() < failures ? { delayMs, fault } : { delayMs };
}

/** Describes what a connection does to every call; '' for another name. */
export function describeConnection(name: string): string {
  const connection = connections[name];
  if (!connection) return '';
  const { delay, jitter, failures, fault } = connection;
  const slow = `Every call takes ${delay} to ${delay + jitter} ms longer`;
  const failure = fault === 'network' ? 'lose the connection' : `get status ${fault}`;
  return failures > 0 ? `${slow}; ${failures * 100} % ${failure}, by chance` : slow;
}
