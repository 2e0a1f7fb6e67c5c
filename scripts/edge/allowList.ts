/** The calls that the edge forwards, exactly those of the contract, and its own one. */
import { operations } from '#contract/generated/operations.ts';
import { bodyBytes, uploadBytes } from './limits.ts';

/** An allowed path and its methods. */
export type AllowedPath = {
  api: 'agency' | 'hrms' | 'edge';
  /** As the contract writes it, under the site's prefix: `/api/jobs/{slug}/`. */
  path: string;
  methods: string[];
  /** Largest body in bytes. */
  limit: number;
};

/** Ends the session in the browser; the contract has no call for it. */
export const logoutPath = '/edge/logout';

function list(): AllowedPath[] {
  const paths = new Map<string, AllowedPath>();
  for (const { api, base, method, path: bare, examples } of Object.values(operations)) {
    const path = `${base}${bare}`;
    const entry = paths.get(path) ?? { api, path, methods: [], limit: bodyBytes };
    entry.methods.push(method);
    if ('413' in examples && 'resumeTooLarge' in examples[413]) entry.limit = uploadBytes;
    paths.set(path, entry);
  }
  return [...paths.values()];
}

export const allowedPaths: readonly AllowedPath[] = [
  ...list(),
  { api: 'edge', path: logoutPath, methods: ['POST'], limit: bodyBytes },
];

/** Pattern of a contract path; a parameter matches one segment. */
export function pathPattern(path: string): string {
  return `^${path.replaceAll('.', '[.]').replace(/\{\w+\}/g, '[^/]+')}$`;
}

const compiled = allowedPaths.map((allowed) => ({
  allowed,
  pattern: new RegExp(pathPattern(allowed.path)),
}));

/** The entry for the path of a normalized target, or null. */
export function findAllowed(path: string): AllowedPath | null {
  return compiled.find(({ pattern }) => pattern.test(path))?.allowed ?? null;
}
