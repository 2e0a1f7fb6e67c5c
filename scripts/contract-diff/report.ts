/** Writes the changes of a contract for people: on a terminal, or as Markdown for a pull request. */
import type { Change } from './compare.ts';
import type { Place } from './parts.ts';
import type { Touched } from './touches.ts';

/** A change with what it touches. */
export type Finding = Change & { touches: Touched };

const whom = {
  site: 'the site: a response gives less or other',
  clients: 'clients of the backend: a request must give more or other',
};

const show = (value: unknown) => {
  if (value === undefined) return 'none';
  return typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value);
};

/** What changed, as the contract calls it: `Job.title: maxLength 200 → 100`. */
export function sentenceOf({ what, subject, was, is }: Change): string {
  const end = (list: unknown[], verb: string) =>
    list.length > 0 ? [`${verb} ${list.map(show).join(', ')}`] : [];
  if (what === 'example value') return `${subject}: other values`;
  const [, needed, kind, event] = /^(required )?(.*) (added|removed|renamed)$/.exec(what) ?? [];
  if (event === 'renamed') return `${subject}: renamed to ${is}`;
  if (event && /field|operation/.test(`${kind}`)) return `${subject}: ${what}`;
  if (event) return `${subject}: ${event}${needed ? ', required' : ''}`;
  if (Array.isArray(was) && Array.isArray(is) && was.length + is.length > 2) {
    const [gained, lost] = [
      is.filter((each) => !was.includes(each)),
      was.filter((each) => !is.includes(each)),
    ];
    const ends = [...end(gained, 'gains'), ...end(lost, 'loses')];
    return `${subject}: ${what} ${ends.join(', ') || 'in another order'}`;
  }
  const [before, after] = [was, is].map((value) =>
    show(Array.isArray(value) && value.length === 1 ? value[0] : value),
  );
  return `${subject}: ${what === 'presence' ? '' : `${what} `}${before} → ${after}`;
}

const describePlace = ({ operation, where, field }: Place) =>
  [operation, where, field.join('.').replaceAll('.[]', '[]')].filter(Boolean).join(' ');

/** At most eight, then how many more. */
const shorten = (items: string[]) =>
  items.length > 8 ? [...items.slice(0, 7), `and ${items.length - 7} more`] : items;

/** The lines below a change: a label and what it lists. */
function listDetails({ breaks, places, touches }: Finding): [label: string, items: string[]][] {
  const { routes, files, examples, catalogue, steps } = touches;
  const screens = routes.map((route) => (route === '*' ? 'every page' : route));
  const rows: [string, string[]][] = [
    ['breaks', breaks ? [whom[breaks]] : []],
    ['in', [...new Set(places.map(describePlace))]],
    [
      'screens',
      screens.length > 0 || !breaks ? screens : ['none: no file of the site reads or calls it'],
    ],
    ['code', files],
    ['examples', examples],
    ['error texts', catalogue],
    ['conformance', steps],
  ];
  return rows
    .filter(([, items]) => items.length > 0)
    .map(([label, items]) => [label, shorten(items)]);
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The report as text. `base` is what the contract was compared with. */
export function writeReport(findings: Finding[], base: string, isMarkdown: boolean): string {
  const groups = [
    findings.filter(({ breaks }) => breaks),
    findings.filter(({ breaks }) => !breaks),
  ];
  const [breaking = [], others = []] = groups;
  const title = `${count(breaking.length, 'breaking change')} of the contract and ${others.length} other${others.length === 1 ? '' : 's'} since ${base}`;
  const section = (heading: string, group: Finding[]) => {
    if (group.length === 0) return [];
    const entries = group.map((each) => {
      const rows = listDetails(each);
      if (isMarkdown) {
        const lines = rows.map(
          ([label, items]) => `  - ${label}: ${items.map((item) => `\`${item}\``).join(', ')}`,
        );
        return [`- **\`${sentenceOf(each)}\`**`, ...lines].join('\n');
      }
      const lines = rows.map(
        ([label, items]) =>
          `    ${label.padEnd(12)} ${items.join(label === 'in' || label === 'error texts' ? `\n${' '.repeat(17)}` : ', ')}`,
      );
      return [`  ${sentenceOf(each)}`, ...lines].join('\n');
    });
    return [isMarkdown ? `### ${heading}` : heading.toUpperCase(), ...entries];
  };
  if (findings.length === 0) return `The contract is the same as ${base}.`;
  return [
    `${isMarkdown ? '## ' : ''}${title}`,
    ...section('Breaking', breaking),
    ...section('Not breaking', others),
  ].join('\n\n');
}
