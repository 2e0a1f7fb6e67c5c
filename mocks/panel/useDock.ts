import { type RefObject, useEffect } from 'react';

/** Width of the panel in rem; the stylesheets have it too. */
const panelWidth = 26;

/** Beside the page there is room for the panel from this width on; below it, and over a dialog, it is one itself. */
const hasRoom = () =>
  matchMedia('(min-width: 75rem)').matches && document.querySelector('dialog:modal') === null;

function fitPage(): void {
  const { documentElement: page } = document;
  const taken = panelWidth * Number.parseFloat(getComputedStyle(page).fontSize);
  page.style.setProperty('--qa-zoom', String((page.clientWidth - taken) / page.clientWidth));
}

/** Opens the dialog beside the page where there is room, else over it. */
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
