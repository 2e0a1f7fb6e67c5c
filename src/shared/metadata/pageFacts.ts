import { createContext, useContext } from 'react';

/** A schema.org node. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Facts about a page that prerendering collects besides its HTML. */
export type PageFacts = { jsonLd: JsonLd[]; isIndexed: boolean };

/** Provided only while prerendering; components write to it. */
export const PageFactsContext = createContext<PageFacts | null>(null);

/**
 * Adds structured data to the page, during prerendering only (trusted types forbid script elements created by scripts).
 * Pass `import.meta.env.SSR ? () => … : null`, so that the code is removed from the browser build.
 */
export function useJsonLd(make: (() => JsonLd | null) | null): void {
  const facts = useContext(PageFactsContext);
  const jsonLd = facts && make?.();
  if (jsonLd) facts.jsonLd.push(jsonLd);
}
