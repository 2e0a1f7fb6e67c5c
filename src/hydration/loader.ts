/**
 * Deferred hydration, see docs/decisions/014-script-after-paint.md. Built into a classic script in the head of every
 * prerendered page, it loads React and `src/main.tsx` after the first paint, or at once when the visitor acts, and records
 * the events that would be lost until `replay.ts` replays them. Hence buttons must act on `click`, and forms must support
 * `requestSubmit()` and send nothing by themselves, as `Form` does.
 */
import { dropRepeats } from './dropRepeats.ts';

/** Load timeout for pages that never fire `load`, for example because of a stalled image. */
const loadTimeoutMs = 8000;

/** Steps of base.css in which sections are laid out, and the time from one to the next, longer than a frame. */
const steps = 3;
const stepMs = 100;

const startEvents = ['pointerdown', 'keydown', 'focusin', 'input'];

/** Event types to record and the elements that need the script for them. */
const controls = { click: 'button:not([type="submit"])', keydown: 'button', submit: 'form' };

const { dataset } = document.documentElement;

let loading = false;

/** Whether a script could not be loaded. The next click on a control then reloads the page. */
let lost = false;

const addLink = (properties: object) =>
  document.head.append(Object.assign(document.createElement('link'), properties));

/** Vite's preload helper skips styles that have a link. Prerendered pages inline them, so disabled links are added. */
function markInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    addLink({ rel: 'stylesheet', disabled: true, href: style.dataset.file });
  }
}

/** Requests all scripts at once, but evaluates each in a separate task, so that phones are not blocked for long. */
async function importScripts(): Promise<void> {
  for (const href of __PAGE_SCRIPTS__) addLink({ rel: 'modulepreload', href });
  for (const script of __PAGE_SCRIPTS__) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Lays out what base.css skips, a few sections at a time: in one task a phone is blocked for longer than 100 ms. Hidden
 * tabs have no animation frames, hence the timeout.
 */
function layOutInSteps(): void {
  const step = Number(dataset.painting);
  if (!step) return;
  if (step === steps) delete dataset.painting;
  else dataset.painting = String(step + 1);
  setTimeout(layOutInSteps, stepMs);
}

/** Loads once the first paint is on the screen, at once if it already is. */
function awaitPaint(): void {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
}

function load(): void {
  if (loading) return;
  loading = true;
  layOutInSteps();
  markInlinedStyles();
  importScripts().catch(() => {
    lost = true;
  });
}

/** Lays everything out before what the visitor does, which may scroll to a section. */
function loadAtOnce({ type, target }: Event): void {
  // Chromium focuses the body when the window gets the focus, also at the start.
  if (type === 'focusin' && target === document.body) return;
  delete dataset.painting;
  load();
}

/**
 * Reloads the page, because browsers do not request a failed module again. If the site does not respond, the page
 * stays.
 */
function reloadPage(): void {
  const check = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  check.then(({ ok }) => ok && location.reload()).catch(() => {});
}

function record(event: Event): void {
  const { recordedEvents } = window;
  const { target, type } = event;
  // Scripts of extensions may dispatch events whose target is not an element.
  const control =
    target instanceof Element && target.closest(controls[type as keyof typeof controls]);
  if (!recordedEvents || !control) return;
  if (event instanceof KeyboardEvent) {
    if (event.key.startsWith('Arrow')) recordedEvents.set(event, event);
  } else {
    if (lost) reloadPage();
    // Repeated clicks are replayed once.
    recordedEvents.delete(control);
    recordedEvents.set(control, event);
  }
}

/**
 * base.css skips the layout of sections below the window until the script loads, unless a scroll position is restored.
 */
const [navigation] = performance.getEntriesByType('navigation');
if ((navigation as PerformanceNavigationTiming)?.type === 'navigate' && !location.hash) {
  dataset.painting = '1';
}

dropRepeats();
window.recordedEvents = new Map();
for (const type of startEvents) addEventListener(type, loadAtOnce, true);
for (const type of Object.keys(controls)) addEventListener(type, record, true);
setTimeout(load, loadTimeoutMs);
// Return from the card provider: the script removes the payment secret from the URL, so it must not wait.
if (location.search.includes('payment_intent')) load();
// The task after the next frame runs before that frame is on the screen; then the browser reports the first paint.
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(awaitPaint)));
