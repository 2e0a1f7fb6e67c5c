import { scrapperPage } from '#content/pages/plans.ts';
import { plansPage } from '#content/plans.ts';
import { PlansPage } from './PlansPage.tsx';

/** AI Scrapper plans page (section 2): the layout of the Human Resource page. */
export function Scrapper() {
  return <PlansPage page={scrapperPage} welcome={plansPage.intro.scrapper} />;
}
