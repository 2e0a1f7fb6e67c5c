import { subscriptionPage } from '#content/pages/subscription.ts';
import { SubscriptionPage } from './SubscriptionPage.tsx';

/** Subscription page (section 2), at /subscription and /combinedcomponent. */
export function Subscription() {
  return <SubscriptionPage page={subscriptionPage} mode="sign-up" />;
}
