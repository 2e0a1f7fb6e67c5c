import { Navigate, useLocation } from 'react-router-dom';
import { useHydrated } from '#hydration/useHydrated.ts';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import plan from '../PlansPage.module.css';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import type { AccountMode } from './CheckoutForms.tsx';
import { useCheckout } from './checkoutStore.ts';
import { dollarsPerEmployee, offer } from './price.ts';
import styles from './Subscription.module.css';

const subscriptionPage: PageText = {
  title: pageTitle('Subscription'),
  heading: 'Subscription',
  opening: 'checkout',
  intro: 'Two steps: sign up or log in, then say how many employees you have and pay.',
  description: `Subscribe to human resource management by ${site.name}: create an account, enter your number of employees and pay by card.`,
};

const loginPage: PageText = {
  title: pageTitle('Login'),
  heading: 'Login',
  opening: 'checkout',
  intro: 'Sign in to carry on with your subscription.',
  description: `Log in to your ${site.name} human resource management account to start or continue a subscription.`,
};

/** The subscription page. */
export function Subscription() {
  return <SubscriptionPage page={subscriptionPage} mode="sign-up" />;
}

/**
 * Login page: the subscription page with the login form. It is in the same chunk, so that the next step needs no code
 * to load.
 */
export function Login() {
  if (useCheckout().subscriber) return <Navigate to="/subscription" replace />;
  return <SubscriptionPage page={loginPage} mode="login" />;
}

type SubscriptionPageProps = { page: PageText; mode: AccountMode };

/** The two-step page: account, then employees and payment. Navigation state can preset the form's mode. */
function SubscriptionPage({ page, mode }: SubscriptionPageProps) {
  const { state } = useLocation();
  // Navigation state survives a reload, but prerendered HTML does not know it.
  const asked = useHydrated() ? Object(state).mode : null;
  const preset: AccountMode = asked === 'sign-up' || asked === 'login' ? asked : mode;
  return (
    <>
      <PageBanner page={page} />
      <div className={`container page-section two-columns ${styles.layout}`}>
        <div className={`card-box stack gap-l ${styles.card}`}>
          <StepList />
          <CheckoutFlow initialMode={preset} />
        </div>
        <Offer />
      </div>
    </>
  );
}

const pageSteps = ['Sign up or log in', 'Employees and payment'];

function StepList() {
  const { phase, subscriber } = useCheckout();
  const current = phase.name === 'recorded' ? pageSteps.length : Number(subscriber !== null);
  return (
    <ol className={`wrapping-row ${styles.steps}`}>
      {pageSteps.map((label, index) => (
        <li key={label} aria-current={index === current ? 'step' : undefined} className="one-line">
          {index < current && <Icon name="check" size={18} />}
          {label}
          {index < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}

const benefits = [
  'The full amount before you pay',
  'Your card details go straight to Stripe, never to us',
  'A receipt as soon as it is done',
];

function Offer() {
  return (
    <section
      className={`stack gap-s glow-card on-ink ${styles.offer}`}
      aria-labelledby="offer-heading"
    >
      <h2 id="offer-heading" className="h3">
        {offer.title}
      </h2>
      <p className={`wrapping-row ${plan.price}`}>
        <span className={plan.amount}>{`$${dollarsPerEmployee}`}</span>{' '}
        <span className="soft">{offer.unit}</span>
      </p>
      <p className="soft">
        One price, whatever the plan. Count everyone you expect to manage at the same time.
      </p>
      <ul className={`ruled ${plan.points}`}>
        {benefits.map((benefit) => (
          <li key={benefit} className="icon-and-text">
            <Icon name="check" size={20} />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
