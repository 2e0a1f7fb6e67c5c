/** Labels shared by all report formats. */
import type { Report, Times } from '../report.ts';
import { countOccurrences, groupBy, type Occurrence } from '../violations.ts';

/** A field as shown to users. */
export const nameField = (field: string): string => field || 'the whole body';

/** A step as shown to users, such as `jobs.list`. */
export const nameStep = ({ rule, step }: Pick<Occurrence, 'rule' | 'step'>): string =>
  step ? `${rule}.${step}` : rule;

/** Response times as shown to users. */
export const nameTimes = ({ count, median, p95, max }: Times): string =>
  `${many(count, 'request')}, median ${median} ms, p95 ${p95} ms, slowest ${max} ms`;

/** How much was tried, and which rules were not, as shown to users. */
export function nameTried(report: Pick<Report, 'tried' | 'waited' | 'rules'>): string {
  const { tried, waited, rules } = report;
  const left = rules.filter(({ requests }) => requests === 0).map(({ id }) => id);
  const without = [1, 2, 3].includes(left.length) ? ` (not ${left.join(', ')})` : '';
  const of = ([some, all]: number[], what: string) => `${some} of ${all} ${what}`;
  const waiting = waited > 0 ? `; waited ${many(Math.round(waited), 'second')} after 429` : '';
  return `${of(tried.calls, 'calls')} with success, ${of(tried.statuses, 'documented statuses')}, ${of(tried.rules, 'rules')}${without}, ${many(tried.requests, 'request')}${waiting}`;
}

/** `1 call`, `2 calls`. */
export const many = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;

/** A text for HTML and XML, in attributes as well. */
export const escapeText = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Most steps listed; further ones are counted. */
const longest = 4;

/** Where a violation occurred: `16 records in 2 requests; 200 at jobs.list, jobs.search`. */
export function nameOccurrences(seen: Occurrence[]): string {
  const places = groupBy(seen, ({ status }) => String(status)).map((group) => {
    const names = group.slice(0, longest).map(nameStep).join(', ');
    const rest = group.length > longest ? ` and ${group.length - longest} more` : '';
    return `${group[0].status ?? 'no response'} at ${names}${rest}`;
  });
  return [countOccurrences(seen), ...places].filter(Boolean).join('; ');
}
