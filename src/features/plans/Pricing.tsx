import { pricingPage } from '#content/pages/plans.ts';
import { plansPage } from '#content/plans.ts';
import { CallToAction } from '#page/CallToAction.tsx';
import { PageHead } from '#page/PageBanner.tsx';
import { PlanCards } from './PlanCards.tsx';
import styles from './Pricing.module.css';

/** Pricing page (section 2 leaves the screen open): banner, the plan cards and a call to action. */
export function Pricing() {
  return (
    <>
      <PageHead page={pricingPage} />
      <section className="section" aria-labelledby="plans-heading">
        <div className="container">
          <h2 id="plans-heading" className={styles.heading}>
            {plansPage.selectPlan}
          </h2>
          <PlanCards />
        </div>
      </section>
      <CallToAction {...plansPage.callToAction} />
    </>
  );
}
