import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlansPage.module.css';
import { humanResourcePage, scrapperPage } from './pageTexts.ts';
import { plansPage } from './plans.ts';

type PlansPageProps = { page: PageText; welcome: string };

function PlansPage({ page, welcome }: PlansPageProps) {
  return (
    <>
      <PageHead page={page} />
      <section className="section" aria-labelledby="plans-heading">
        <div className="container">
          <div className={`columns ${styles.welcome}`}>
            <h2 id="plans-heading" className={styles.heading}>
              {plansPage.heading}
            </h2>
            <p className={`lead soft ${styles.intro}`}>{welcome}</p>
          </div>
          <p className={`display ${styles.select}`}>{plansPage.selectPlan}</p>
          <PlanCards />
        </div>
      </section>
      <CallToAction {...plansPage.callToAction} />
    </>
  );
}

export function HumanResource() {
  return <PlansPage page={humanResourcePage} welcome={plansPage.intro.humanResource} />;
}

export function Scrapper() {
  return <PlansPage page={scrapperPage} welcome={plansPage.intro.scrapper} />;
}
