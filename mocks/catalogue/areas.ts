/** The error catalogue with the scenario of each text, and as rows for the error list. */
import { examples as agencyExamples } from '#contract/generated/agency.examples.ts';
import { examples as hrmsExamples } from '#contract/generated/hrms.examples.ts';
import { type CatalogueId, catalogue } from '#errors/catalogue.ts';
import { careersScenarios } from './careers.ts';
import { contactScenarios } from './contact.ts';
import { contentScenarios } from './content.ts';
import type { Cause, Scenario, Surface } from './scenario.ts';
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
export function textBehind(id: CatalogueId, { says = '' }: Cause): string {
  return (catalogue[id] ?? '') + says;
}

const bodies: Record<string, Record<string, unknown>> = { ...agencyExamples, ...hrmsExamples };

/** The text for the visitor in an example such as `applyToJob:jobClosed`. */
function serverText(mock: string): string {
  const [operation = '', example = ''] = mock.split(':');
  const { message, error, detail } = Object(bodies[operation]?.[example]);
  return message ?? error ?? detail;
}

/** All causes of a scenario, the main one first. */
function causesOf(id: CatalogueId, { place, surface, also = [], ...first }: Scenario): Cause[] {
  const [call] = first.mock.split(':');
  const others = also.map((other) => ({
    ...first,
    ...(typeof other === 'string' ? { mock: `${call}:${other}` } : other),
  }));
  return [first, ...others].map((cause) =>
    catalogue[id] === null && !cause.says ? { ...cause, says: serverText(cause.mock) } : cause,
  );
}

/** All entries of the catalogue. */
export const errorRows: ErrorRow[] = Object.entries(areas).flatMap(([area, group]) =>
  (Object.keys(group) as CatalogueId[]).map((id) => {
    const causes = causesOf(id, scenarios[id]);
    const text = textBehind(id, causes[0] as Cause);
    const { surface, place } = scenarios[id];
    return { id, text, area, surface, place, causes };
  }),
);
