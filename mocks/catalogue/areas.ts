/** The error catalogue with the reproduction of each text, and as rows for the error list. */
import { type CatalogueId, catalogue } from '#errors/catalogue.ts';
import { careersReproductions } from './careers.ts';
import { contactReproductions } from './contact.ts';
import { contentReproductions } from './content.ts';
import type { Cause, Reproduction, Surface } from './reproduction.ts';
import { subscriptionReproductions } from './subscription.ts';

/** A catalogue entry. `text` is the exact text shown. */
export type ErrorRow = Reproduction & { id: CatalogueId; text: string; area: string };

const areas = {
  'Data screens': contentReproductions,
  'Contact, newsletter, blog': contactReproductions,
  'Payment and subscription': subscriptionReproductions,
  Careers: careersReproductions,
};

/** All reproductions. A catalogue entry without a reproduction does not compile. */
export const reproductions: Record<CatalogueId, Reproduction> = {
  ...contentReproductions,
  ...contactReproductions,
  ...subscriptionReproductions,
  ...careersReproductions,
};

/** True for a catalogue id. */
export function isCatalogueId(name: string): name is CatalogueId {
  return Object.hasOwn(reproductions, name);
}

/** Names of the areas. */
export const areaNames = Object.keys(areas);

export const surfaceNames: Record<Surface, string> = {
  section: 'in its section',
  page: 'on the page',
  form: 'beside the form',
  'success toast': 'as a toast of success',
  'info toast': 'as a toast of information',
  'warning toast': 'as a toast of warning',
  'error toast': 'as a toast of failure',
  log: 'in the console only',
};

/** The exact text that a cause shows. */
export function textOfCause(id: CatalogueId, { says = '' }: Cause): string {
  return (catalogue[id] ?? '') + says;
}

/** All entries of the catalogue. */
export const errorRows: ErrorRow[] = Object.entries(areas).flatMap(([area, group]) =>
  (Object.keys(group) as CatalogueId[]).map((id) => {
    const reproduction = reproductions[id];
    return { id, text: textOfCause(id, reproduction.causes[0]), area, ...reproduction };
  }),
);
