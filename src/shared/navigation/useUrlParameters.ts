import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#hydration/useHydrated.ts';
import { isCurrentPage } from '#shared/lib/pathname.ts';
import { keepOverlayEntry } from './useOverlayEntry.ts';

const none = new URLSearchParams();

/**
 * `useSearchParams`, but empty during hydration, because prerendered HTML has no query. The setter changes one
 * parameter; null or '' removes it. Setting the current value adds no history entry.
 */
export function useUrlParameters() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const setParameter = useCallback(
    (name: string, value: string | null, options: { replace: boolean; state?: unknown }) => {
      // The URL can be newer than `parameters`, and even than this page.
      const { location } = window;
      if (options.replace && !isCurrentPage(pathname)) return;
      const next = new URLSearchParams(location.search);
      if (next.get(name) === value) return;
      if (value) next.set(name, value);
      else next.delete(name);
      const change = () => navigate({ pathname: location.pathname, search: `${next}` }, options);
      if (options.replace) keepOverlayEntry(change);
      else change();
    },
    [navigate, pathname],
  );

  return [useHydrated() ? parameters : none, setParameter] as const;
}
