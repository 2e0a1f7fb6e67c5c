import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { signedOutKey } from './careersCache.ts';
import {
  careersSessionAtom,
  followLogOutAtom,
  followTabAtom,
  restoreSessionAtom,
} from './careersSession.ts';
import { listenToTabs } from './careersTabs.ts';

/** Restores the session once per page load, and follows what other tabs do with it. */
export function useRestoredSession(): void {
  const { status } = useAtomValue(careersSessionAtom);
  const restore = useSetAtom(restoreSessionAtom);
  const end = useSetAtom(followLogOutAtom);
  const follow = useSetAtom(followTabAtom);

  useEffect(() => listenToTabs(follow), [follow]);

  useEffect(() => {
    if (status === 'restoring') restore();
  }, [status, restore]);

  useEffect(() => {
    const followLogOut = ({ key, newValue }: StorageEvent) => {
      if (key === signedOutKey && newValue !== null) end();
    };
    window.addEventListener('storage', followLogOut);
    return () => window.removeEventListener('storage', followLogOut);
  }, [end]);
}
