import { createContext, useContext } from 'react';

/** A jsonLd of schema.org, ready for JSON. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Takes what a page tells machines; only prerendering provides one. */
export const JsonLdContext = createContext<((jsonLd: JsonLd) => void) | null>(null);

/**
 * Tells machines what the page shows. Only prerendered pages do: a browser that enforces trusted types refuses
 * script elements made by a script. So callers give `import.meta.env.SSR ? () => … : null`, which keeps what makes
 * the data out of the browser's code.
 */
export function useJsonLd(make: (() => JsonLd | null) | null): void {
  const take = useContext(JsonLdContext);
  const jsonLd = take && make?.();
  if (jsonLd) take?.(jsonLd);
}
