import { useSyncExternalStore } from 'react';

/** The Navigation API also reports `pushState`, for which there is no event without it. */
function watch(listener: () => void): () => void {
  const navigation = ('navigation' in window ? window.navigation : window) as EventTarget;
  const event = 'navigation' in window ? 'currententrychange' : 'popstate';
  navigation.addEventListener(event, listener);
  return () => navigation.removeEventListener(event, listener);
}

const read = () => location.pathname + location.search + location.hash;

/** Path, query and fragment of the page, kept up to date. */
export const useCurrentUrl = (): string => useSyncExternalStore(watch, read);
