import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/dist/ReactToastify.css';
import './toasts.css';
import { announceContainers, moveToasts, type ToastLook, toastPlace } from './toasts.ts';

const slideIn = cssTransition({
  enter: 'toast-slide-in',
  exit: 'toast-slide-out',
  collapseDuration: 300,
});

/** Keyboard focus inside pauses the toasts of a look, as hovering does. */
function pausedByFocus(look: ToastLook) {
  return {
    onFocus: () => toast.pause({ containerId: look }),
    onBlur: () => toast.play({ containerId: look }),
  };
}

/** Containers of both looks with the constants of section 9. */
export default function ToastContainers(): ReactNode {
  useEffect(() => {
    moveToasts();
    announceContainers(toast);
  }, []);
  return createPortal(
    <>
      <div {...pausedByFocus('marketing')}>
        <ToastContainer
          containerId="marketing"
          position="top-right"
          autoClose={5000}
          pauseOnHover
          pauseOnFocusLoss
          draggable
          draggablePercent={80}
          aria-label="Notifications"
        />
      </div>
      <div {...pausedByFocus('careers')}>
        <ToastContainer
          containerId="careers"
          position="top-right"
          autoClose={4000}
          pauseOnHover
          pauseOnFocusLoss
          transition={slideIn}
          aria-label="Careers notifications"
        />
      </div>
    </>,
    toastPlace(),
  );
}
