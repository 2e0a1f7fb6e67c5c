/** Puts the QA tools onto a page of the mock build. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MockBackend } from '../mockBackend.ts';
import { ErrorsPage } from './ErrorsPage.tsx';
import { QaTools } from './QaTools.tsx';

/** Address of the list of all errors. */
const errorsPath = '/__errors';

/** Shows the QA button and, on its address, the list of all errors in `root`. True when the list stands there. */
export function showTools(backend: MockBackend, root: HTMLElement): boolean {
  const host = document.body.appendChild(document.createElement('div'));
  const top = document.createElement('div');
  document.body.prepend(top);
  createRoot(host).render(
    <StrictMode>
      <QaTools backend={backend} top={top} />
    </StrictMode>,
  );
  if (location.pathname.replace(/\/$/, '') !== errorsPath) return false;
  createRoot(root).render(
    <StrictMode>
      <ErrorsPage backend={backend} />
    </StrictMode>,
  );
  return true;
}
