import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { site } from '#site.ts';
import { PlanCards } from './PlanCards.tsx';
import styles from './PlansPage.module.css';

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

type PlansPageProps = { page: PageText; welcome?: string };

/** The plans below their heading, with a text about the product where it is introduced. */
function PlansPage({ page, welcome }: PlansPageProps) {
  const invitation = 'Please Select your Plan:';
  return (
    <>
      <PageBanner page={page} />
      <section className="container page-section" aria-labelledby="plans-heading">
        {welcome ? (
          <>
            <div className={`two-columns ${styles.welcome}`}>
              <h2 id="plans-heading" className={styles.heading}>
                Welcome to Our Service
              </h2>
              <p className={`lead-text soft ${styles.intro}`}>{welcome}</p>
            </div>
            <p className={`display ${styles.select}`}>{invitation}</p>
          </>
        ) : (
          <h2 id="plans-heading" className="section-heading">
            {invitation}
          </h2>
        )}
        <PlanCards />
      </section>
      <SectionLines />
      <CallToAction
        title="Not sure which plan fits?"
        text="Tell us how your team works today. We will suggest the smallest plan that does the job, and help you move your records across."
        button="Send Message"
      />
    </>
  );
}

export const Pricing = () => <PlansPage page={pricingPage} />;

export const HumanResource = () => (
  <PlansPage
    page={humanResourcePage}
    welcome="Pay people on time, keep their records in order and find any document in a moment. Tell us the largest number of employees you expect to manage, and you will see the amount before you pay."
  />
);

export const Scrapper = () => (
  <PlansPage
    page={scrapperPage}
    welcome="AI Scrapper reads the public web pages you choose and turns them into clean tables that your team can sort and share. Pick a plan, and you will see the amount before you pay."
  />
);
