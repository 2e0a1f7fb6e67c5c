import type { Subscriber } from '../../db/records.ts';
import { readRecords } from '../../db/store.ts';

/** The subscriber whose key a request carries as `Authorization: Token <key>`. */
export function findSubscriber(request: Request): Subscriber | undefined {
  const [, key] = /^Token (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return readRecords().subscribers.find((each) => each.key === key);
}

/** True for a number of employees that can be paid for. */
export function isEmployeeCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
