import { humanResourcePage } from '#content/pages/plans.ts';
import { PlansPage } from './PlansPage.tsx';

/** Human Resource plans page (section 2). */
export function HumanResource() {
  return <PlansPage page={humanResourcePage} />;
}
