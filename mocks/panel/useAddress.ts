import { useSyncExternalStore } from 'react';

/** The site changes its address without telling; browsers with the Navigation API do. */
function watch(listener: () => void): () => void {
  const navigation = ('navigation' in window ? window.navigation : window) as EventTarget;
  const event = 'navigation' in window ? 'currententrychange' : 'popstate';
  navigation.addEventListener(event, listener);
  return () => navigation.removeEventListener(event, listener);
}

const read = () => location.pathname + location.search + location.hash;

/** Path, query and fragment of the page, kept up to date. */
export const useAddress = (): string => useSyncExternalStore(watch, read);
