// The names of the pricing plans in addresses (section 2 of the specification, "Pricing plans").

export const planIds = ['basic', 'premium', 'premium-plus'] as const;

export type PlanId = (typeof planIds)[number];
