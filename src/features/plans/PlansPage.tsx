import type { ReactNode } from 'react';
import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { SectionLines } from '#shared/ui/SectionLines.tsx';
import { site } from '#site.ts';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlansPage.module.css';
import { plansPage } from './plans.ts';

const humanResourcePage: PageText = {
  title: pageTitle('Human Resource'),
  heading: 'Human Resource',
  opening: 'people',
  intro: 'Payroll, people and paperwork, looked after in one calm place.',
  description: `Human resource management by ${site.name}: payroll, employee records and documents, with a chatbot and a mobile app in the larger plans.`,
};

const scrapperPage: PageText = {
  title: pageTitle('AI Scrapper'),
  heading: 'AI Scrapper',
  opening: 'data',
  intro: 'Public web pages in, clean tables out.',
  description: `AI Scrapper by ${site.name} turns the public web pages you choose into clean tables. Compare the three plans and pick yours.`,
};

const pricingPage: PageText = {
  title: pageTitle('Pricing'),
  heading: 'Pricing',
  opening: 'plans',
  intro: 'Three plans, each with everything it includes written on the card.',
  description: `Compare the Basic, Premium and Premium + plans for human resource management by ${site.name}.`,
};

const { heading, selectPlan, intro, callToAction } = plansPage;

type PlansPageProps = { page: PageText; children: ReactNode };

/** The plans below their heading. */
function PlansPage({ page, children }: PlansPageProps) {
  return (
    <>
      <PageBanner page={page} />
      <section className="container page-section" aria-labelledby="plans-heading">
        {children}
        <PlanCards />
      </section>
      <SectionLines />
      <CallToAction {...callToAction} />
    </>
  );
}

function Welcome({ text }: { text: string }) {
  return (
    <>
      <div className={`two-columns ${styles.welcome}`}>
        <h2 id="plans-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={`lead-text soft ${styles.intro}`}>{text}</p>
      </div>
      <p className={`display ${styles.select}`}>{selectPlan}</p>
    </>
  );
}

export function Pricing() {
  return (
    <PlansPage page={pricingPage}>
      <h2 id="plans-heading" className="section-heading">
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
