import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { signedOutKey } from './careersCache.ts';
import { careersSessionAtom, followLogOutAtom, restoreSessionAtom } from './careersSession.ts';

/** Restores the session once per page load, and ends it when another tab logs out. */
export function useRestoredSession(): void {
  const { status } = useAtomValue(careersSessionAtom);
  const restore = useSetAtom(restoreSessionAtom);
  const end = useSetAtom(followLogOutAtom);

  useEffect(() => {
    if (status === 'restoring') restore();
  }, [status, restore]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === signedOutKey && newValue !== null) end();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [end]);
}
