import { operations } from '../openapi/generated/operations.ts';
import type { Operation } from './listExamples.ts';

type Route = { readonly method: string; readonly base: string; readonly path: string };

export type Match<Row = Operation> = { operation: Row; params: Record<string, string> };

const count = ({ path }: Pick<Route, 'path'>, mark: string) => path.split(mark).length;

/**
 * Sorts operations so that a path comes before shorter ones that are its end (MSW matches them from any origin), and a
 * concrete path before templated ones.
 */
export const specificFirst = <Row extends Pick<Route, 'path'>>(operations: readonly Row[]): Row[] =>
  operations.toSorted(
    (one, other) => count(other, '/') - count(one, '/') || count(one, '{') - count(other, '{'),
  );

/** `/api/notes/{note-id}/` → a regular expression with one group per parameter, and the parameter names. */
function toPattern(path: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = path.replace(/\{([^}]+)\}|[.*+?^$()|[\]\\]/g, (text, name?: string) => {
    if (name === undefined) return `\\${text}`;
    names.push(name);
    return '([^/]+)';
  });
  return { pattern: new RegExp(`^${source}$`), names };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns a function that finds the operation for a method and pathname. It returns null when none matches (a missing
 * trailing slash included). HEAD matches GET.
 */
export function createMatcher<Row extends Route>(table: Record<string, Row>) {
  const routes = specificFirst(Object.values(table)).map((operation) => ({
    operation,
    ...toPattern(operation.base + operation.path),
  }));
  return (method: string, pathname: string): Match<Row> | null => {
    const meant = method === 'HEAD' ? 'GET' : method;
    for (const { operation, pattern, names } of routes) {
      const values = operation.method === meant && pattern.exec(pathname);
      if (!values) continue;
      const entries = names.map((name, index) => [name, decode(values[index + 1] ?? '')]);
      return { operation, params: Object.fromEntries(entries) };
    }
    return null;
  };
}

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? '';

const areas = new Set(Object.values(operations).map(({ base, path }) => firstSegment(base + path)));

/** True for a path whose first segment belongs to a backend, such as `/api/`. */
export const isBackendPath = (pathname: string): boolean => areas.has(firstSegment(pathname));

/** Finds the operation of the website's contracts: `matchOperation('GET', '/api/jobs/editor/')`. */
export const matchOperation = createMatcher<Operation>(operations);
