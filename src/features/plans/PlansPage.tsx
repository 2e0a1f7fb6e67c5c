import type { PageText } from '#content/pages/pageText.ts';
import { plansPage } from '#content/plans.ts';
import { CallToAction } from '#page/CallToAction.tsx';
import { PageHead } from '#page/PageBanner.tsx';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlansPage.module.css';

type PlansPageProps = { page: PageText; welcome: string };

/** Layout of the Human Resource and AI Scrapper pages (section 2): banner, welcome, the three cards, call to action. */
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
