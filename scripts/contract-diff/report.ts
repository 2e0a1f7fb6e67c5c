/** Writes the changes of a contract for people: on a terminal, or as Markdown for a pull request. */
import type { Change } from './compare.ts';

const whom = {
  site: 'the site: a response gives less or other',
  clients: 'clients of the backend: a request must give more or other',
};

function show(value: unknown): string {
  if (value === undefined) return 'none';
  const text = typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The difference of two values: `200 → 100`, of lists `gains a, loses b`. */
function describeValues(was: unknown, is: unknown): string {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length + is.length < 3) {
    const [from, to] = [was, is].map((all) =>
      show([all].flat().length === 1 ? [all].flat()[0] : all),
    );
    return `${from} → ${to}`;
  }
  const texts = [was, is].map((all) => all.map(show));
  const without = (verb: string, [all = [], others = []]: string[][]) => {
    const items = all.filter((each) => !others.includes(each));
    return items.length > 0 ? [`${verb} ${items.join(', ')}`] : [];
  };
  return [...without('gains', texts.toReversed()), ...without('loses', texts)].join(', ');
}

/** A change in one line: `Job.title: maxLength 200 → 100`. */
export function sentenceOf({ what, subject, was, is }: Change): string {
  const [, kind = '', event] = /^(.*) (added|removed|renamed)$/.exec(what) ?? [];
  if (event === 'renamed') return `${subject}: renamed to ${is}`;
  if (event && /field|operation/.test(kind)) return `${subject}: ${what}`;
  if (kind === 'media type') return `${subject} as ${is}: ${event}`;
  if (event) return `${subject}: ${event}${kind.startsWith('required') ? ', required' : ''}`;
  if (what === 'value') return `${subject}: other values`;
  if (/^(description|summary)$/.test(what)) return `${subject}: other ${what}`;
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
      if (items.length === 0) return [];
      if (isMarkdown) return `  - ${label}: ${items.join(', ')}`;
      return `    ${label.padEnd(8)}${items.join(label === 'in' ? `\n${' '.repeat(12)}` : ', ')}`;
    });
    const title = sentenceOf(change);
    return [isMarkdown ? `- **${code(title)}**` : `  ${title}`, ...lines].join('\n');
  }
  const isBreaking = ({ breaks }: Change) => breaks !== null;
  const [breaking, others] = [
    changes.filter(isBreaking),
    changes.filter((each) => !isBreaking(each)),
  ];
  const section = (title: string, group: Change[]) =>
    group.length > 0
      ? [isMarkdown ? `### ${title}` : title.toUpperCase(), ...group.map(write)]
      : [];
  const title = `${count(breaking.length, 'breaking change')} of the contract since ${code(base)}, ${count(others.length, 'other')}`;
  const parts = [...section('Breaking', breaking), ...section('Not breaking', others)];
  return [`${isMarkdown ? '## ' : ''}${title}`, ...parts].join('\n\n');
}
