import { useSetAtom } from 'jotai';
import { Button } from '#shared/ui/Button.tsx';
import { beginCheckoutAtom } from './checkout/useCheckoutState.ts';
import type { PlanId } from './planIds.ts';
import type { PricingPlan } from './plans.ts';
import { usePlanParameter } from './usePlanParameter.ts';

export const featuredPlan: PlanId = 'premium-plus';

export function SelectPlan({ plan }: { plan: PricingPlan }) {
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
