import { useSetAtom } from 'jotai';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { beginCheckoutAtom } from './checkout/useCheckoutState.ts';
import styles from './PlanCards.module.css';
import { type PlanFeature, type PricingPlan, plans } from './plans.ts';
import { type PlanId, usePlanParameter } from './usePlanParameter.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

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
  const { id, name, info, price, priceType, features } = plan;
  const variant = id === featuredPlan ? `${styles.featured} on-ink` : '';
  return (
    <article className={`card wrap ${styles.card} ${variant}`} aria-labelledby={`plan-${id}`}>
      <h3 id={`plan-${id}`} className="h3">
        {name}
      </h3>
      <p className="note">{info}</p>
      <p className={`row soft ${styles.price}`}>
        <span className={styles.amount}>{dollars.format(price)}</span>
        {priceType && <span>{priceType}</span>}
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <FeatureLine key={feature.text} feature={feature} />
        ))}
      </ul>
      <SelectPlan plan={plan} />
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

const featuredPlan: PlanId = 'premium-plus';

function SelectPlan({ plan }: { plan: PricingPlan }) {
  const { open } = usePlanParameter();
  const begin = useSetAtom(beginCheckoutAtom);
  const { id, name, buttonText } = plan;
  const select = () => {
    begin();
    open(id);
  };
  return (
    <Button
      variant={id === featuredPlan ? 'light' : 'primary'}
      aria-haspopup="dialog"
      aria-label={`${buttonText}: ${name}`}
      onClick={select}
    >
      {buttonText}
    </Button>
  );
}
