import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';
import { plans } from './plans.ts';

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
