import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { PlanCards } from './PlanCards.tsx';
import { pricingPage } from './pageTexts.ts';
import { plansPage } from './plans.ts';

export function Pricing() {
  return (
    <>
      <PageHead page={pricingPage} />
      <section className="section" aria-labelledby="plans-heading">
        <div className="container">
          <h2 id="plans-heading" className="heading">
            {plansPage.selectPlan}
          </h2>
          <PlanCards />
        </div>
      </section>
      <CallToAction {...plansPage.callToAction} />
    </>
  );
}
