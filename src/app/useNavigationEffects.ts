import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scroll and focus after a navigation: to the top or the fragment's target, focus on `main`. Back and forward keep the
 * browser's scroll restoration. Changes of the query alone (filters, dialogs) are ignored.
 */
export function useNavigationEffects(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef({ key, pathname, search });

  // Before a view transition takes the picture of the new page.
  useLayoutEffect(() => {
    const from = previous.current;
    if (from.key === key) return;
    previous.current = { key, pathname, search };
    if (from.pathname === pathname && (type === 'REPLACE' || from.search !== search)) return;
    if (type !== 'POP') {
      const target = document.getElementById(hash.slice(1));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    }
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, pathname, search, hash, type]);
}
