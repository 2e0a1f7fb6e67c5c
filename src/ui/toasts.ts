/** Toasts of both looks (section 4). The library behind them loads with the first one. */

/** Marketing: 5 s, draggable. Careers: about 4 s, sliding in. */
export type ToastLook = 'marketing' | 'careers';

/** What a toast says by its colour and icon. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

let wanted = false;
let announceMounted: () => void = () => {};
const mounted = new Promise<void>((resolve) => {
  announceMounted = resolve;
});
const listeners = new Set<() => void>();

/** For `ToastHost`: tells when the first toast is wanted. */
export function subscribeToWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `ToastHost`: whether any toast was ever wanted. */
export const isWanted = () => wanted;

/** For `ToastContainers`: toasts wait until their containers stand in the page. */
export const announceContainers = () => announceMounted();

let place: HTMLElement | null = null;

/** For `ToastContainers`: the element that holds them. */
export function toastPlace(): HTMLElement {
  place ??= document.createElement('div');
  return place;
}

/** For `Dialog`: toasts stand in the topmost modal dialog, because nothing outside it can be seen, used or announced. */
export function moveToasts(): void {
  const target = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (place && place.parentElement !== target) target.append(place);
}

/** Shows `text` once as a toast. */
export async function showToast(look: ToastLook, kind: ToastKind, text: string): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const [{ toast }] = await Promise.all([import('react-toastify/unstyled'), mounted]);
  toast[kind](text, { containerId: look });
}
