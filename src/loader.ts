/**
 * Inlined into every prerendered page. It loads the page's script after the content has been painted, or when the
 * visitor begins to do something, and keeps what they do until the script has taken the page over.
 */
import type { EarlyInput } from '#ui/earlyInput.ts';

/** Longest wait for a page that never finishes loading, such as one with a picture that does not come. */
const patience = 8000;

const starters = ['pointerdown', 'keydown', 'focusin', 'input'];
const kept = ['click', 'keydown', 'submit', 'pointerover'];

let loading = false;

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** The script loads the styles of what it shows. These links tell it which ones are in the page; disabled ones load nothing. */
function nameInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    addLink({ rel: 'stylesheet', disabled: true, href: dataset.file ?? '' });
  }
}

/** Fetches the page's script and what it imports all at once, then runs it. */
function load(): void {
  if (loading) return;
  loading = true;
  nameInlinedStyles();
  for (const href of __PAGE_SCRIPTS__) addLink({ rel: 'modulepreload', href });
  // When it cannot be had, the next thing that the visitor does is another try.
  import(/* @vite-ignore */ __PAGE_SCRIPTS__[0]).catch(() => {
    loading = false;
  });
}

/**
 * Settles when the pictures in the window can be painted. The page's load event waits neither for lazy ones nor for
 * decoding.
 */
function seenPictures(): Promise<unknown> {
  const seen = [...document.images].filter((image) => {
    const { top, left, bottom, right } = image.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
  });
  return Promise.allSettled(seen.map((image) => image.decode()));
}

/** What the browser does by itself, such as following a link or opening details, needs no script. */
function needsScript(event: Event, button: HTMLButtonElement | null): boolean {
  if (event.type === 'submit') return true;
  if (event.type === 'keydown' && !(event as KeyboardEvent).key.startsWith('Arrow')) return false;
  return button !== null && !(button.form && button.type === 'submit');
}

function keep(event: Event): void {
  const { type } = event;
  const target = event.target as Element;
  if (type === 'pointerover') early.hovered = event as PointerEvent;
  else if (target.closest(early.scope) && needsScript(event, target.closest('button'))) {
    if (type === 'submit') event.preventDefault();
    // Who clicks again, because nothing happened, means it once.
    const control = target.closest('button, form');
    early.events = early.events.filter(
      (each) => type === 'keydown' || (each.target as Element).closest('button, form') !== control,
    );
    early.events.push(event);
  }
}

const early: EarlyInput = {
  events: [],
  hovered: undefined,
  scope: 'body',
  end() {
    for (const type of starters) removeEventListener(type, load, true);
    for (const type of kept) removeEventListener(type, keep, true);
    window.earlyInput = undefined;
  },
};

window.earlyInput = early;
for (const type of starters) addEventListener(type, load, true);
for (const type of kept) addEventListener(type, keep, true);
setTimeout(load, patience);
if (location.search.includes('payment_intent')) {
  // The way back from the card provider: the script takes the payment's secret out of the address.
  load();
} else {
  const whenIdle =
    window.requestIdleCallback ?? ((work: () => void, _: object) => setTimeout(work));
  const nextFrame = () => new Promise(requestAnimationFrame);
  addEventListener('load', () =>
    seenPictures()
      .then(nextFrame)
      .then(nextFrame)
      .then(() => whenIdle(load, { timeout: 2000 })),
  );
}
