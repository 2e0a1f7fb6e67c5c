/** The catalogue as the list of all errors shows it. */
import { type CatalogueId, catalogue, type Surface } from '#errors/catalogue.ts';
import { careersScenarios } from './careers.ts';
import { contactScenarios } from './contact.ts';
import { contentScenarios } from './content.ts';
import { type Cause, causesOf } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { subscriptionScenarios } from './subscription.ts';

/** An entry with everything needed to see it. `text` is exactly what shows; the first cause is its own. */
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

/** Names of the areas, in the order of section 8. */
export const areaNames = Object.keys(areas);

/** Where a text shows, in words. */
export const surfaceNames: Record<Surface, string> = {
  section: 'in its section',
  page: 'on the page',
  form: 'beside the form',
  toast: 'as a toast',
  log: 'in the console only',
};

/** The exact text of an entry behind a cause. */
export function textBehind(id: CatalogueId, { says = '' }: Cause): string {
  const text: string = catalogue[id].text ?? '';
  return text + says;
}

/** Every entry of the catalogue, in the order of section 8. */
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
