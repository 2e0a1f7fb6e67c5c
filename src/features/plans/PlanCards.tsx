import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';
import { plans } from './plans.ts';

/** The three pricing cards (section 2, "Pricing plans"). */
export function PlanCards() {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles.cell}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}
