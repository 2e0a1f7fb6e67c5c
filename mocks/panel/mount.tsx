import { createRoot } from 'react-dom/client';
import type { MockBackend } from '../backend.ts';
import { ErrorsPage } from './ErrorsPage.tsx';
import { QaTools } from './QaTools.tsx';

/** Renders the QA button and, at `/__errors`, the error list in `root`. True when the list is shown. */
export function showTools(backend: MockBackend, root: HTMLElement): boolean {
  const host = document.body.appendChild(document.createElement('div'));
  const top = document.createElement('div');
  document.body.prepend(top);
  createRoot(host).render(<QaTools backend={backend} top={top} />);
  if (!/^\/__errors\/?$/.test(location.pathname)) return false;
  createRoot(root).render(<ErrorsPage backend={backend} />);
  return true;
}
