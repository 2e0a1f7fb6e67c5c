import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { useLeaveWarning } from '#shared/ui/useLeaveWarning.ts';
import { newSale, type Sale } from './checkout.ts';
import { intentFailureText, recordingFailureText } from './hrms.ts';
import { chargedElsewhere } from './subscriptionTexts.ts';
import {
  dispatchSaleAtom,
  failSaleAtom,
  recordSaleAtom,
  requestIntentAtom,
  restoreSaleAtom,
  saleAtom,
  saleShownAtom,
  startStepAtom,
} from './useCheckoutState.ts';

/** Shows a screen of the sale: it is told there what happens, and leaving it while a charged payment is not recorded is asked about. */
export function useSaleScreen(sale: Sale | null): void {
  const setShown = useSetAtom(saleShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
  useLeaveWarning(sale?.phase.name === 'recording');
}

/** The sale of this tab; null until what it remembers was read. */
export function useRestoredSale(): Sale | null {
  const restore = useSetAtom(restoreSaleAtom);
  useEffect(() => restore(), [restore]);
  return useAtomValue(saleAtom);
}

const firstVisit = newSale(false);

/** As `useRestoredSale`; prerendered HTML shows what a first visit does, and is taken over so. */
export function useShownSale(): { sale: Sale | null; restored: boolean } {
  const sale = useRestoredSale();
  const hydrated = useHydrated();
  const [takesOver] = useState(!hydrated);
  return { sale: sale ?? (takesOver ? firstVisit : null), restored: sale !== null };
}

/** Tells the sale what happened; gives true when that changed it. */
export const useSaleDispatch = () => useSetAtom(dispatchSaleAtom);

/** Records the paid subscription and says so (section 8). It goes on when the visitor leaves the screen meanwhile. */
export function useRecording(): () => void {
  const start = useSetAtom(startStepAtom);
  const dispatch = useSaleDispatch();
  const fail = useSetAtom(failSaleAtom);
  const store = useStore();
  const { mutate } = useMutation({
    mutationFn: useSetAtom(recordSaleAtom),
    onSuccess: () => {
      if (dispatch({ type: 'recorded' })) showToast('marketing', 'success', textOf('subscribed'));
    },
    onError: (error) => {
      const problem = recordingFailureText(error);
      fail(error, problem);
      if (!store.get(saleShownAtom)) {
        showToast('marketing', 'error', `${problem} ${chargedElsewhere}`);
      }
    },
  });
  return useCallback(() => {
    if (start('recording')) mutate();
  }, [start, mutate]);
}

/** Creates the payment intent of a sale that waits for it. */
export function useIntent(): () => void {
  const start = useSetAtom(startStepAtom);
  const request = useSetAtom(requestIntentAtom);
  const dispatch = useSaleDispatch();
  const fail = useSetAtom(failSaleAtom);
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
