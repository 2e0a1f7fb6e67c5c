import { PlansPage } from './PlansPage.tsx';
import { humanResourcePage } from './pageTexts.ts';
import { plansPage } from './plans.ts';

export function HumanResource() {
  return <PlansPage page={humanResourcePage} welcome={plansPage.intro.humanResource} />;
}
