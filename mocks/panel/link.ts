/** Links of scenarios, and what they do in words. */
import { operations } from '#contract/generated/operations.ts';
import type { PresetName } from '../db/presets.ts';
import { faults, stripeFaults } from '../responses/faults.ts';
import { asRecorded, examplesOf } from '../responses/recorded.ts';
import { parseScenario } from '../scenario/parse.ts';
import { connections, isOperationId } from '../scenario/targets.ts';

/**
 * Adds `?mock=…&as=…` to a path. Colons, commas and asterisks stay unescaped, because people read and type these
 * links.
 */
export function scenarioLink(path: string, mock: string, preset: PresetName | null = null): string {
  const url = new URL(path, 'http://site');
  const set = (name: string, value: string | null) =>
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name);
  set('mock', mock);
  set('as', preset);
  return url.pathname + url.search.replaceAll('%3A', ':').replaceAll('%2C', ',') + url.hash;
}

const sentences: Record<string, string> = {
  ...faults,
  ...stripeFaults,
  [asRecorded]: 'Every call responds as recorded at its address',
};

/** The call of a scenario's first rule and what it gets: `POST /api/jobs/{slug}/apply/ 401: No session`; '' without one. */
export function describeScenario(mock: string): string {
  const [{ target = '', choice } = { choice: '' }] = parseScenario(mock).rules;
  if (target === 'latency') return `Every call takes ${choice} ms longer`;
  if (target === 'profile') return `Every call: ${connections[choice]?.sentence}`;
  if (!isOperationId(target)) return sentences[choice] ?? (choice && `Status ${choice}`);
  const { method, base, path } = operations[target];
  const example = examplesOf(operations[target]).find(({ name }) => name === choice);
  const empty = `Status ${choice} with nothing in it`;
  const result = example ? `${example.status}: ${example.summary}` : (sentences[choice] ?? empty);
  return `${method} ${base}${path} ${result}`;
}
