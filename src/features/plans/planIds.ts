export const planIds = ['basic', 'premium', 'premium-plus'] as const;

export type PlanId = (typeof planIds)[number];
