import { createContext, useContext } from 'react';

/** A schema.org node. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Collects structured data; provided only while prerendering. */
export const JsonLdContext = createContext<((jsonLd: JsonLd) => void) | null>(null);

/**
 * Adds structured data to the page, during prerendering only (trusted types forbid script elements created by scripts).
 * Pass `import.meta.env.SSR ? () => … : null`, so that the code is removed from the browser build.
 */
export function useJsonLd(make: (() => JsonLd | null) | null): void {
  const take = useContext(JsonLdContext);
  const jsonLd = take && make?.();
  if (jsonLd) take?.(jsonLd);
}
