import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlansPage.module.css';
import { plansPage } from './plans.ts';

type PlansPageProps = { page: PageText; welcome: string };

export function PlansPage({ page, welcome }: PlansPageProps) {
  return (
    <>
      <PageHead page={page} />
      <section className="section" aria-labelledby="plans-heading">
        <div className="container">
          <div className={styles.welcome}>
            <h2 id="plans-heading" className={styles.heading}>
              {plansPage.heading}
            </h2>
            <p className={`lead ${styles.intro}`}>{welcome}</p>
          </div>
          <p className={styles.select}>{plansPage.selectPlan}</p>
          <PlanCards />
        </div>
      </section>
      <CallToAction {...plansPage.callToAction} />
    </>
  );
}
