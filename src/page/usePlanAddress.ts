import { useCallback } from 'react';
import { type PricingPlan, plans } from '#content/plans.ts';
import { useAddressParameters } from './useAddressParameters.ts';

/** The plan whose payment modal the address opens: `?plan=premium`. Opening adds a history entry, so that going back closes it. */
export function usePlanAddress() {
  const [address, setAddress] = useAddressParameters();
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
