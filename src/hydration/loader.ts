/**
 * # Deferred hydration
 *
 * A prerendered page can be read, and its links, `<details>` and fields used, without a script. So the script comes
 * last, where it takes nothing away from the page's own paint:
 *
 * 1. This file is built into a classic script of about 1 kB, which stands in the head of every prerendered page. It
 *    loads `src/main.tsx` once the page has loaded, the images in the window can be painted and the browser is idle, or
 *    at once with the first press, key, focus or input.
 * 2. Until then it keeps what would be lost: clicks on buttons, arrow keys on them, and submits, which it also stops.
 * 3. `src/app/showSite.tsx` hydrates the page, and `replay.ts` repeats what was kept, and what was typed.
 * 4. What only the browser knows, such as parameters of the URL, is read after that: `useHydrated`.
 *
 * A button therefore does what it does on `click`, and a form must bear to be submitted again by `requestSubmit()`.
 */

/** Longest wait for a page that never finishes loading, such as one with an image that does not come. */
const patienceMs = 8000;

const starters = ['pointerdown', 'keydown', 'focusin', 'input'];

/** What an event has to happen on to need the script. */
const controls = { click: 'button:not([type="submit"])', keydown: 'button', submit: 'form' };

let loading = false;

/** The script loads the styles of what it shows. These links tell it which ones are in the page; disabled ones load nothing. */
function nameInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', disabled: true, href: dataset.file }),
    );
  }
}

function load(): void {
  if (loading) return;
  loading = true;
  nameInlinedStyles();
  // When it cannot be had, the next thing that the visitor does is another try.
  import(/* @vite-ignore */ __PAGE_SCRIPT__).catch(() => {
    loading = false;
  });
}

function keep(event: Event): void {
  const { keptEvents } = window;
  const control = (event.target as Element).closest(controls[event.type as keyof typeof controls]);
  if (!keptEvents || !control) return;
  if (event.type === 'submit') event.preventDefault();
  if (event instanceof KeyboardEvent) {
    if (event.key.startsWith('Arrow')) keptEvents.set(event, event);
  } else {
    // Who clicks again because nothing happened wants it once.
    keptEvents.delete(control);
    keptEvents.set(control, event);
  }
}

/** Images in the window. Asking each for its place would lay out what is still skipped below. */
const visibleImages = () =>
  new Promise<HTMLImageElement[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(
        entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => target as HTMLImageElement),
      );
    });
    for (const image of document.images) observer.observe(image);
    if (document.images.length === 0) resolve([]);
  });

/** The page's load event waits neither for lazy images nor for decoding. */
async function loadAfterPaint(): Promise<void> {
  await Promise.allSettled((await visibleImages()).map((image) => image.decode()));
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
      else load();
    }),
  );
}

window.keptEvents = new Map();
for (const type of starters) addEventListener(type, load, true);
for (const type of Object.keys(controls)) addEventListener(type, keep, true);
setTimeout(load, patienceMs);
// The way back from the card provider: the script takes the payment's secret out of the URL.
if (location.search.includes('payment_intent')) load();
else addEventListener('load', loadAfterPaint);
