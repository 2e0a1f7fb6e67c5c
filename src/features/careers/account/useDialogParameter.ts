import { useCallback } from 'react';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';

const names = ['sign-in', 'register', 'profile'] as const;

/** Dialogs that the URL can open: `?dialog=sign-in`. */
export type DialogName = (typeof names)[number];

/** The dialog named in the URL. Opening adds a history entry, so that Back closes it. */
export function useDialogParameter() {
  const [parameters, setParameter] = useUrlParameters();
  const asked = parameters.get('dialog');
  const show = useCallback(
    (name: DialogName | null, replace: boolean) => setParameter('dialog', name, { replace }),
    [setParameter],
  );
  return {
    dialog: names.find((name) => name === asked) ?? null,
    open: useCallback((name: DialogName) => show(name, false), [show]),
    change: useCallback((name: DialogName) => show(name, true), [show]),
    close: useCallback(() => show(null, true), [show]),
  };
}
