/** Actions and observations of a visitor by roles, labels and texts, in any browser. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Control } from './browsers.ts';

type Page = typeof window & { found?: Element | null; place?: string; problems?: string[] };

/**
 * The first element of a role with a name (`~` before it: that contains it) in the topmost dialog, once it has stayed in
 * its place since the last call. Runs in the page.
 */
function locate(role: string, name: string): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, summary',
    link: 'a[href]',
    field: 'input, textarea, select',
    text: 'h1, h2, h3, h4, p, li, span, strong, label, [role]',
    dialog: 'dialog[open]',
  };
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const scope = role === 'text' || role === 'dialog' ? document : modal;
  const labelOf = (element: HTMLInputElement) => {
    const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const label = element.getAttribute('aria-label') ?? (named ?? element.labels?.[0])?.textContent;
    return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().replace(/ \*$/, '');
  };
  const all = [...scope.querySelectorAll<HTMLInputElement>(selectors[role] ?? '')];
  const seen = all.filter((element) => {
    const label = labelOf(element);
    const isNamed = name.startsWith('~') ? label.includes(name.slice(1)) : label === name;
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    return isNamed && isSeen && !element.closest('[inert]');
  });
  const found = seen.find((element) => element.closest('main, dialog')) ?? seen[0] ?? null;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const page = window as Page;
  const place = JSON.stringify(found?.getBoundingClientRect());
  const stays = page.found === found && page.place === place;
  Object.assign(page, { found, place });
  return stays ? found : null;
}

/** Sets the text of the field located last, or chooses the first option of a select. Runs in the page. */
function setValue(text: string): void {
  const { found: field } = window as Page;
  const value = field instanceof HTMLSelectElement ? (field.options[1]?.value ?? '') : text;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Collects errors from now on; misses those of a page that starts. Runs in the page. */
function watch(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message }) => problems.push(`Uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`Unhandled: ${reason}`));
  console.error = (...words) => problems.push(words.join(' '));
}

/** Calls `look` for up to 30 s until it returns true, also after errors, because elements move. Throws after that. */
async function until(what: string, look: () => Promise<boolean | undefined>): Promise<void> {
  let cause: unknown;
  for (const end = performance.now() + 30_000; performance.now() < end; await wait(100)) {
    const done = await look().catch((error) => {
      cause = error;
    });
    if (done) return;
  }
  throw new Error(`Not seen: ${what}. ${cause ?? ''}`);
}

const script = (job: (...words: string[]) => unknown, ...words: string[]) =>
  `(${job})(${words.map((word) => JSON.stringify(word)).join()})`;

/** A visitor of the site at `origin`. Every action waits for its element, and throws if there is none. */
export function visit(browser: Browser, origin: string) {
  const problems: string[] = [];
  const use = (role: string, name: string, act: (control: Control) => Promise<void>) =>
    until(`${role} "${name}"`, async () => {
      const control = await browser.find(script(locate, role, name));
      await (control && act(control));
      return control !== null;
    });
  const takeProblems = async () => {
    const found = script(() => (window as Page).problems?.splice(0) ?? []);
    problems.push(...(await browser.run<string[]>(found)));
    return problems;
  };
  const open = async (url: string) => {
    await takeProblems();
    await browser.open(url);
    await browser.run(script(watch));
  };
  return {
    takeProblems,
    open: (path: string) => open(origin + path),
    back: () => browser.run(script(() => history.back())),
    reload: async () => open(await browser.run(script(() => location.href))),
    see: (role: 'text' | 'dialog', name: string) => use(role, name, async () => {}),
    click: (role: 'button' | 'link', name: string) => use(role, name, (each) => each.click()),
    fill: (label: string, text: string) =>
      use('field', label, async (field) => {
        await browser.run(script(setValue, ''));
        await field.type(text);
      }),
    choose: (label: string) => use('field', label, () => browser.run(script(setValue, ''))),
    upload: (label: string, file: string) => use('field', label, (field) => field.upload(file)),
    gone: (role: 'button' | 'dialog', name: string) =>
      until(`no ${role} "${name}"`, async () => {
        // An element is found at the second look.
        await browser.find(script(locate, role, name));
        return browser.run<boolean>(script(() => !(window as Page).found));
      }),
    seePath: (path: string) =>
      until(path, () => browser.run<boolean>(script((end) => location.pathname === end, path))),
  };
}

export type Visitor = ReturnType<typeof visit>;
