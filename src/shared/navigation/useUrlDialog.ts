import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlParameters } from './useUrlParameters.ts';

/** State of the history entry that opening a dialog adds. */
const opened = { opened: true };

/** Key of the entry that was left last: it is left once, whoever closes its dialog again. */
let left = '';

/**
 * The dialog that the URL names by a parameter, or null. Opening adds a history entry, so that Back closes it; closing
 * goes back, so that one more step leads to the page before. A dialog opened by a link has no entry of its own.
 */
export function useUrlDialog<Name extends string>(parameter: string, names: readonly Name[]) {
  const [parameters, setParameter] = useUrlParameters();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const asked = parameters.get(parameter);
  const isOwnEntry = Object(state).opened === true;

  const close = useCallback(() => {
    if (!isOwnEntry) setParameter(parameter, null, { replace: true });
    // The visitor may have gone back already, while what was typed was being sent.
    else if (left !== key && history.state?.key === key) {
      left = key;
      navigate(-1);
    }
  }, [isOwnEntry, key, navigate, parameter, setParameter]);
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
