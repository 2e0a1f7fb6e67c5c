import { subscribers } from '../../db/collections.ts';

/** The subscriber of `Authorization: Token <key>`; undefined for an unknown key. */
export function findSubscriber(request: Request) {
  const [, key] = /^Token (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return key ? subscribers.findFirst((q) => q.where({ key })) : undefined;
}

/** True for a positive integer. */
export function isEmployeeCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
