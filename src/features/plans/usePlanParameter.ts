import { useCallback } from 'react';
import { useAddressParameters } from '#shared/navigation/useUrlParameters.ts';
import { type PlanId, planIds } from './planIds.ts';

/** The plan whose payment modal the address opens: `?plan=premium`. Opening adds a history entry, so that going back closes it. */
export function usePlanAddress() {
  const [address, setAddress] = useAddressParameters();
  const asked = address.get('plan');
  const plan = planIds.find((id) => id === asked) ?? null;

  const show = useCallback(
    (id: PlanId | null) => {
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
