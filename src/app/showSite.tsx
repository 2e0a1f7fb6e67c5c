import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepInput } from '#hydration/keepInput.ts';
import { setHydrating } from '#hydration/useHydrated.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { createQueryClient } from '#shared/api/queryClient.ts';
import { AppRoutes, isHtmlOf, preloadPage } from './AppRoutes.tsx';
import { discardPrerendered, loadPageState } from './pageState.ts';

/** True for the errors of a view transition that the browser skips, for example because the tab is hidden. */
const isSkippedTransition = (error: unknown) =>
  error instanceof DOMException && /^(Abort|InvalidState|Timeout)Error$/.test(error.name);

/** True for React's error about HTML that is not what it renders: error 418 in production. */
const isMismatch = (error: unknown) =>
  error instanceof Error && /^Hydration failed|error #418/.test(error.message);

/**
 * Failed queries log themselves; every other error caught by a boundary is a bug and is logged here. In development so is
 * why code could not be loaded, which may be an error in it.
 */
function logCaught(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
  else if (import.meta.env.DEV && error.cause) console.error(error.cause);
}

/** Runs `work` after hydration: React hydrates in parts, and data must not change before it has finished. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 500);
}

/**
 * Removes an empty fragment, which the browser keeps when it follows a link such as '/services#' before hydration. The
 * home page keeps it, because '/product' redirects to '/#'.
 */
function dropEmptyFragment(): void {
  const { href, pathname, search } = location;
  if (href.endsWith('#') && pathname !== '/')
    history.replaceState(history.state, '', pathname + search);
}

const resizeBlockMs = 250;

/** Ends transitions while the width of the window changes and 250 ms longer, so that nothing glides between layouts. */
function blockMotionWhileResizing(): void {
  const { dataset } = document.documentElement;
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout>;
  window.addEventListener('resize', () => {
    // On phones, scrolling hides the browser's own bars, which changes the height.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    dataset.resizing = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete dataset.resizing, resizeBlockMs);
  });
}

/** Starts the app in `root`: hydrates prerendered HTML, or renders the page. */
export async function showSite(root: HTMLElement): Promise<void> {
  dropEmptyFragment();
  blockMotionWhileResizing();
  const queryClient = createQueryClient();
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  const state = loadPageState();
  const onRecoverableError = (error: unknown) => {
    // The visitor can also go back in the moment before the first render: React then renders that page anew.
    const isLeft = state && !isHtmlOf(state.path, location.pathname);
    if (isLeft && isMismatch(error)) return;
    // React itself recognises only some browsers' messages.
    if (!isSkippedTransition(error)) reportError(error);
  };
  const options = { onCaughtError: logCaught, onRecoverableError };
  // Without the page's chunks hydration is impossible; the page renders anew with its error view.
  const [code] = state ? await Promise.allSettled([preloadPage(location.pathname)]) : [];
  // Compared last, because the visitor can go back while the code loads.
  if (state && code?.status === 'fulfilled' && isHtmlOf(state.path, location.pathname)) {
    for (const [key, data] of state.queries) queryClient.setQueryData(key, data);
    setHydrating(true);
    // As a transition, hydration yields to the browser.
    startTransition(() => void hydrateRoot(root, app, options));
    const stopKeeping = keepInput(root);
    whenIdle(() => {
      stopKeeping();
      setHydrating(false);
      for (const [queryKey] of state.queries)
        queryClient.invalidateQueries({ queryKey, exact: true });
    });
    return;
  }
  window.recordedPresses = undefined;
  if (state) discardPrerendered(root);
  createRoot(root, options).render(app);
}
