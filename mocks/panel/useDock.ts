import { type RefObject, useEffect } from 'react';

/** Width of the panel in rem, also set in the stylesheets. */
const panelWidth = 26;

/** From this width on the panel fits beside the page; otherwise, and over a dialog, it is modal. */
const hasRoom = () =>
  matchMedia('(min-width: 75rem)').matches && document.querySelector('dialog:modal') === null;

function fitPage(): void {
  const { documentElement: page } = document;
  const taken = panelWidth * Number.parseFloat(getComputedStyle(page).fontSize);
  page.style.setProperty('--qa-zoom', String((page.clientWidth - taken) / page.clientWidth));
}

/** Opens the panel beside the page, or as a modal dialog when there is no room. */
export function useDock(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { documentElement: page } = document;
    if (!hasRoom()) {
      dialog.current?.showModal();
      return;
    }
    dialog.current?.show();
    page.dataset.qaDock = '';
    fitPage();
    addEventListener('resize', fitPage);
    return () => {
      removeEventListener('resize', fitPage);
      delete page.dataset.qaDock;
    };
  }, [dialog]);
}
