/** The mock backend in the browser: a service worker (over plain http, the page itself) responds to /api/ and /hrms/. */
import type { MockBackend } from './call.ts';

/** Whether the page runs on the production host, where visitors could sign up or pay in a mock by mistake. */
function isInProduction(): boolean {
  const site = import.meta.env.VITE_SITE_URL;
  return Boolean(site) && new URL(String(site)).origin === location.origin;
}

/** Says, over the whole page, why the mock does not run. */
function refuse(root: HTMLElement, text: string): true {
  root.textContent = text;
  root.setAttribute('role', 'alert');
  root.style.cssText =
    'position:fixed;inset:0;z-index:99;padding:10vmin;background:#fff;color:#000';
  return true;
}

/**
 * Starts the mock and renders the QA tools. Resolves once requests are handled: to true if `root` shows a QA page or a
 * refusal to run instead of the site.
 */
export async function startMockBackend(backend: MockBackend, root: HTMLElement): Promise<boolean> {
  if (isInProduction()) {
    const text =
      'This is a copy of the site for tests. It does not run at the address of the site itself.';
    return refuse(root, text);
  }
  try {
    const { startWorker } = await import('./startWorker.ts');
    await startWorker(backend);
  } catch (error) {
    console.warn(error);
    const reason = `The mock backend did not start, so nothing here is a result of a test: ${error}. `;
    return refuse(
      root,
      `${reason}It needs a window that is not private, or other browser settings.`,
    );
  }
  const { showTools } = await import('./panel/QaTools.tsx');
  return showTools(backend, root);
}
