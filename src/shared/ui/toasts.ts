/** Toasts of both variants. The library loads with the first one. */
import { createElement } from 'react';
import type { ToastVariant } from './ToastContainers.tsx';

export type ToastType = 'info' | 'success' | 'warning' | 'error';

const noticeMs = 5000;

let container: HTMLElement | undefined;
let library: Promise<typeof import('react-toastify/unstyled').toast> | undefined;

/** Shows a plain notice if the library cannot be loaded. */
function showNotice(within: HTMLElement, text: string): void {
  const notice = document.createElement('p');
  within.append(Object.assign(notice, { role: 'alert', className: 'plain-toast' }));
  notice.textContent = text;
  setTimeout(() => notice.remove(), noticeMs);
}

/** Moves the toasts into the topmost modal dialog: everything outside it is inert. */
export function moveToasts(): void {
  const target = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (container && container.parentElement !== target) target.append(container);
}

/** Shows a toast, or a plain notice if the library cannot be loaded. */
export async function showToast(variant: ToastVariant, type: ToastType, text: string) {
  container ??= document.createElement('div');
  const within = container;
  moveToasts();
  try {
    library ??= import('./ToastContainers.tsx').then((code) => code.mountContainers(within));
    const toast = await library;
    toast[type](createElement('bdi', null, text), { containerId: variant });
  } catch {
    showNotice(within, text);
  }
}
