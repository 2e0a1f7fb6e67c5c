/** Writes the changes of a contract as Markdown: for a terminal, or a comment of a pull request. */
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
  if (/ (added|removed)$/.test(what)) return `${subject}: ${what}`;
  return `${subject}: ${what === 'presence' ? '' : `${what} `}${describeValues(was, is)}`;
}

/** A breaking change with whom it breaks, its places and screens. */
function describe(change: Change): string {
  const breaks = whom[change.breaks ?? 'site'];
  const screens = change.screens.map((screen) => screen.replace('*', 'every page'));
  const rows = Object.entries({ breaks: [breaks], in: change.places, screens });
  const told = rows.filter(([, items]) => items.length > 0);
  const lines = told.map(([name, items]) => `  - ${name}: ${items.join(', ')}`);
  return [`- \`${sentenceOf(change)}\``, ...lines].join('\n');
}

/** The report: breaking changes with all about them, a line for each other one. `base` names the contract compared with. */
export function formatReport(changes: Change[], base: string): string {
  if (changes.length === 0) return `The contract means the same as that of ${base}.`;
  const [breaking, others] = [
    changes.filter(({ breaks }) => breaks),
    changes.filter(({ breaks }) => !breaks),
  ];
  const title = `## The contract since ${base}: ${breaking.length} breaking, ${others.length} other`;
  const lines = others.map((change) => `- not breaking: \`${sentenceOf(change)}\``);
  return [title, ...breaking.map(describe), lines.join('\n')].filter(Boolean).join('\n\n');
}
