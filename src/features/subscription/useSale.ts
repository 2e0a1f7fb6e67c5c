import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect } from 'react';
import { textOf } from '#errors/catalogue.ts';
import {
  dispatchSaleAtom,
  recordSaleAtom,
  restoreSaleAtom,
  saleAtom,
} from '#session/subscription.ts';
import { showToast } from '#ui/toasts.ts';

/** The sale of this tab; null until what it remembers was read. */
export function useRestoredSale() {
  const restore = useSetAtom(restoreSaleAtom);
  useEffect(() => restore(), [restore]);
  return useAtomValue(saleAtom);
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
