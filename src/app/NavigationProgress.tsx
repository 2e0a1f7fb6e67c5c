import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCurrentPage } from '#shared/lib/pathname.ts';
import styles from './Layout.module.css';

/** Milliseconds that a navigation may wait, usually for the code of its page, before the bar shows. */
const patienceMs = 200;

/** A bar at the top while the URL is that of a page that is not shown yet. */
export function NavigationProgress() {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState(false);

  // A layout effect, because other effects wait until a view transition ends.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (isCurrentPage(pathname)) setWaiting(false);
      else timer = setTimeout(setWaiting, patienceMs, true);
    };
    // Listeners on the window run after the router's, which change the URL.
    window.addEventListener('click', watch);
    window.addEventListener('popstate', watch);
    return () => {
      window.removeEventListener('click', watch);
      window.removeEventListener('popstate', watch);
      clearTimeout(timer);
      setWaiting(false);
    };
  }, [pathname]);

  return (
    <div role="status" className={waiting ? styles.progress : undefined}>
      {waiting && <span className="visually-hidden">Loading the page</span>}
    </div>
  );
}
