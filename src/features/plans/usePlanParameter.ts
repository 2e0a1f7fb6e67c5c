import { useCallback } from 'react';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';

const planIds = ['basic', 'premium', 'premium-plus'] as const;

export type PlanId = (typeof planIds)[number];

/** Plan whose payment modal is open: `?plan=premium`. Opening adds a history entry, so that Back closes it. */
export function usePlanParameter() {
  const [parameters, setParameter] = useUrlParameters();
  const asked = parameters.get('plan');
  return {
    plan: planIds.find((id) => id === asked) ?? null,
    open: useCallback((id: PlanId) => setParameter('plan', id, { replace: false }), [setParameter]),
    close: useCallback(() => setParameter('plan', null, { replace: true }), [setParameter]),
  };
}
