import { createContext, useContext } from 'react';

/** A thing of schema.org, ready for JSON. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Takes what a page tells machines; only prerendering provides one. */
export const StructuredDataContext = createContext<((thing: Thing) => void) | null>(null);

/**
 * Tells machines what the page shows. Only prerendered pages do: a browser that enforces trusted types refuses
 * script elements made by a script. So callers give `import.meta.env.SSR ? () => … : null`, which keeps what makes
 * the data out of the browser's code.
 */
export function useStructuredData(make: (() => Thing | null) | null): void {
  const take = useContext(StructuredDataContext);
  const thing = take && make?.();
  if (thing) take?.(thing);
}
