/** The mock backend in the browser: a service worker, or without one the page itself, responds to /api/ and /hrms/. */
import type { MockBackend } from './call.ts';

/** Whether the page runs on the production host, where visitors could sign up or pay in a mock by mistake. */
function isInProduction(): boolean {
  const site = import.meta.env.VITE_SITE_URL;
  return Boolean(site) && new URL(String(site)).origin === location.origin;
}

/**
 * Starts the mock and renders the QA tools. Resolves once requests are handled: to true if `root` shows a QA page or a
 * refusal to run instead of the site.
 */
export async function startMockBackend(backend: MockBackend, root: HTMLElement): Promise<boolean> {
  if (isInProduction()) {
    root.textContent =
      'This is a copy of the site for tests. It does not run at the address of the site itself.';
    root.setAttribute('role', 'alert');
    root.style.cssText =
      'position:fixed;inset:0;z-index:99;padding:10vmin;background:#fff;color:#000';
    return true;
  }
  const { startWorker } = await import('./startWorker.ts');
  await startWorker(backend);
  const { showTools } = await import('./panel/QaTools.tsx');
  return showTools(backend, root);
}
