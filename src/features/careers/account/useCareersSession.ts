import { useAtomValue } from 'jotai';
import { useHydrated } from '#hydration/useHydrated.ts';
import { type CareersSession, careersSessionAtom } from './careersSession.ts';

const restoring: CareersSession = { status: 'restoring' };

/** The careers session as a component may show it: `restoring` while it takes over prerendered HTML, which knows nobody. */
export function useCareersSession(): CareersSession {
  const session = useAtomValue(careersSessionAtom);
  return useHydrated() ? session : restoring;
}
