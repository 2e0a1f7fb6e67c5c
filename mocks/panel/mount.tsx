import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MockBackend } from '../backend.ts';
import { ErrorsPage } from './ErrorsPage.tsx';
import { QaTools } from './QaTools.tsx';

/** Path of the error list. */
const errorsPath = '/__errors';

/** Renders the QA button and, on its path, the error list in `root`. True when the list is shown. */
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
