/** Responses recorded from a real server, which the mock plays beside the contract's examples. */
import { HttpResponse } from 'msw';
import { type ExampleTable, type ListedExample, listExamples } from '#contract/listExamples.ts';
import type { Call } from '../call.ts';

/** An example in the contract's form. `x-path` includes the query. A text `value` with a content type is the raw body. */
export type RecordedExample = {
  summary?: string;
  'x-status': number;
  'x-path'?: string;
  'x-headers'?: Record<string, string | string[]>;
  'x-violations'?: string[];
  value?: unknown;
};

/** Recorded examples by operation and name. */
export type Recordings = Record<string, Record<string, RecordedExample>>;

/** Name that selects, for each request, the example recorded at its path. */
export const asRecorded = 'recorded';

const recordings: Recordings = {};

/** Adds recorded examples, which scenarios and requests may then choose. */
export const addRecordings = (more: Recordings): void => void Object.assign(recordings, more);

/** The operation's examples of the contract and the recorded ones. */
export function examplesOf(operation: { id: string; examples: ExampleTable }): ListedExample[] {
  const own = Object.entries(recordings[operation.id] ?? {});
  const recorded = own.map(([name, { summary = '', ...example }]) => {
    const status = example['x-status'];
    const broken = example['x-violations']?.length ? ' Violates the contract.' : '';
    return { name, status, documented: String(status), summary: `Recorded: ${summary}.${broken}` };
  });
  const [first] = recorded;
  const all = { name: asRecorded, summary: 'What was recorded at the address of the call' };
  return [...listExamples(operation), ...(first ? [{ ...first, ...all }] : []), ...recorded];
}

function findAt(address: string, list: RecordedExample[]): RecordedExample | undefined {
  const [pathname] = address.split('?');
  const exact = list.filter((each) => each['x-path'] === address);
  const near = list.filter((each) => each['x-path']?.split('?')[0] === pathname);
  const found = exact.length > 0 ? exact : near;
  return found.find((each) => each['x-status'] < 400) ?? found[0];
}

/** The recorded response that a call gets; undefined when it gets another one, or none is recorded at its address. */
export function playRecorded({ request, match, outcome }: Call): Response | undefined {
  const { example = '' } = outcome;
  const own = recordings[match.operation.id] ?? {};
  const { pathname, search } = new URL(request.url);
  const found =
    example === asRecorded
      ? findAt(pathname + search, Object.values(own))
      : Object.hasOwn(own, example) && own[example];
  if (!found) return undefined;
  const { 'x-status': status, 'x-headers': given = {}, value } = found;
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const [name, values] of Object.entries(given)) {
    headers.delete(name);
    for (const each of [values].flat()) headers.append(name, each);
  }
  if (value === undefined || [204, 205, 304].includes(status)) {
    headers.delete('content-type');
    return new HttpResponse(null, { status, headers });
  }
  const isText = typeof value === 'string' && 'content-type' in given;
  return new HttpResponse(isText ? value : JSON.stringify(value), { status, headers });
}
