import {
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  ViewTransition,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hasBegunCheckout } from '#features/plans/checkout/paymentReturn.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { markEntry } from '#hydration/visitor.ts';
import type { LayoutName } from '#routes.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { chunk } from '#shared/api/chunk.tsx';
import { isSamePage } from '#shared/lib/pathname.ts';
import { pageTitle } from '#shared/metadata/pageText.ts';
import { detailTransition } from '#shared/navigation/Link.tsx';
import {
  goToPageStart,
  restoreScrollPosition,
  showFragment,
} from '#shared/navigation/scrollPositions.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';
import { site } from '#site.ts';
import { Footer } from './footer/Footer.tsx';
import { Header, useScrolledPast } from './header/Header.tsx';
import { NavLinks } from './header/NavLinks.tsx';
import styles from './Layout.module.css';
import { FailedParts, PartBoundary } from './PartBoundary.tsx';

const ChargeBar = chunk(
  async () => (await import('#features/plans/checkout/ChargeBar.tsx')).ChargeBar,
);

const pageTransition = { [detailTransition]: 'auto', default: 'none' };

/**
 * Error view of a page; header and footer keep working, and the next navigation resets it. "Try again" loads missing
 * code in place, because a reload without a connection would lose the page.
 */
function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const isMissing = error instanceof ApiError;
  const retry = () => {
    // The button is about to disappear.
    document.getElementById('main')?.focus({ preventScroll: true });
    resetErrorBoundary();
  };
  const title = 'This page could not be shown';
  return (
    <>
      <title>{pageTitle(title)}</title>
      <ErrorState
        level="h1"
        title={title}
        text="Something on it failed. The rest of the site works as before."
        retry={isMissing ? retry : undefined}
        actions={isMissing || <Button onClick={() => location.reload()}>Reload the page</Button>}
      />
    </>
  );
}

/** Name and addresses, for printed pages. */
const letterhead = [
  site.name,
  ...site.offices.map(({ lines, country }) => [...lines, country].join(', ')),
].join(' · ');

type LayoutProps = { layout: LayoutName; children: ReactNode };

export function Layout({ layout, children }: LayoutProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  useNavigationEffects();

  return (
    <>
      <a className={`screen-only ${styles.skipLink}`} href="#main">
        Skip to content
      </a>
      <noscript>
        <div className={styles.notice}>
          <p>
            Without JavaScript you can read this page and follow its links. Menus, forms, filters,
            carousels and payment need it.
          </p>
          <nav aria-label="Without JavaScript">
            <NavLinks games={null} />
          </nav>
        </div>
      </noscript>
      <PageAnnouncer />
      <Header layout={layout} />
      <p className="container paper-only">{letterhead}</p>
      <ViewTransition default={pageTransition}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKeys={[pathname]} FallbackComponent={PageFailure}>
            <Suspense
              fallback={
                <div className={styles.loading}>
                  <title>{site.name}</title>
                  <h1 className="visually-hidden">{site.name}</h1>
                  <LoadingState />
                </div>
              }
            >
              {children}
            </Suspense>
          </ErrorBoundary>
        </main>
      </ViewTransition>
      <Footer />
      <div className={styles.foot}>
        <ScrollToTop />
        <FailedParts />
        {hydrated && hasBegunCheckout() && (
          <PartBoundary>
            <ChargeBar />
          </PartBoundary>
        )}
      </div>
    </>
  );
}

/**
 * Focus and view after a navigation: at the beginning of the page or the fragment's target, after going back and
 * forward where the page was left. Another query or fragment is the same page; `Link` leads to its top.
 */
function useNavigationEffects(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(null);
  const isPrerendered = !useHydrated();

  // Entries of the router have no marks. Before the next effect, because each change of an entry ends its scrolling.
  useLayoutEffect(() => {
    if (type !== 'POP') markEntry();
  });

  // A layout effect runs before a view transition takes the snapshot of the new page.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before !== null && isSamePage(before, pathname)) return;
    if (before !== null && type !== 'POP') goToPageStart(hash);
    else if (before !== null) {
      document.getElementById('main')?.focus({ preventScroll: true });
      restoreScrollPosition();
    } else if (hash.length > 1 && !isPrerendered) showFragment(hash);
  }, [pathname, hash, type, isPrerendered]);
}

function ScrollToTop() {
  const visible = useScrolledPast(200);
  if (!visible) return null;
  const scroll = () => {
    // The button is about to disappear.
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={`round ${styles.toTop}`}
      aria-label="Scroll to top"
      onClick={scroll}
    >
      <Icon name="arrowUp" />
    </button>
  );
}

/** Announces the new title to screen readers after a navigation. Browsers announce the first page themselves. */
function PageAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => {
    let known = document.title;
    const observer = new MutationObserver(() => {
      const { title } = document;
      if (title === known) return;
      if (known) setText(title);
      known = title;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
