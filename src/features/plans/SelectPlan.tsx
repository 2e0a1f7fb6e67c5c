import { Link } from 'react-router-dom';
import type { PricingPlan } from '#content/plans.ts';
import { buttonClass } from '#ui/Button.tsx';

/** The plan whose card stands out on dark ground: the whole product. */
export const featuredPlan: PricingPlan['id'] = 'premium-plus';

/** 'Select Plan' of a card: leads to the subscription page and tells it which plan was meant. */
export function SelectPlan({ plan }: { plan: PricingPlan }) {
  const { id, name, buttonText } = plan;
  return (
    <Link
      className={buttonClass(id === featuredPlan ? 'light' : 'primary')}
      to="/subscription"
      state={{ plan: id }}
      aria-label={`${buttonText}: ${name}`}
    >
      {buttonText}
    </Link>
  );
}
