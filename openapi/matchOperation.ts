/** Finds the call of the contract that a request means, trailing slash included. */
import { operations } from './generated/operations.ts';
import type { Operation } from './listExamples.ts';

/** Where a call lives, as in the table of operations. */
type Route = { readonly method: string; readonly base: string; readonly path: string };

/** A call with the values of its path parameters. */
export type Match<Row = Operation> = { operation: Row; params: Record<string, string> };

/** `/api/notes/{note-id}/` → a pattern with one group a parameter, and the parameters' names. */
function toPattern(path: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = path.replace(/\{([^}]+)\}|[.*+?^$()|[\]\\]/g, (text, name?: string) => {
    if (name === undefined) return `\\${text}`;
    names.push(name);
    return '([^/]+)';
  });
  return { pattern: new RegExp(`^${source}$`), names };
}

/** A segment as it was meant; one that is no valid encoding stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A table of operations in, a function out that finds the one that a method and a pathname mean; null when the table has
 * none, as with a missing trailing slash. HEAD means GET.
 */
export function createMatcher<Row extends Route>(table: Record<string, Row>) {
  const routes = Object.values(table).map((operation) => ({
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

/** True for addresses that belong to one of the backends. */
export function isBackendPath(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname.startsWith('/hrms/');
}

/** Method and pathname in, the call of the website's contracts out. */
export const matchOperation = createMatcher<Operation>(operations);
