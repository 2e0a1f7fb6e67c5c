import { SubscriptionPage } from './SubscriptionPage.tsx';

/** Subscription page (section 2), at /subscription and /combinedcomponent. */
export function Subscription() {
  return <SubscriptionPage page="subscription" mode="sign-up" />;
}
