/** The calls that the edge lets through, exactly those of the contract, and the one that it answers itself. */
import { operations } from '#contract/generated/operations.ts';
import { bodyBytes, uploadBytes } from './limits.ts';

/** One path of a backend. */
export type AllowedPath = {
  api: 'agency' | 'hrms' | 'edge';
  /** As the contract writes it, under the site's prefix: `/api/jobs/{slug}/`. */
  path: string;
  methods: string[];
  /** Largest body in bytes. */
  limit: number;
};

/** Where a browser loses its session: the contract has no call for it. */
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

/** Every path with its methods. */
export const allowedPaths: readonly AllowedPath[] = [
  ...list(),
  { api: 'edge', path: logoutPath, methods: ['POST'], limit: bodyBytes },
];

/** Pattern of a path of the contract. In a normal target a segment is what has no slash. */
export function pathPattern(path: string): string {
  return `^${path.replaceAll('.', '[.]').replace(/\{\w+\}/g, '[^/]+')}$`;
}

const compiled = allowedPaths.map((allowed) => ({
  allowed,
  fits: new RegExp(pathPattern(allowed.path)),
}));

/** The entry for the path of a normal target, or null when it has none. */
export function findAllowed(path: string): AllowedPath | null {
  return compiled.find(({ fits }) => fits.test(path))?.allowed ?? null;
}
