import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { useLeaveWarning } from '#shared/ui/useLeaveWarning.ts';
import { type Checkout, newCheckout } from './checkout.ts';
import { chargedElsewhere } from './checkoutTexts.ts';
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

/**
 * Marks the checkout as shown while mounted, and warns before leaving while a charged payment is being recorded. Closed
 * after that has failed, it says so once more.
 */
export function useCheckoutScreen(checkout: Checkout | null): void {
  const setShown = useSetAtom(checkoutShownAtom);
  const store = useStore();
  useEffect(() => {
    setShown(true);
    return () => {
      setShown(false);
      const phase = store.get(checkoutAtom)?.phase;
      if (phase?.name === 'recording' && phase.task === 'failed') {
        showToast('marketing', 'error', chargedElsewhere);
      }
    };
  }, [setShown, store]);
  useLeaveWarning(checkout?.phase.name === 'recording');
}

/** The checkout of this tab; null until it is restored from storage. */
export function useRestoredCheckout(): Checkout | null {
  const restore = useSetAtom(restoreCheckoutAtom);
  useEffect(() => restore(), [restore]);
  return useAtomValue(checkoutAtom);
}

const initialCheckout = newCheckout(false);

/** As `useRestoredCheckout`, but with a new checkout during hydration, to match prerendered HTML. */
export function useCheckout(): { checkout: Checkout | null; restored: boolean } {
  const checkout = useRestoredCheckout();
  const hydrated = useHydrated();
  const [hydrating] = useState(!hydrated);
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
  const store = useStore();
  const { mutate } = useMutation({
    mutationFn: useSetAtom(recordPaymentAtom),
    onSuccess: () => {
      if (dispatch({ type: 'recorded' })) showToast('marketing', 'success', textOf('subscribed'));
    },
    onError: (error) => {
      const problem = recordingFailureText(error);
      fail(error, problem);
      if (!store.get(checkoutShownAtom)) {
        showToast('marketing', 'error', `${problem} ${chargedElsewhere}`);
      }
    },
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

/** Prevents repeated submits while Enter is held down. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
