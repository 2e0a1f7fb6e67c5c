import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { type Checkout, newCheckout } from './checkout.ts';
import { intentFailureText, recordingFailureText } from './hrms.ts';
import {
  checkoutAtom,
  dispatchCheckoutAtom,
  failCheckoutAtom,
  recordPaymentAtom,
  requestIntentAtom,
  restoreCheckoutAtom,
  startStepAtom,
} from './useCheckoutState.ts';

/** The checkout of this tab; null until what it remembers was read. */
export function useRestoredCheckout(): Checkout | null {
  const restore = useSetAtom(restoreCheckoutAtom);
  useEffect(() => restore(), [restore]);
  return useAtomValue(checkoutAtom);
}

const firstVisit = newCheckout(false);

/** As `useRestoredCheckout`; prerendered HTML shows what a first visit does, and is taken over so. */
export function useCheckout(): { checkout: Checkout | null; restored: boolean } {
  const checkout = useRestoredCheckout();
  const hydrated = useHydrated();
  const [takesOver] = useState(!hydrated);
  return { checkout: checkout ?? (takesOver ? firstVisit : null), restored: checkout !== null };
}

/** Tells the checkout what happened; gives true when that changed it. */
export const useCheckoutDispatch = () => useSetAtom(dispatchCheckoutAtom);

/** Records the paid subscription and says so (section 8). It goes on when the visitor leaves the screen meanwhile. */
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

/** Creates the payment intent of a checkout that waits for it. */
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

/** For forms: Enter held down submits once, not again after every answer. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
