/** Connections by name; `?mock=profile:flaky` chooses one for every call. */

/** Added milliseconds of every call, the maximum random addition, and the share of calls that get the fault. */
type Connection = { delay: number; jitter: number; failures: number; fault: string };

export const connections: Record<string, Connection> = {
  fast3g: { delay: 500, jitter: 300, failures: 0, fault: 'network' },
  slow3g: { delay: 2000, jitter: 1000, failures: 0, fault: 'network' },
  flaky: { delay: 100, jitter: 400, failures: 0.3, fault: 'network' },
  overloaded: { delay: 1500, jitter: 4500, failures: 0.3, fault: '503' },
};

/** The connection of `flaky`, or of `flaky-7` with a seed; undefined for another name. */
export function readConnection(choice: string): (Connection & { seed: string }) | undefined {
  const [, name = '', seed = '1'] = /^(\w+)(?:-(\d{1,9}))?$/.exec(choice) ?? [];
  const connection = Object.hasOwn(connections, name) && connections[name];
  return connection ? { ...connection, seed } : undefined;
}

/** A number from 0 to 1 that depends only on the text: its FNV-1a hash, mixed so that similar texts differ. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Effect of a connection on call number `count` of an operation, independent of all other calls. */
export function playConnection(choice: string, operation: string, count: number) {
  const connection = readConnection(choice);
  if (!connection) return { milliseconds: 0, fault: undefined };
  const { delay, jitter, failures, fault, seed } = connection;
  const call = `${seed} ${operation} ${count}`;
  return {
    milliseconds: Math.round(delay + jitter * chance(`${call} jitter`)),
    fault: chance(`${call} failure`) < failures ? fault : undefined,
  };
}

/** Describes what a connection does to every call; '' for another name. */
export function describeConnection(choice: string): string {
  const connection = readConnection(choice);
  if (!connection) return '';
  const { delay, jitter, failures, fault } = connection;
  const slow = `Every call takes ${delay} to ${delay + jitter} ms longer`;
  const failure = fault === 'network' ? 'lose the connection' : `get status ${fault}`;
  return failures > 0 ? `${slow}; ${failures * 100} % ${failure}` : slow;
}
