import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** Milliseconds that a navigation may wait, for the code of its page as a rule, before it shows. */
const patienceMs = 200;

/** A bar at the top while the URL is another page's than the one that is still shown. */
export function NavigationProgress() {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState(false);

  // Other effects wait for the end of a view transition.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (location.pathname === pathname) setWaiting(false);
      else timer = setTimeout(setWaiting, patienceMs, true);
    };
    // By then the router has heard of them and has changed the URL.
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
    <div role="status" className={waiting ? styles.bar : undefined}>
      {waiting && <span className="visually-hidden">Loading the page</span>}
    </div>
  );
}
