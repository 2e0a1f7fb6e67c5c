/** Finds the call of the contract that a request means, trailing slash included. */
import { operations } from './generated/operations.ts';
import type { Operation } from './listExamples.ts';

/** A call with the values of its path parameters. */
export type Match = { operation: Operation; params: Record<string, string> };

const routes = Object.values(operations).map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.base}${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** True for addresses that belong to one of the backends. */
export function isBackendPath(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname.startsWith('/hrms/');
}

/** Method and pathname in, the call out; null when the contract has none, as with a missing trailing slash. */
export function matchOperation(method: string, pathname: string): Match | null {
  for (const { operation, pattern } of routes) {
    const match = operation.method === method && pattern.exec(pathname);
    if (match) {
      const entries = Object.entries(match.groups ?? {});
      return {
        operation,
        params: Object.fromEntries(entries.map(([key, value]) => [key, decodeURIComponent(value)])),
      };
    }
  }
  return null;
}
