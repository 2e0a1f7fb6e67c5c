import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { beginCheckout } from './checkout/checkoutState.ts';
import styles from './PlanCards.module.css';
import { type PlanFeature, type PricingPlan, plans } from './plans.ts';
import { type PlanId, usePlanParameter } from './usePlanParameter.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const featuredPlan: PlanId = 'premium-plus';

export function PlanCards() {
  return (
    <ul className={`stack ${styles.cards}`}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles.cell}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: PricingPlan }) {
  const { open } = usePlanParameter();
  const { id, name, info, price, priceType, features, buttonText } = plan;
  const featured = id === featuredPlan;
  const select = () => {
    beginCheckout();
    open(id);
  };
  return (
    <article
      className={`card-box wrap ${styles.card} ${featured ? `${styles.featured} on-ink` : ''}`}
      aria-labelledby={`plan-${id}`}
    >
      <h3 id={`plan-${id}`} className="h3">
        {name}
      </h3>
      <p className="note-text">{info}</p>
      <p className={`wrapping-row soft ${styles.price}`}>
        <span className={styles.amount}>{dollars.format(price)}</span>
        {priceType && <span>{priceType}</span>}
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <FeatureLine key={feature.text} feature={feature} />
        ))}
      </ul>
      <Button
        variant={featured ? 'light' : 'primary'}
        aria-haspopup="dialog"
        aria-label={`${buttonText}: ${name}`}
        onClick={select}
      >
        {buttonText}
      </Button>
    </article>
  );
}

function FeatureLine({ feature: { text, included } }: { feature: PlanFeature }) {
  return (
    <li className={`beside ${included ? '' : styles.excluded}`}>
      <Icon name={included ? 'check' : 'close'} size={20} className={styles.mark ?? ''} />
      <span>
        <span className="visually-hidden">{included ? 'Included: ' : 'Not included: '}</span>
        {text}
      </span>
    </li>
  );
}
