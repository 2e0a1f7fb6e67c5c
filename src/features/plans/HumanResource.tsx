import { humanResourcePage } from '#content/pages/plans.ts';
import { plansPage } from '#content/plans.ts';
import { PlansPage } from './PlansPage.tsx';

/** Human Resource plans page (section 2). */
export function HumanResource() {
  return <PlansPage page={humanResourcePage} welcome={plansPage.intro.humanResource} />;
}
