import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { beginCheckout } from './checkout/checkoutState.ts';
import styles from './PlanCards.module.css';
import { type Plan, plans } from './plans.ts';
import { usePlanParameter } from './usePlanParameter.ts';

export function PlanCards() {
  return (
    <ul className={`stack ${styles.cards}`}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles.cell}>
          <PlanCard {...plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard(plan: Plan) {
  const { id, name, info, price, period, included, excluded = [], featured = false } = plan;
  const { open } = usePlanParameter();
  const select = () => {
    beginCheckout();
    open(id);
  };
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
      <ul className={`${styles.points} ${styles.features}`}>
        {[...included, ...excluded].map((feature) => {
          const absent = excluded.includes(feature);
          return (
            <li key={feature} className={`beside ${absent ? 'soft' : ''}`}>
              <Icon name={absent ? 'close' : 'check'} size={20} className={absent ? 'soft' : ''} />
              <span>
                <span className="visually-hidden">{absent ? 'Not included: ' : 'Included: '}</span>
                {feature}
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        variant={featured ? 'light' : 'primary'}
        aria-haspopup="dialog"
        aria-label={`Select Plan: ${name}`}
        onClick={select}
      >
        Select Plan
      </Button>
    </article>
  );
}
