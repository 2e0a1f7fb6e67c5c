import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingState } from '#ui/States.tsx';
import { ToastHost } from '#ui/ToastHost.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header, type HeaderVariant } from './header/Header.tsx';
import styles from './Layout.module.css';
import { PageBoundary } from './PageBoundary.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useNavigationEffects } from './useNavigationEffects.ts';

/** Only the careers area needs accounts. */
const AccountDialogs = lazy(async () => ({
  default: (await import('#features/account/AccountDialogs.tsx')).AccountDialogs,
}));

/** Frame of every page: skip link, header, the page, footer, toasts. */
export function Layout({ header }: { header: HeaderVariant }) {
  useNavigationEffects();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header variant={header} />
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
      <Footer />
      <ScrollToTop />
      {header === 'careers' && (
        <Suspense fallback={null}>
          <AccountDialogs />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
