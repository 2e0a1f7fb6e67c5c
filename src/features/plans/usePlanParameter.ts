import { useUrlDialog } from '#shared/navigation/useUrlDialog.ts';

const planIds = ['basic', 'premium', 'premium-plus'] as const;

export type PlanId = (typeof planIds)[number];

/** Plan whose payment modal is open: `?plan=premium`. */
export const usePlanParameter = () => useUrlDialog('plan', planIds);
