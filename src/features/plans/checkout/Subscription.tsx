import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { loginPage, subscriptionPage } from './pageTexts.ts';
import { SubscriptionPage } from './SubscriptionPage.tsx';
import { usernameAtom } from './useCheckoutState.ts';

export function Subscription() {
  return <SubscriptionPage page={subscriptionPage} mode="sign-up" />;
}

/**
 * Login page: the subscription page preset to login. It is in the same chunk, so a login continues without loading
 * code.
 */
export function Login() {
  const username = useAtomValue(usernameAtom);
  if (username !== null) return <Navigate to="/subscription" replace />;
  return <SubscriptionPage page={loginPage} mode="login" />;
}
