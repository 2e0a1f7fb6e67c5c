import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useHydrated } from '#hydration/useHydrated.ts';
import { useLeaveWarning } from '#shared/ui/useLeaveWarning.ts';
import { type Checkout, chargeOf, newCheckout } from './checkout.ts';
import { checkoutAtom, followAccount, restoreCheckout, subscription } from './checkoutState.ts';

/**
 * The checkout of this tab; null until it is restored from storage. Warns before the tab is left while a charged payment
 * is not recorded.
 */
export function useRestoredCheckout(): Checkout | null {
  const checkout = useAtomValue(checkoutAtom);
  useEffect(() => {
    restoreCheckout();
    return subscription.onEnded(followAccount);
  }, []);
  useLeaveWarning(checkout !== null && chargeOf(checkout) === 'charged');
  return checkout;
}

const initialCheckout = newCheckout(false);

/** As `useRestoredCheckout`, but with a new checkout during hydration, to match prerendered HTML. */
export function useCheckout(): { checkout: Checkout | null; restored: boolean } {
  const hydrated = useHydrated();
  const restored = useRestoredCheckout();
  const [hydrating] = useState(!hydrated);
  // Another part of the page may have restored it before this one is hydrated.
  const checkout = hydrated ? restored : null;
  return {
    checkout: checkout ?? (hydrating ? initialCheckout : null),
    restored: checkout !== null,
  };
}
