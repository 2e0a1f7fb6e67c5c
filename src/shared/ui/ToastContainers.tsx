import type { AnimationEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import libraryStyles from 'react-toastify/dist/ReactToastify.css?inline';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import ownStyles from './toasts.css?inline';

/** Marketing: 5 s, draggable. Careers: 4 s, slides in. */
export type ToastVariant = 'marketing' | 'careers';

const slideIn = cssTransition({
  enter: 'toast-slide-in',
  exit: 'toast-slide-out',
  collapseDuration: 300,
});

/** Event handlers with which keyboard focus pauses toasts, as hovering does. */
function pausedByFocus(variant: ToastVariant) {
  return {
    onFocus: () => toast.pause({ containerId: variant }),
    onBlur: () => toast.play({ containerId: variant }),
    // The library starts a toast's timer after its entrance animation, even if the toast is hovered or focused.
    onAnimationEnd: ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
      const shown = target as HTMLElement;
      if (currentTarget.matches(':focus-within')) toast.pause({ containerId: variant });
      else if (shown.matches(':hover')) toast.pause({ containerId: variant, id: shown.id });
    },
  };
}

const variants = [
  { containerId: 'marketing', 'aria-label': 'Notifications', autoClose: 5000, draggable: true },
  {
    containerId: 'careers',
    'aria-label': 'Careers notifications',
    autoClose: 4000,
    transition: slideIn,
  },
] as const;

/** Renders the toast containers into an empty element; returns `toast`. */
export function mountContainers(container: HTMLElement): typeof toast {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(libraryStyles + ownStyles);
  document.adoptedStyleSheets.push(sheet);
  // Toasts for a container that is not mounted are lost.
  flushSync(() =>
    createRoot(container).render(
      variants.map((variant) => (
        <div key={variant.containerId} {...pausedByFocus(variant.containerId)}>
          <ToastContainer {...variant} />
        </div>
      )),
    ),
  );
  return toast;
}
