/** Writes the changes of a contract for people: on a terminal, or as Markdown for a pull request. */

import type { Finding } from './affected.ts';
import type { Change } from './compare.ts';
import type { Occurrence } from './parts.ts';

const whom = {
  site: 'the site: a response gives less or other',
  clients: 'clients of the backend: a request must give more or other',
};

const show = (value: unknown) => {
  if (value === undefined) return 'none';
  return typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value);
};

/** The difference of two values: `200 → 100`, of lists `gains a, loses b`. */
function describeValues(was: unknown, is: unknown): string {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length + is.length < 3) {
    const [before, after] = [was, is].map((value) =>
      show([value].flat().length === 1 ? [value].flat()[0] : value),
    );
    return `${before} → ${after}`;
  }
  const without = (list: unknown[], other: unknown[]) =>
    list.filter((each) => !other.includes(each)).map(show);
  const ends = Object.entries({ gains: without(is, was), loses: without(was, is) });
  const told = ends.filter(([, items]) => items.length > 0);
  return (
    told.map(([verb, items]) => `${verb} ${items.join(', ')}`).join(', ') || 'has another order'
  );
}

/** A change in one line: `Job.title: maxLength 200 → 100`. */
export function sentenceOf({ what, subject, was, is }: Change): string {
  const [, needed, kind = '', event] =
    /^(required )?(.*) (added|removed|renamed)$/.exec(what) ?? [];
  if (event === 'renamed') return `${subject}: renamed to ${is}`;
  if (event && /field|operation/.test(kind)) return `${subject}: ${what}`;
  if (event) return `${subject}: ${event}${needed ? ', required' : ''}`;
  if (what === 'example value') return `${subject}: other values`;
  return `${subject}: ${what === 'presence' ? '' : `${what} `}${describeValues(was, is)}`;
}

const describePlace = ({ operation, where, field }: Occurrence) =>
  [operation, where, field.join('.').replaceAll('.[]', '[]')].filter(Boolean).join(' ');

/** At most eight items, then the number of the rest. */
const shorten = (items: string[]) =>
  items.length > 8 ? [...items.slice(0, 7), `and ${items.length - 7} more`] : items;

/** The lines below a change, by label. */
function listDetails({ breaks, places, touches }: Finding): [label: string, items: string[]][] {
  const { routes, files, examples, catalogue, rules } = touches;
  const isUnread = breaks && routes.length === 0 && places.some(({ operation }) => operation);
  const rows: Record<string, string[]> = {
    breaks: breaks ? [whom[breaks]] : [],
    in: [...new Set(places.map(describePlace))],
    screens: isUnread
      ? ['none: no file of the site reads or calls it']
      : routes.map((route) => (route === '*' ? 'every page' : route)),
    code: files,
    examples,
    'error texts': catalogue,
    conformance: rules,
  };
  return Object.entries(rows).filter(([, items]) => items.length > 0);
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The report as text or Markdown. `base` is the name of the contract compared with. */
export function writeReport(findings: Finding[], base: string, isMarkdown: boolean): string {
  const code = (text: string) => (isMarkdown ? `\`${text}\`` : text);
  if (findings.length === 0) return `The contract is the same as ${code(base)}.`;
  const writeRow = ([label, all]: [string, string[]]) => {
    const items = shorten(all);
    if (isMarkdown) return `  - ${label}: ${items.join(', ')}`;
    const isLong = label === 'in' || label === 'error texts';
    return `    ${label.padEnd(12)} ${items.join(isLong ? `\n${' '.repeat(17)}` : ', ')}`;
  };
  const write = (finding: Finding) => {
    const title = sentenceOf(finding);
    const rows = listDetails(finding).map(writeRow);
    return [isMarkdown ? `- **${code(title)}**` : `  ${title}`, ...rows].join('\n');
  };
  const section = (title: string, group: Finding[]) =>
    group.length > 0
      ? [isMarkdown ? `### ${title}` : title.toUpperCase(), ...group.map(write)]
      : [];
  const breaking = findings.filter(({ breaks }) => breaks);
  const others = findings.filter(({ breaks }) => !breaks);
  const title = `${count(breaking.length, 'breaking change')} of the contract since ${code(base)}, ${count(others.length, 'other')}`;
  const parts = [...section('Breaking', breaking), ...section('Not breaking', others)];
  return [`${isMarkdown ? '## ' : ''}${title}`, ...parts].join('\n\n');
}
