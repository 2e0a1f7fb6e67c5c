import { Icon } from '#shared/ui/Icon.tsx';
import styles from './PlanCard.module.css';
import type { PlanFeature, PricingPlan } from './plans.ts';
import { featuredPlan, SelectPlan } from './SelectPlan.tsx';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function PlanCard({ plan }: { plan: PricingPlan }) {
  const { id, name, info, price, priceType, features } = plan;
  const variant = id === featuredPlan ? `${styles.featured} on-ink` : '';
  return (
    <article className={`${styles.card} ${variant}`} aria-labelledby={`plan-${id}`}>
      <h3 id={`plan-${id}`} className={styles.name}>
        {name}
      </h3>
      <p className={styles.info}>{info}</p>
      <p className={styles.price}>
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
    <li className={`${styles.feature} ${included ? '' : styles.excluded}`}>
      <Icon name={included ? 'check' : 'close'} size={20} className={styles.mark ?? ''} />
      <span>
        <span className="visually-hidden">{included ? 'Included: ' : 'Not included: '}</span>
        {text}
      </span>
    </li>
  );
}
