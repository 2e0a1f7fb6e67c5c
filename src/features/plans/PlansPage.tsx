import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { useUrlDialog } from '#shared/navigation/useUrlParameters.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import { CheckoutFlow } from './checkout/CheckoutFlow.tsx';
import { dispatch, getCheckout, useCheckout } from './checkout/checkoutStore.ts';
import styles from './PlansPage.module.css';
import { type Plan, type PlanId, planIds, plans } from './plans.ts';

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

/**
 * The plans below their heading, with a text about the product where it is introduced. Shows the payment modal when the
 * URL names a plan.
 */
function PlansPage({ page, welcome }: PlansPageProps) {
  const { shown, open, close } = useUrlDialog('plan', planIds);
  const chosen = plans.find(({ id }) => id === shown);
  const select = (plan: PlanId) => {
    // A finished checkout makes room for the next one.
    dispatch({ type: 'restarted' });
    open(plan);
  };
  return (
    <>
      <PageBanner page={page} />
      <section className="container page-section" aria-labelledby="plans-heading">
        {welcome && (
          <div className={`two-columns ${styles.welcome}`}>
            <h2>Welcome to Our Service</h2>
            <p className="lead-text soft">{welcome}</p>
          </div>
        )}
        <h2 id="plans-heading" className={`section-heading ${welcome ? 'h3 gap-s' : ''}`}>
          Please Select your Plan:
        </h2>
        <ul className={`stack ${styles.cards}`}>
          {plans.map((plan) => (
            <li key={plan.id} className={styles.cell}>
              <PlanCard {...plan} onSelect={select} />
            </li>
          ))}
        </ul>
      </section>
      <CallToAction
        title="Not sure which plan fits?"
        text="Tell us how your team works today. We will suggest the smallest plan that does the job, and help you move your records across."
        button="Send Message"
      />
      {chosen && <PaymentDialog plan={chosen} onClose={close} />}
    </>
  );
}

type PlanCardProps = Plan & { onSelect: (plan: PlanId) => void };

function PlanCard({ onSelect, ...plan }: PlanCardProps) {
  const { id, name, info, price, period, included, excluded = [], featured = false } = plan;
  return (
    <article
      className={`card-box wrap ${styles.card} ${featured ? `glow-card on-ink ${styles.featured}` : ''}`}
      aria-labelledby={`plan-${id}`}
    >
      <h3 id={`plan-${id}`} className="h3">
        {name}
      </h3>
      <p className="note-text">{info}</p>
      <p className={`wrapping-row ${styles.price}`}>
        <span className={styles.amount}>{`$${price}`}</span>
        {period && <span className="soft">{period}</span>}
      </p>
      <Button
        variant={featured ? 'light' : 'primary'}
        aria-haspopup="dialog"
        aria-label={`Select Plan: ${name}`}
        onClick={() => onSelect(id)}
      >
        Select Plan
      </Button>
      <ul className={`${styles.points} ${styles.features}`}>
        {[...included, ...excluded].map((feature) => {
          const absent = excluded.includes(feature);
          return (
            <li key={feature} className={`icon-and-text ${absent ? 'soft' : ''}`}>
              <Icon name={absent ? 'close' : 'check'} size={20} className={absent ? 'soft' : ''} />
              <span>
                <span className="visually-hidden">{absent ? 'Not included: ' : 'Included: '}</span>
                {feature}
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

const dialogTitle = 'Complete Your Payment';

type PaymentDialogProps = { plan: Plan; onClose: () => void };

/** Payment modal: employees, account, card. It cannot be closed while a request of the checkout runs. */
function PaymentDialog({ plan, onClose }: PaymentDialogProps) {
  const { phase } = useCheckout();
  return (
    <Dialog label={dialogTitle} mayClose={() => !getCheckout().busy} onClose={onClose}>
      <div className="stack gap-l dialog-body">
        <header>
          <h2 className="h3">{dialogTitle}</h2>
          {(phase.name === 'open' || phase.name === 'card') && (
            <p className="note-text">{`${plan.name} plan. You see the full amount before you pay.`}</p>
          )}
        </header>
        <CheckoutFlow initialMode="sign-up" onDone={onClose} />
      </div>
    </Dialog>
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
