/** Labels shared by all report formats. */
import type { Report } from '../report.ts';
import { groupBy, type Occurrence } from '../violations.ts';

/** A field as shown to users. */
export const nameField = (field: string): string => field || 'the whole body';

/** A step as shown to users, such as `profile: a change`. */
export const nameStep = ({ rule, step }: Pick<Occurrence, 'rule' | 'step'>): string =>
  `${rule}: ${step}`;

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

/** How much was tried, as shown to users. */
export function nameTried({ operations, rules, requests }: Report): string {
  const proven = operations.filter(({ isProven }) => isProven).length;
  const tried = rules.filter((each) => each.requests > 0).length;
  return `${proven} of ${operations.length} calls with success, ${tried} of ${rules.length} rules, ${many(requests, 'request')}`;
}
