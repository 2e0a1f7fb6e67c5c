import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { loginPage } from '#content/pages/subscription.ts';
import { usernameAtom } from '#session/subscription.ts';
import { SubscriptionPage } from './SubscriptionPage.tsx';

/** Login page (section 2 leaves the screen open): step 1 of the subscription preset to login; step 2 follows on its own page. */
export function Login() {
  const username = useAtomValue(usernameAtom);
  if (username !== null) return <Navigate to="/subscription" replace />;
  return <SubscriptionPage page={loginPage} mode="login" />;
}
