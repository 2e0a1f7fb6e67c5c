import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#hydration/useHydrated.ts';

const none = new URLSearchParams();

/** Parameters of the address and their setter. None while prerendered HTML is taken over, which knows none. */
export function useUrlParameters() {
  const [parameters, setParameters] = useSearchParams();
  return [useHydrated() ? parameters : none, setParameters] as const;
}
