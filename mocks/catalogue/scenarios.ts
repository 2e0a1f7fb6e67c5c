/** All scenarios. A catalogue entry without a scenario does not compile. */
import type { CatalogueId } from '#errors/catalogue.ts';
import { careersScenarios } from './careers.ts';
import { contactScenarios } from './contact.ts';
import { contentScenarios } from './content.ts';
import type { Scenario } from './scenario.ts';
import { subscriptionScenarios } from './subscription.ts';

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
