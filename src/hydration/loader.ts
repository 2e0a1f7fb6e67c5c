/**
 * Deferred hydration, see docs/decisions/014-script-after-paint.md. Built into a classic script in the head of every
 * prerendered page: it imports React and `src/main.tsx` one frame after `load`, or when the visitor acts, and records
 * presses for `keepInput.ts`. Hence buttons must act on `click`, and forms must send nothing by themselves, as `Form`.
 */
import { dropRepeats } from './dropRepeats.ts';
import { pressCards } from './pressCards.ts';
import { dropOthersInput, followVisitor } from './visitor.ts';

/** For pages that never fire `load`, for example because of a stalled image. */
const maxLoadMs = 8000;

const { dataset } = document.documentElement;
let started = false;
let failed = false;

/** Vite's preload helper skips styles that have a link. Prerendered pages inline them, so disabled links are added. */
function markInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    const { file: href } = style.dataset;
    document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
  }
}

function start(): void {
  // What the visitor does may scroll to a section, so it is laid out before.
  delete dataset.painting;
  if (started) return;
  started = true;
  dropOthersInput();
  markInlinedStyles();
  Promise.all(__PAGE_SCRIPTS__.map((script) => import(/* @vite-ignore */ script))).catch(() => {
    failed = true;
  });
}

function startAtOnce({ type, target }: Event): void {
  // Chromium focuses the body when the window gets the focus, also at the start.
  if (type !== 'focusin' || target !== document.body) start();
}

function record({ type, target }: Event): void {
  const { recordedPresses } = window;
  // Scripts of extensions may dispatch events whose target is not an element.
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>(type === 'submit' ? 'form' : 'button:not([type="submit"])');
  if (!recordedPresses || !control) return;
  // Browsers do not request a failed module again.
  if (failed && navigator.onLine) location.reload();
  // Repeated presses count once, as the last one.
  recordedPresses.delete(control);
  recordedPresses.add(control);
}

// base.css skips the layout of sections below the window until then, unless a scroll position is restored.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'navigate' && !location.hash) dataset.painting = '';

dropRepeats();
window.recordedPresses = new Set();
for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) {
  addEventListener(type, startAtOnce, true);
}
for (const type of ['click', 'submit']) addEventListener(type, record, true);
followVisitor();
pressCards();
setTimeout(start, maxLoadMs);
// Return from the card provider: the script removes the payment secret from the URL, so it must not wait.
if (location.search.includes('payment_intent')) start();
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
