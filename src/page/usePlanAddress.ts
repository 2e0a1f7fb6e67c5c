import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PricingPlan, plans } from '#content/plans.ts';

/** The plan whose payment modal the address opens: `?plan=premium`. Opening adds a history entry, so that going back closes it. */
export function usePlanAddress() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('plan');
  const plan = plans.find(({ id }) => id === asked) ?? null;

  const show = useCallback(
    (id: PricingPlan['id'] | null) => {
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (id) next.set('plan', id);
          else next.delete('plan');
          return next;
        },
        { replace: id === null, preventScrollReset: true },
      );
    },
    [setAddress],
  );

  return { plan, open: show, close: useCallback(() => show(null), [show]) };
}
