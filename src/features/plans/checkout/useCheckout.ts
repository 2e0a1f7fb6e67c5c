import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { useLeaveWarning } from '#shared/ui/useLeaveWarning.ts';
import { type Checkout, chargeOf, newCheckout } from './checkout.ts';
import { intentFailureText, recordingFailureText } from './hrms.ts';
import {
  checkoutAtom,
  checkoutShownAtom,
  dispatchCheckoutAtom,
  failCheckoutAtom,
  recordPaymentAtom,
  requestIntentAtom,
  restoreCheckoutAtom,
  startStepAtom,
} from './useCheckoutState.ts';

/** Marks the checkout as shown while mounted. */
export function useCheckoutScreen(): void {
  const setShown = useSetAtom(checkoutShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
}

/**
 * The checkout of this tab; null until it is restored from storage. Warns before the tab is left while a charged payment
 * is not recorded.
 */
export function useRestoredCheckout(): Checkout | null {
  const restore = useSetAtom(restoreCheckoutAtom);
  const checkout = useAtomValue(checkoutAtom);
  useEffect(() => restore(), [restore]);
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

/** Dispatches an event; returns true when it changed the state. */
export const useCheckoutDispatch = () => useSetAtom(dispatchCheckoutAtom);

/** Records the subscription and shows a toast. Continues when the component unmounts. */
export function useRecording(): () => void {
  const start = useSetAtom(startStepAtom);
  const dispatch = useCheckoutDispatch();
  const fail = useSetAtom(failCheckoutAtom);
  const { mutate } = useMutation({
    mutationFn: useSetAtom(recordPaymentAtom),
    onSuccess: () => {
      if (dispatch({ type: 'recorded' })) showToast('marketing', 'success', textOf('subscribed'));
    },
    onError: (error) => fail(error, recordingFailureText(error)),
  });
  return useCallback(() => {
    if (start('recording')) mutate();
  }, [start, mutate]);
}

export function useIntent(): () => void {
  const start = useSetAtom(startStepAtom);
  const request = useSetAtom(requestIntentAtom);
  const dispatch = useCheckoutDispatch();
  const fail = useSetAtom(failCheckoutAtom);
  const { mutate } = useMutation({
    mutationFn: () => request(),
    onSuccess: (secret) => dispatch({ type: 'intentCreated', secret }),
    onError: (error) => fail(error, intentFailureText(error)),
  });
  return useCallback(() => {
    if (start('intent')) mutate();
  }, [start, mutate]);
}
