import type { ReactNode } from 'react';
import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlansPage.module.css';
import { humanResourcePage, pricingPage, scrapperPage } from './pageTexts.ts';
import { plansPage } from './plans.ts';

const { heading, selectPlan, intro, callToAction } = plansPage;

type PlansPageProps = { page: PageText; children: ReactNode };

/** The plans below their heading. */
function PlansPage({ page, children }: PlansPageProps) {
  return (
    <>
      <PageHead page={page} />
      <section className="container section" aria-labelledby="plans-heading">
        {children}
        <PlanCards />
      </section>
      <CallToAction {...callToAction} />
    </>
  );
}

function Welcome({ text }: { text: string }) {
  return (
    <>
      <div className={`columns ${styles.welcome}`}>
        <h2 id="plans-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={`lead soft ${styles.intro}`}>{text}</p>
      </div>
      <p className={`display ${styles.select}`}>{selectPlan}</p>
    </>
  );
}

export function Pricing() {
  return (
    <PlansPage page={pricingPage}>
      <h2 id="plans-heading" className="heading">
        {selectPlan}
      </h2>
    </PlansPage>
  );
}

export function HumanResource() {
  return (
    <PlansPage page={humanResourcePage}>
      <Welcome text={intro.humanResource} />
    </PlansPage>
  );
}

export function Scrapper() {
  return (
    <PlansPage page={scrapperPage}>
      <Welcome text={intro.scrapper} />
    </PlansPage>
  );
}
