/** The calls that the edge forwards: exactly those of the contract, and media. */
import { operations } from '#contract/generated/operations.ts';

type Row = { base: string; method: string; path: string };

const methodsOf = new Map<string, string[]>();
for (const { base, method, path } of Object.values<Row>(operations)) {
  const key = base + path;
  methodsOf.set(key, [...(methodsOf.get(key) ?? []), method]);
}

/** Pattern of a path of the contract, for nginx and JavaScript; a parameter matches one segment. */
const pathPattern = (path: string) =>
  `^${path.replaceAll('.', '[.]').replace(/\{[\w-]+\}/g, '[^/]+')}$`;

/** Patterns of the allowed paths with their methods. */
export const allowedCalls: readonly { pattern: string; methods: readonly string[] }[] = [
  ...[...methodsOf].map(([path, methods]) => ({ pattern: pathPattern(path), methods })),
  { pattern: '^/media/.+$', methods: ['GET', 'HEAD'] },
  // The contract has no call that ends the session in the browser.
  { pattern: '^/edge/logout$', methods: ['POST'] },
];

/** Whether the edge forwards a request. */
export const isAllowed = (method: string, path: string): boolean =>
  allowedCalls.some(
    ({ pattern, methods }) => methods.includes(method) && new RegExp(pattern).test(path),
  );
