/** The calls that the edge lets through: exactly those of the contract. */
import { operations } from '#contract/generated/operations.ts';
import { bodyBytes, uploadBytes } from './limits.ts';

/** One path of a backend. `pattern` fits the request target as sent, query included, in JavaScript and in nginx alike. */
export type AllowedPath = {
  api: 'agency' | 'hrms';
  /** As the contract writes it, under the site's prefix: `/api/jobs/{slug}/`. */
  path: string;
  pattern: string;
  methods: string[];
  /** Largest body in bytes. */
  limit: number;
};

/** One path segment: no slash in any spelling, no backslash, no NUL, and not a step up. */
const segment =
  "(?!([.]|%2[Ee]){1,2}([/?]|$))([A-Za-z0-9._~!()*'-]|%(?!2[Ff]|5[Cc]|00)[0-9A-Fa-f][0-9A-Fa-f])+";

function toPattern(path: string): string {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replaceAll('.', '[.]'));
  return `^${parts.join(segment)}([?]|$)`;
}

function list(): AllowedPath[] {
  const paths = new Map<string, AllowedPath>();
  for (const { api, base, method, path: bare, examples } of Object.values(operations)) {
    const path = `${base}${bare}`;
    const known = paths.get(path);
    const entry = known ?? { api, path, pattern: toPattern(path), methods: [], limit: bodyBytes };
    entry.methods.push(method);
    if ('413' in examples && 'resumeTooLarge' in examples[413]) entry.limit = uploadBytes;
    paths.set(path, entry);
  }
  return [...paths.values()];
}

/** Every path of both backends with its methods. */
export const allowedPaths: readonly AllowedPath[] = list();

const compiled = allowedPaths.map((allowed) => ({ allowed, fits: new RegExp(allowed.pattern) }));

/** The path that a request target means, or null when the contract has none. */
export function findAllowed(target: string): AllowedPath | null {
  return compiled.find(({ fits }) => fits.test(target))?.allowed ?? null;
}
