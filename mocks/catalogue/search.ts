/** Finds the rows and states that a tester means: a text as it stands on the screen, a path, or a sentence of a ticket. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { matchOperation } from '#contract/matchOperation.ts';
import { faults } from '../responses/faults.ts';
import { type ErrorRow, errorRows } from './areas.ts';
import type { Cause, Visit } from './cause.ts';
import { steps } from './steps.ts';

/** A response without a text of the catalogue: the value of `?mock=`, and where to see it. */
export type OtherState = Visit & Pick<Cause, 'mswOnly'> & { mock: string };

/** What testers call a fault. */
const faultWords: Record<Exclude<keyof typeof faults, 'live'>, string> = {
  network: 'offline connection unreachable',
  timeout: 'hangs stuck forever ever endless never processing loading spinner',
  slow: 'slowly long lag delay waiting processing loading spinner',
  malformed: 'broken truncated json',
  html: 'proxy gateway page',
  empty: 'blank nothing',
};

/** A word without its ending: apply, applied and applying become the same; "twice" is what the site calls "already". */
function stem(word: string): string {
  if (/^(twice|again|second|double)$/.test(word)) return 'already';
  if (/^fetch/.test(word)) return 'load';
  if (/^(pay|paid$)/.test(word)) return 'pay';
  if (word === 'unauthorized') return '401';
  if (word.length < 5) return word.replace(/s$/, '');
  return word.replace(/(ies|ied)$/, 'y').replace(/(ing|ed|es|s|e)$/, '');
}

const unimportant =
  /^(the|is|it|in|on|at|of|with|to|an?|i|my|while|not|and|or|for|when|page|says?|said|does?|do|then|they|after|http|error|status|sometimes)$/;

/** The important words of a text, also of names such as `listJobs`. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !unimportant.test(word))
    .map(stem);

/** A text as it is compared: in lower case, without quotes and last mark, each status as `#`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[“”„"‘’'`]/g, '')
    .replaceAll(/\b[2-5]\d\d\b/g, '#')
    .replace(/[\s.!?:…]+$/, '')
    .trim();

/** A concrete address as the name of its call, or as the page's first segment: `/api/jobs/qa-engineer/` → getJob. */
const nameAddresses = (text: string): string =>
  text.replaceAll(/(?:https?:\/\/[^\s/]+)?(\/[\w-][^\s?#"”’',]*)\S*/g, (_, path: string) => {
    const slashes = [path, `${path.replace(/\/$/, '')}/`];
    const found = slashes.flatMap((each) =>
      ['GET', 'POST', 'PUT'].flatMap((method) => matchOperation(method, each)?.operation.id ?? []),
    );
    return found[0] ?? path.split('/')[1] ?? '';
  });

/** Everything that a row says, its causes included. */
const textOfRow = ({ id, area, surface, place, causes }: ErrorRow): string => {
  const texts = causes.flatMap(({ text, mock, path, call, example, steps: names = [] }) => {
    const operation: Operation | null = call && call !== 'stripe' ? operations[call] : null;
    const found = operation && listExamples(operation).find(({ name }) => name === example);
    const ofCall = [operation?.summary, operation?.path, found?.status, found?.summary];
    return [text, mock, path, ...ofCall, ...names.map((name) => steps[name])];
  });
  return [id, area, surface, place, ...texts].join(' ');
};

/** A state of a call, where its responses show. */
function stateOf(id: OperationId, name: string): OtherState {
  const causes = errorRows.flatMap((row) => row.causes);
  const visit = causes.find(({ call }) => call === id);
  const { path = '/', as, steps: names, mswOnly } = visit ?? {};
  return { path, as, steps: names, mswOnly, mock: `${id}:${name}` };
}

type Candidate = { words: Set<string>; row?: ErrorRow; state?: OtherState };

const candidates: Candidate[] = [
  ...errorRows.map((row) => ({ words: new Set(wordsOf(textOfRow(row))), row })),
  ...Object.values<Operation>(operations).flatMap((operation) => {
    const { id, summary, screens, path } = operation;
    const examples = listExamples(operation).map((each) => [each.name, each.status, each.summary]);
    const own = Object.entries(faultWords).map(([name, words]) => {
      return [name, faults[name as keyof typeof faults], words];
    });
    return [...examples, ...own].map(([name, ...more]) => {
      const words = wordsOf([id, summary, ...screens, path, name, ...more].join(' '));
      return { words: new Set(words), state: stateOf(id, String(name)) };
    });
  }),
];

/** The candidates with the most of these words; rare words count more. */
function rank(words: string[]): Candidate[] {
  const weights = words.map((word) => {
    const count = candidates.filter((each) => each.words.has(word)).length;
    return { word, weight: count && Math.log(1 + candidates.length / count) };
  });
  const rated = candidates.map((candidate) => {
    const own = weights.filter(({ word }) => candidate.words.has(word));
    return { candidate, score: own.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const best = Math.max(...rated.map(({ score }) => score));
  const near = rated.filter(({ score }) => score > 0 && score >= best * 0.85);
  return near.sort((one, other) => other.score - one.score).map(({ candidate }) => candidate);
}

/** Rows that have the text, with any status; without one, those that have it up to the last colon. */
function findText(text: string): ErrorRow[] {
  const found = errorRows.filter((row) => plain(textOfRow(row)).includes(text));
  const shorter = text.replace(/:[^:]*$/, '');
  return found.length > 0 || shorter === text ? found : findText(shorter);
}

/** Finds rows and at most eight other states; an empty search finds all rows. */
export function search(typed: string): { rows: ErrorRow[]; others: OtherState[] } {
  if (!typed.trim()) return { rows: errorRows, others: [] };
  const asked = nameAddresses(typed);
  const same = findText(plain(asked));
  const ranked = same.length > 0 ? [] : rank(wordsOf(asked));
  const rows = same.length > 0 ? same : ranked.flatMap(({ row }) => row ?? []);
  // A status that no cause has: the same calls with that status.
  const [status] = /\b[2-5]\d\d\b/.exec(typed) ?? [];
  const withStatus = rows.flatMap(({ causes: [{ call }] }) => {
    if (!call || call === 'stripe' || !status) return [];
    const found = listExamples(operations[call]).find((each) => `${each.status}` === status);
    return stateOf(call, found?.name ?? status);
  });
  const known = new Set(rows.flatMap(({ causes }) => causes.map(({ mock }) => mock)));
  const others = [...withStatus, ...ranked.flatMap(({ state }) => state ?? [])].filter(
    ({ mock }) => !known.has(mock) && known.add(mock),
  );
  return { rows, others: others.slice(0, 8) };
}
