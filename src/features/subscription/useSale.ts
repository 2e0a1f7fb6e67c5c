import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import {
  dispatchSaleAtom,
  recordSaleAtom,
  restoreSaleAtom,
  saleAtom,
} from '#session/subscription.ts';
import { newSale, type Sale } from '#session/subscriptionSale.ts';
import { showToast } from '#ui/toasts.ts';

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
export function useRecording() {
  const record = useSetAtom(recordSaleAtom);
  return useCallback(async () => {
    if (await record()) showToast('marketing', 'success', textOf('subscribed'));
  }, [record]);
}

/** For forms: Enter held down submits once, not again after every answer. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
