import { Suspense, ViewTransition } from 'react';
import { Outlet } from 'react-router-dom';
import { detailTransition } from '#shared/navigation/useFollowLink.ts';
import { useOverlayHistory } from '#shared/navigation/useOverlayEntry.ts';
import { OptionalBoundary } from '#shared/ui/OptionalBoundary.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import { AccountDialogs } from './accountParts.ts';
import { Footer } from './footer/Footer.tsx';
import { Header, type HeaderVariant } from './header/Header.tsx';
import { NavLinks } from './header/NavLinks.tsx';
import styles from './Layout.module.css';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useNavigationEffects } from './useNavigationEffects.ts';

const pageTransition = { [detailTransition]: 'auto', default: 'none' };

export function Layout({ header }: { header: HeaderVariant }) {
  useNavigationEffects();
  useOverlayHistory();
  return (
    <>
      <a className="skip-link" href="#main">
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
      <Header variant={header} />
      <ViewTransition default={pageTransition}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageBoundary>
            <Suspense
              fallback={
                <div className={styles.loading}>
                  <LoadingState />
                </div>
              }
            >
              <Outlet />
            </Suspense>
          </PageBoundary>
        </main>
      </ViewTransition>
      <Footer />
      <ScrollToTop />
      {header === 'careers' && (
        <OptionalBoundary>
          <Suspense fallback={null}>
            <AccountDialogs />
          </Suspense>
        </OptionalBoundary>
      )}
    </>
  );
}
