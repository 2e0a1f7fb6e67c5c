/** Labels shared by all report formats. */
import type { Report } from '../report.ts';
import { groupBy, type Occurrence } from '../violations.ts';

/** A field as shown to users. */
export const nameField = (field: string): string => field || 'the whole body';

/** A step as shown to users, such as `profile: a change`. */
export const nameStep = ({ rule, step }: Pick<Occurrence, 'rule' | 'step'>): string =>
  step ? `${rule}: ${step}` : rule;

/** `1 call`, `2 calls`. */
export const many = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;

/** How often a violation occurred, such as `32 records in 2 requests`; '' for once. */
export function countOccurrences(seen: Pick<Occurrence, 'records'>[]): string {
  const records = seen.reduce((sum, each) => sum + each.records, 0);
  const inRecords = records > seen.length && `${records} records`;
  const inRequests = seen.length > 1 && `${seen.length} requests`;
  return [inRecords, inRequests].filter(Boolean).join(' in ');
}

/** Steps listed; further ones are counted. */
const maxSteps = 4;

/** Where a violation occurred: `16 records in 2 requests; 200 at lists: the whole list`. */
export function nameOccurrences(seen: Occurrence[]): string {
  const places = groupBy(seen, ({ status }) => String(status)).map((group) => {
    const names = group.slice(0, maxSteps).map(nameStep).join(', ');
    const rest = group.length > maxSteps ? ` and ${group.length - maxSteps} more` : '';
    return `${group[0].status ?? 'no response'} at ${names}${rest}`;
  });
  return [countOccurrences(seen), ...places].filter(Boolean).join('; ');
}

/** How much was tried and how fast the server was, as shown to users. */
export function nameTried({ tried, waited, rules, times }: Report): string {
  const left = rules.filter(({ requests }) => requests === 0).map(({ id }) => id);
  const without = [1, 2, 3].includes(left.length) ? ` (not ${left.join(', ')})` : '';
  const of = ([some, all]: number[], what: string) => `${some} of ${all} ${what}`;
  const speed = times ? `, median ${times.median} ms, slowest ${times.max} ms` : '';
  const waiting = waited > 0 ? `; waited ${many(Math.round(waited), 'second')} after 429` : '';
  return `${of(tried.calls, 'calls')} with success, ${of(tried.statuses, 'documented statuses')}, ${of(tried.rules, 'rules')}${without}, ${many(tried.requests, 'request')}${speed}${waiting}`;
}
