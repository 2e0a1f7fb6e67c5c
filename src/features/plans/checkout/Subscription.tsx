import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { loginPage, subscriptionPage } from './pageTexts.ts';
import { SubscriptionPage } from './SubscriptionPage.tsx';
import { usernameAtom } from './useCheckoutState.ts';

/** Subscription page (section 2), at /subscription and /combinedcomponent. */
export function Subscription() {
  return <SubscriptionPage page={subscriptionPage} mode="sign-up" />;
}

/**
 * Login page (section 2 leaves the screen open): step 1 of the subscription preset to login; step 2 follows on the page
 * above, whose code came along, so that a login never ends in waiting for it.
 */
export function Login() {
  const username = useAtomValue(usernameAtom);
  if (username !== null) return <Navigate to="/subscription" replace />;
  return <SubscriptionPage page={loginPage} mode="login" />;
}
