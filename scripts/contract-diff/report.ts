/** Writes the changes of a contract for people: on a terminal, or as Markdown for a pull request. */
import type { Change } from './compare.ts';

const whom = {
  site: 'the site: a response gives less or other',
  clients: 'clients of the backend: a request must give more or other',
};

function show(value: unknown): string {
  const only = Array.isArray(value) && value.length < 2 ? value[0] : value;
  if (only === undefined) return 'none';
  const text = typeof only === 'string' && /^\S+$/.test(only) ? only : JSON.stringify(only);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The difference of two values: `200 → 100`, of lists `gains a, loses b`. */
function describeValues(was: unknown, is: unknown): string {
  const lists = [was, is].filter(Array.isArray);
  if (lists.length < 2 || lists.flat().length < 3) return `${show(was)} → ${show(is)}`;
  const [before = [], after = []] = lists.map((all) => all.map((each) => show(each)));
  const gained = after.filter((each) => !before.includes(each)).join(', ');
  const lost = before.filter((each) => !after.includes(each)).join(', ');
  return [gained && `gains ${gained}`, lost && `loses ${lost}`].filter(Boolean).join(', ');
}

/** A change in one line: `Job.title: maxLength 200 → 100`. */
export function sentenceOf({ what, subject, was, is }: Change): string {
  const [, kind = '', event] = /^(.*) (added|removed|renamed)$/.exec(what) ?? [];
  if (event === 'renamed') return `${subject}: renamed to ${is}`;
  if (kind === 'media type') return `${subject} as ${is}: ${event}`;
  if (event && /field|operation/.test(kind)) return `${subject}: ${what}`;
  if (event) return `${subject}: ${event}${kind.startsWith('required') ? ', required' : ''}`;
  if (/^(values|description|summary)$/.test(what)) return `${subject}: other ${what}`;
  return `${subject}: ${what === 'presence' ? '' : `${what} `}${describeValues(was, is)}`;
}

/** The report as text or Markdown. `base` is the name of the contract compared with. */
export function writeReport(changes: Change[], base: string, isMarkdown: boolean): string {
  const code = (text: string) => (isMarkdown ? `\`${text}\`` : text);
  function write(change: Change): string {
    const screens = change.screens.map((screen) => screen.replace('*', 'every page'));
    const breaks = change.breaks ? [whom[change.breaks]] : [];
    const rows = Object.entries({ breaks, in: change.places, screens }).map(([name, all]) => {
      const items = all.length > 8 ? [...all.slice(0, 7), `and ${all.length - 7} more`] : all;
      if (isMarkdown) return items.length > 0 && `\n  - ${name}: ${items.join(', ')}`;
      const between = name === 'in' ? `\n${' '.repeat(12)}` : ', ';
      return items.length > 0 && `\n    ${name.padEnd(8)}${items.join(between)}`;
    });
    const title = sentenceOf(change);
    return [isMarkdown ? `- **${code(title)}**` : `  ${title}`, ...rows].filter(Boolean).join('');
  }
  if (changes.length === 0) return `The contract is the same as ${code(base)}.`;
  const breaking = changes.filter(({ breaks }) => breaks).map(write);
  const others = changes.filter(({ breaks }) => !breaks).map(write);
  const titles = [
    `${breaking.length} breaking change${breaking.length === 1 ? '' : 's'} of the contract since ${code(base)}, ${others.length} other${others.length === 1 ? '' : 's'}`,
    ...['Breaking', 'Not breaking'].map((title) => (isMarkdown ? title : title.toUpperCase())),
  ];
  const [title, ...more] = titles.map((each, level) =>
    isMarkdown ? `##${level ? '#' : ''} ${each}` : each,
  );
  const sections = [breaking, others].map((all, index) =>
    all.length > 0 ? [more[index], ...all] : [],
  );
  return [title, ...sections.flat()].join('\n\n');
}
