import { PlansPage } from './PlansPage.tsx';
import { scrapperPage } from './pageTexts.ts';
import { plansPage } from './plans.ts';

export function Scrapper() {
  return <PlansPage page={scrapperPage} welcome={plansPage.intro.scrapper} />;
}
