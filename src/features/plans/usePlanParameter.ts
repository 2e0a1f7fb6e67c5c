import { useCallback } from 'react';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { type PlanId, planIds } from './planIds.ts';

/** Plan whose payment modal is open: `?plan=premium`. Opening adds a history entry, so that Back closes it. */
export function usePlanParameter() {
  const [parameters, setParameters] = useUrlParameters();
  const asked = parameters.get('plan');
  const plan = planIds.find((id) => id === asked) ?? null;

  const show = useCallback(
    (id: PlanId | null) => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (id) next.set('plan', id);
          else next.delete('plan');
          return next;
        },
        { replace: id === null, preventScrollReset: true },
      );
    },
    [setParameters],
  );

  return { plan, open: show, close: useCallback(() => show(null), [show]) };
}
