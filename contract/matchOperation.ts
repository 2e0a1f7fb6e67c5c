import { operations } from '../openapi/generated/operations.ts';
import type { Operation } from './listExamples.ts';

export type Match = { operation: Operation; params: Record<string, string> };

const parameter = /\{([^}]+)\}/g;

/** Operations with a pattern of their path, which has a group for each parameter; concrete paths come first. */
const routes = Object.values<Operation>(operations)
  .map((operation) => {
    const path = operation.base + operation.path;
    const names = Array.from(path.matchAll(parameter), ([, name = '']) => name);
    return { operation, names, pattern: new RegExp(`^${path.replaceAll(parameter, '([^/]+)')}$`) };
  })
  .sort((one, other) => one.names.length - other.names.length);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Finds the operation for a method and pathname: `matchOperation('GET', '/api/jobs/editor/')`. It returns null when none
 * matches (a missing trailing slash included). HEAD matches GET.
 */
export function matchOperation(method: string, pathname: string): Match | null {
  const meant = method === 'HEAD' ? 'GET' : method;
  for (const { operation, names, pattern } of routes) {
    const values = operation.method === meant && pattern.exec(pathname);
    if (!values) continue;
    const entries = names.map((name, index) => [name, decode(values[index + 1] ?? '')]);
    return { operation, params: Object.fromEntries(entries) };
  }
  return null;
}

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? '';

const areas = new Set(Object.values(operations).map(({ base, path }) => firstSegment(base + path)));

/** True for a path whose first segment belongs to a backend, such as `/api/`. */
export const isBackendPath = (pathname: string): boolean => areas.has(firstSegment(pathname));
