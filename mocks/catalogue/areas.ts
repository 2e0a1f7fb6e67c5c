/** The error catalogue with the scenario of each text, and as rows for the error list. */
import { type CatalogueId, catalogue } from '#errors/catalogue.ts';
import { careersScenarios } from './careers.ts';
import { contactScenarios } from './contact.ts';
import { contentScenarios } from './content.ts';
import type { Cause, Scenario, Surface } from './scenario.ts';
import { subscriptionScenarios } from './subscription.ts';

/** A catalogue entry. `text` is the exact text shown. */
export type ErrorRow = Scenario & { id: CatalogueId; text: string; area: string };

const areas = {
  'Data screens': contentScenarios,
  'Contact, newsletter, blog': contactScenarios,
  'Payment and subscription': subscriptionScenarios,
  Careers: careersScenarios,
};

/** All scenarios. A catalogue entry without a scenario does not compile. */
export const scenarios: Record<CatalogueId, Scenario> = {
  ...contentScenarios,
  ...contactScenarios,
  ...subscriptionScenarios,
  ...careersScenarios,
};

/** True for a catalogue id. */
export function isCatalogueId(name: string): name is CatalogueId {
  return Object.hasOwn(scenarios, name);
}

/** Names of the areas. */
export const areaNames = Object.keys(areas);

export const surfaceNames: Record<Surface, string> = {
  section: 'in its section',
  page: 'on the page',
  form: 'beside the form',
  toast: 'as a toast',
  notice: 'at the foot of the window',
  log: 'in the console only',
};

/** The exact text that a cause shows. */
export function textOfCause(id: CatalogueId, { says = '' }: Cause): string {
  return (catalogue[id] ?? '') + says;
}

/** All entries of the catalogue. */
export const errorRows: ErrorRow[] = Object.entries(areas).flatMap(([area, group]) =>
  (Object.keys(group) as CatalogueId[]).map((id) => {
    const scenario = scenarios[id];
    return { id, text: textOfCause(id, scenario.causes[0]), area, ...scenario };
  }),
);
