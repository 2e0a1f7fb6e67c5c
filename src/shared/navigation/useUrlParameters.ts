import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#hydration/useHydrated.ts';

const none = new URLSearchParams();

/** `useSearchParams`, but empty during hydration, because prerendered HTML has no query. */
export function useUrlParameters() {
  const [parameters, setParameters] = useSearchParams();
  return [useHydrated() ? parameters : none, setParameters] as const;
}
