/** Toasts of both looks (section 4). The library behind them loads with the first one. */

/** Marketing: 5 s, draggable. Careers: about 4 s, sliding in. */
export type ToastLook = 'marketing' | 'careers';

/** What a toast says by its colour and icon. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** The library's own call, one function for each kind. */
type Toast = Record<ToastKind, (text: string, options: { containerId: ToastLook }) => void>;

let wanted = false;
let plainText: string | null = null;
let announceMounted: (toast: Toast) => void = () => {};
let announceMissing: () => void = () => {};
const mounted = new Promise<Toast>((resolve, reject) => {
  announceMounted = resolve;
  announceMissing = reject;
});
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** For `ToastHost`: tells when the first toast is wanted. */
export function subscribeToWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `ToastHost`: whether any toast was ever wanted. */
export const isWanted = () => wanted;

/** For `ToastHost`: a text that has to be shown without the library, because that could not be loaded. */
export const readPlainText = () => plainText;

/** For `ToastContainers`: toasts wait until their containers stand in the page. */
export const announceContainers = (toast: Toast) => announceMounted(toast);

/** For `ToastHost`: the containers will never stand in the page. */
export const giveUpContainers = () => announceMissing();

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

/** Shows a text plainly, for as long as a toast of the marketing look. */
function showPlainly(text: string): void {
  plainText = text;
  toastPlace();
  moveToasts();
  tell();
  setTimeout(() => {
    if (plainText === text) plainText = null;
    tell();
  }, 5000);
}

/** Shows `text` once as a toast; plainly, when the library cannot be loaded. */
export async function showToast(look: ToastLook, kind: ToastKind, text: string): Promise<void> {
  wanted = true;
  tell();
  try {
    const toast = await mounted;
    toast[kind](text, { containerId: look });
  } catch {
    showPlainly(text);
  }
}
