/** How every form of the report names fields, steps and counts. */
import { countSightings, type Sighting } from '../findings.ts';

/** A field as a person reads it. */
export const nameField = (field: string): string => field || 'the whole body';

/** More steps than this are counted and not named. */
const longest = 4;

/** Where a breach was seen: `16 records in 2 requests; 200 at jobs.list, jobs.search`. */
export function nameSightings(seen: Sighting[]): string {
  const statuses = [...new Set(seen.map(({ status }) => status))];
  const places = statuses.map((status) => {
    const steps = seen.filter((each) => each.status === status);
    const names = steps.slice(0, longest).map(({ journey, step }) => `${journey}.${step}`);
    const rest = steps.length > longest ? ` and ${steps.length - longest} more` : '';
    return `${status ?? 'no answer'} at ${names.join(', ')}${rest}`;
  });
  return [countSightings(seen), ...places].filter(Boolean).join('; ');
}
