import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#hydration/useHydrated.ts';
import { isCurrentPage } from '#shared/lib/pathname.ts';

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
      navigate({ pathname: location.pathname, search: `${next}` }, options);
    },
    [navigate, pathname],
  );

  return [useHydrated() ? parameters : none, setParameter] as const;
}

/** State of the history entry that opening a dialog adds. */
const opened = { opened: true };

/** Whether a closed dialog is going back, which takes effect later: closing it twice goes back once. */
let leaving = false;

/**
 * The dialog that a URL parameter names, or null. Opening adds a history entry, so that Back closes the dialog; closing
 * hides it and goes back, so that no entry remains. A dialog opened by a link has no entry of its own.
 */
export function useUrlDialog<Name extends string>(parameter: string, names: readonly Name[]) {
  const [parameters, setParameter] = useUrlParameters();
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The history entry whose dialog has closed, until the page leaves it. */
  const [closed, setClosed] = useState('');
  if (closed && closed !== key) setClosed('');
  const asked = closed === key ? null : parameters.get(parameter);
  const open = useCallback(
    (name: Name) => setParameter(parameter, name, { replace: false, state: opened }),
    [parameter, setParameter],
  );
  /** Closes the current dialog: while its form was being sent, the visitor may have gone back or opened it again. */
  const close = useCallback(() => {
    if (leaving || !new URLSearchParams(location.search).has(parameter)) return;
    setClosed(key);
    if (!history.state?.usr?.opened) return setParameter(parameter, null, { replace: true });
    leaving = true;
    const arrive = () => {
      leaving = false;
    };
    window.addEventListener('popstate', arrive, { once: true });
    navigate(-1);
  }, [key, navigate, parameter, setParameter]);
  return { shown: names.find((name) => name === asked) ?? null, open, close };
}
