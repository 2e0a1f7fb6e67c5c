/** Lawful variants, many in each run. */
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import { lawful } from './lawful.ts';
import type { Sent, Serve } from './mutant.ts';

/** Variants that cannot be in one run with others, and those that can, in as few runs as possible. */
const apart = [
  'no position at all',
  'no content at all',
  'the card provider knows no payment',
  'no resume is told',
];
const [first = [], second = [], third = [], fourth = []] = [
  [
    'gzip',
    'a message is refused with 200',
    'pages with absolute URLs, the first without a number',
    'a signed URL for a resume',
  ],
  [
    'brotli, named in capitals',
    'values above the limits are taken',
    'no token against other sites',
  ],
  ['deflate', ...apart],
  ['five thousand positions of 1.5 kB'],
];
const named = new Set([...first, ...second, ...third, ...fourth]);
const rest = Object.keys(lawful).filter((name) => !named.has(name));

/** Names of variants by run. */
export const lawfulRuns: string[][] = [
  [...first, ...rest],
  [...second, 'writes from other sites are refused'],
  third,
  fourth,
];

/** All these variants behind one another, the last one next to the mock. */
export function combine(names: string[]): Serve {
  const serves = names.map((name) => lawful[name]?.()).filter((each) => each !== undefined);
  const chain = (
    at: number,
    sent: Sent,
    end: Parameters<Serve>[1],
    operation: string,
  ): Promise<BackendResponse> => {
    const serve = serves[at];
    if (!serve) return end(sent);
    return serve(
      sent,
      (inner) => chain(at + 1, inner, end, operation),
      operation,
    ) as Promise<BackendResponse>;
  };
  return (sent, next, operation) => chain(0, sent, next, operation);
}
