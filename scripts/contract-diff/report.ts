/** Writes the changes of a contract for people: on a terminal, or as Markdown for a pull request. */
import type { Change } from './compare.ts';

const whom = {
  site: 'the site: a response gives less or other',
  clients: 'clients of the backend: a request must give more or other',
};

const show = (value: unknown) => {
  if (value === undefined || Object(value).length === 0) return 'none';
  return typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value);
};

/** The difference of two values: `200 → 100`, of lists `gains a, loses b`. */
function describeValues(was: unknown, is: unknown): string {
  const [before, after] = [was, is].map((value) => [value].flat());
  if (!Array.isArray(was) || !Array.isArray(is) || was.length + is.length < 3) {
    const [from, to] = [before, after].map((all, index) =>
      show(all?.length === 1 ? all[0] : [was, is][index]),
    );
    const text = `${from} → ${to}`;
    return text.length > 120 ? 'changed' : text;
  }
  const without = (list: unknown[], other: unknown[]) =>
    list.filter((each) => !other.includes(each));
  const [gained, lost] = [without(is, was), without(was, is)].map((items) =>
    items.map(show).join(', '),
  );
  return (
    [gained && `gains ${gained}`, lost && `loses ${lost}`].filter(Boolean).join(', ') ||
    'has another order'
  );
}

/** A change in one line: `Job.title: maxLength 200 → 100`. */
export function sentenceOf({ what, subject, was, is }: Change): string {
  const [, kind = '', event] = /^(.*) (added|removed|renamed)$/.exec(what) ?? [];
  if (event === 'renamed') return `${subject}: renamed to ${is}`;
  if (event && /field|operation/.test(kind)) return `${subject}: ${what}`;
  if (event) return `${subject}: ${event}${kind.startsWith('required') ? ', required' : ''}`;
  if (what === 'value') return `${subject}: other values`;
  if (/^(description|summary)$/.test(what)) return `${subject}: ${what} changed`;
  return `${subject}: ${what === 'presence' ? '' : `${what} `}${describeValues(was, is)}`;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The report as text or Markdown. `base` is the name of the contract compared with. */
export function writeReport(changes: Change[], base: string, isMarkdown: boolean): string {
  const code = (text: string) => (isMarkdown ? `\`${text}\`` : text);
  if (changes.length === 0) return `The contract is the same as ${code(base)}.`;
  function write(change: Change): string {
    const { breaks, places, screens } = change;
    const named = screens.map((screen) => screen.replace('*', 'every page'));
    const rows = { breaks: breaks ? [whom[breaks]] : [], in: places, screens: named };
    const lines = Object.entries(rows).flatMap(([label, all]) => {
      const items = all.length > 8 ? [...all.slice(0, 7), `and ${all.length - 7} more`] : all;
      if (isMarkdown) return items.length > 0 ? `  - ${label}: ${items.join(', ')}` : [];
      const text = items.join(label === 'in' ? `\n${' '.repeat(12)}` : ', ');
      return text ? `    ${label.padEnd(7)} ${text}` : [];
    });
    const title = sentenceOf(change);
    return [isMarkdown ? `- **${code(title)}**` : `  ${title}`, ...lines].join('\n');
  }
  const breaking = changes.filter(({ breaks }) => breaks);
  const others = changes.filter(({ breaks }) => !breaks);
  const section = (title: string, group: Change[]) =>
    group.length > 0
      ? [isMarkdown ? `### ${title}` : title.toUpperCase(), ...group.map(write)]
      : [];
  const title = `${count(breaking.length, 'breaking change')} of the contract since ${code(base)}, ${count(others.length, 'other')}`;
  const parts = [...section('Breaking', breaking), ...section('Not breaking', others)];
  return [`${isMarkdown ? '## ' : ''}${title}`, ...parts].join('\n\n');
}
