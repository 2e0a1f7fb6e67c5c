import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Fragments that mean the page's top (decisions: '/services#'). */
const isTop = (hash: string) => hash === '' || hash === '#';

/**
 * After a navigation: the new page starts at its top (or at the fragment's target), keyboard and screen reader
 * start at its main part. Going back or forward leaves the scrolling to the browser. A change of filters, or a
 * dialog that opens and closes by its address, moves nothing.
 */
export function useNavigationEffects(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef({ key, pathname, search });

  useEffect(() => {
    const from = previous.current;
    if (from.key === key) return;
    previous.current = { key, pathname, search };
    if (from.pathname === pathname && (type === 'REPLACE' || from.search !== search)) return;
    if (type !== 'POP') {
      const target = isTop(hash) ? null : document.getElementById(hash.slice(1));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    }
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, pathname, search, hash, type]);
}
