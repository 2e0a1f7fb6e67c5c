import { addTransitionType, startTransition } from 'react';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';
import { arrival } from './arrival.ts';
import { detailTransition } from './Link.tsx';

/** The used parts of `NavigateEvent`, which TypeScript does not know yet. */
type NavigateEvent = Event & {
  navigationType: string;
  canIntercept: boolean;
  /** Whether the browser itself animates, for example a swipe. */
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
 * Animates going back and forward like links, in browsers with the Navigation API. React renders updates during
 * `popstate` at once, without a transition, so the router gets the event afterwards. Only inner pages call it, so that
 * the home page does not load the code.
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
