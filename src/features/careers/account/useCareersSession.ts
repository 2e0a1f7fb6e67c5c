import { useAtomValue } from 'jotai';
import { useHydrated } from '#hydration/useHydrated.ts';
import { type CareersSession, careersSessionAtom } from './careersSession.ts';

const restoring: CareersSession = { status: 'restoring' };

/** Careers session for rendering; `restoring` during hydration. */
export function useCareersSession(): CareersSession {
  const session = useAtomValue(careersSessionAtom);
  return useHydrated() ? session : restoring;
}
