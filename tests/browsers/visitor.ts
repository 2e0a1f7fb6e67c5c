/** Follows the steps of a flow as a visitor: by roles, labels and texts, in any browser. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** The expression that calls a function in the page. */
const script = (job: (...words: string[]) => unknown, ...words: string[]) =>
  `(${job})(${words.map((word) => JSON.stringify(word)).join()})`;

const stepPattern = /^\s*(\w+) ?(?:(button|link|text|dialog): )?(.*?)(?: = (.*))?$/;

/** Follows steps on the site at `origin`. Throws at the first that fails for 30 s; returns the errors of the pages. */
export async function follow(browser: Browser, origin: string, steps: string): Promise<string[]> {
  const problems: string[] = [];
  const takeProblems = async () => {
    const found = script(() => (window as Page).problems?.splice(0) ?? []);
    problems.push(...(await browser.run<string[]>(found)));
  };
  const open = async (url: string) => {
    await takeProblems();
    await browser.open(url);
    await browser.run(script(watch));
    return true;
  };
  const act: Record<string, (control: Control, text: string) => Promise<void>> = {
    see: async () => {},
    click: (control) => control.click(),
    choose: () => browser.run(script(setValue, '')),
    fill: async (control, text) => {
      await browser.run(script(setValue, ''));
      await control.type(text);
    },
    upload: (control, text) => {
      const file = path.join(tmpdir(), `resume-${process.pid}.pdf`);
      writeFileSync(file, text);
      return control.upload(file);
    },
  };
  /** Returns whether the step is done. */
  async function tryStep(action = '', role = 'field', name = '', text = '') {
    if (action === 'open') return open(origin + name);
    if (action === 'reload') return open(await browser.run(script(() => location.href)));
    if (action === 'back') return browser.run<boolean>('history.back() ?? true');
    const control = await browser.find(script(locate, role, name));
    // An element is found at the second look.
    if (action === 'gone') return browser.run<boolean>(script(() => !(window as Page).found));
    await (control && act[action]?.(control, text));
    return control !== null;
  }
  for (const step of steps.trim().split('\n')) {
    const [, ...words] = stepPattern.exec(step) ?? [];
    const end = performance.now() + 30_000;
    let cause: unknown;
    const attempt = () =>
      tryStep(...words).catch((error) => {
        cause = error;
      });
    // Tried again after errors, because elements move.
    while (!(await attempt())) {
      if (performance.now() > end) throw new Error(`Not done: ${step}. ${cause}`);
      await wait(100);
    }
  }
  await takeProblems();
  return problems;
}
