import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlParameters } from './useUrlParameters.ts';

/** State of the history entry that opening a dialog adds. */
const opened = { opened: true };

/** Whether a closed dialog is going back, which takes effect later: closing it twice goes back once. */
let leaving = false;

/**
 * The dialog that a URL parameter names, or null. Opening adds a history entry, so that Back closes the dialog; closing
 * goes back, so that no entry remains. A dialog opened by a link has no entry of its own.
 */
export function useUrlDialog<Name extends string>(parameter: string, names: readonly Name[]) {
  const [parameters, setParameter] = useUrlParameters();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = parameters.get(parameter);

  /** Closes the current dialog: while its form was being sent, the visitor may have gone back or opened it again. */
  const close = useCallback(() => {
    const { usr } = Object(history.state);
    if (!new URLSearchParams(location.search).has(parameter)) return;
    if (Object(usr).opened !== true) setParameter(parameter, null, { replace: true });
    else if (!leaving) {
      leaving = true;
      const arrive = () => {
        leaving = false;
      };
      window.addEventListener('popstate', arrive, { once: true });
      navigate(-1);
    }
  }, [navigate, parameter, setParameter]);
  return {
    shown: names.find((name) => name === asked) ?? null,
    open: useCallback(
      (name: Name) => setParameter(parameter, name, { replace: false, state: opened }),
      [parameter, setParameter],
    ),
    /** Shows another dialog in the entry of this one. */
    change: useCallback(
      (name: Name) => setParameter(parameter, name, { replace: true, state }),
      [parameter, setParameter, state],
    ),
    close,
  };
}
