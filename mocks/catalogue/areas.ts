/** The error catalogue as rows for the error list. */
import { type CatalogueId, catalogue, type Surface } from '#errors/catalogue.ts';
import { careersScenarios } from './careers.ts';
import { contactScenarios } from './contact.ts';
import { contentScenarios } from './content.ts';
import { type Cause, causesOf } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { subscriptionScenarios } from './subscription.ts';

/** A catalogue entry. `text` is the exact text shown; the first cause is the main one. */
export type ErrorRow = {
  id: CatalogueId;
  text: string;
  area: string;
  surface: Surface;
  place: string;
  causes: Cause[];
};

const areas = {
  'Data screens': contentScenarios,
  'Contact, newsletter, blog': contactScenarios,
  'Payment and subscription': subscriptionScenarios,
  Careers: careersScenarios,
};

/** Names of the areas. */
export const areaNames = Object.keys(areas);

export const surfaceNames: Record<Surface, string> = {
  section: 'in its section',
  page: 'on the page',
  form: 'beside the form',
  toast: 'as a toast',
  log: 'in the console only',
};

/** The exact text that a cause shows. */
export function textBehind(id: CatalogueId, { says = '' }: Cause): string {
  const text: string = catalogue[id].text ?? '';
  return text + says;
}

/** All entries of the catalogue. */
export const errorRows: ErrorRow[] = Object.entries(areas).flatMap(([area, group]) =>
  (Object.keys(group) as CatalogueId[]).map((id) => {
    const scenario = scenarios[id];
    return {
      id,
      text: textBehind(id, scenario),
      area,
      surface: catalogue[id].surface,
      place: scenario.place,
      causes: causesOf(scenario),
    };
  }),
);
