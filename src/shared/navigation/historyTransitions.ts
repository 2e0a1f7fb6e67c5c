import { addTransitionType, startTransition } from 'react';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';
import { arrival } from './arrival.ts';
import { detailTransition } from './Link.tsx';

/** The parts of `NavigateEvent` that are used here; TypeScript does not know the Navigation API yet. */
type NavigateEvent = Event & {
  navigationType: string;
  canIntercept: boolean;
  /** The browser itself animates, as for a swipe. */
  hasUAVisualTransition?: boolean;
  destination: { url: string };
  intercept: (options: {
    scroll: 'manual';
    focusReset: 'manual';
    handler: () => Promise<void>;
  }) => void;
  scroll: () => void;
};

let started = false;

/**
 * Called by inner pages, so that the home page does without the code. Animates going back and forward to another page as
 * links are animated, in browsers with the Navigation API. React renders what happens during `popstate` at once and
 * without a transition, so the router hears of it afterwards.
 */
export function animateTraversals(): void {
  if (started) return;
  started = true;
  window.navigation?.addEventListener('navigate', (event) => {
    const traversal = event as NavigateEvent;
    const { navigationType, canIntercept, hasUAVisualTransition, destination } = traversal;
    if (navigationType !== 'traverse' || !canIntercept || hasUAVisualTransition) return;
    if (new URL(destination.url).pathname === location.pathname || isMotionReduced()) return;
    arrival.held = true;
    traversal.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () =>
        new Promise((resolve) => {
          // The new page is there, and is scrolled before the browser takes its picture.
          arrival.shown = (scrolled) => {
            arrival.shown = () => {};
            if (!scrolled) traversal.scroll();
            resolve();
          };
          // Browsers fire `popstate` before or after this handler, in the same task.
          setTimeout(() => {
            arrival.held = false;
            startTransition(() => {
              addTransitionType(detailTransition);
              window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
            });
          });
        }),
    });
  });
}
