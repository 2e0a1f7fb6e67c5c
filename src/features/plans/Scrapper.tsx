import { PlansPage } from './PlansPage.tsx';
import { scrapperPage } from './pageTexts.ts';
import { plansPage } from './plans.ts';

/** AI Scrapper plans page (section 2): the layout of the Human Resource page. */
export function Scrapper() {
  return <PlansPage page={scrapperPage} welcome={plansPage.intro.scrapper} />;
}
