/** Actions and observations of a visitor by roles, labels and texts, in any browser. */
import { setTimeout as wait } from 'node:timers/promises';

/** An element of the page, used as a visitor does. */
export type Control = {
  click(): Promise<void>;
  /** Types at the end of the present text. */
  type(text: string): Promise<void>;
  upload(file: string): Promise<void>;
};

/** Interface to a browser under test. */
export type Driver = {
  /** Name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** Runs a self-contained function in the page; arguments and result are JSON. */
  run<Result>(job: (...words: string[]) => Result, ...words: string[]): Promise<Result>;
  /** The element that such a function finds; null if there is none. */
  find(job: (...words: string[]) => Element | null, ...words: string[]): Promise<Control | null>;
  /** Console errors and uncaught errors since the last call. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
};

type Found = typeof window & { found: HTMLInputElement | HTMLSelectElement | null };

/** The first element of a role with a name (`~` before it: that contains it), in the topmost dialog. Runs in the page. */
function locate(role: string, name: string): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, summary',
    link: 'a[href]',
    heading: 'h1, h2, h3',
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
  const found = all.filter((element) => {
    const label = labelOf(element);
    const isNamed = name.startsWith('~') ? label.includes(name.slice(1)) : label === name;
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    return isNamed && isSeen && !element.closest('[inert]');
  });
  const best = found.find((element) => element.closest('main, dialog')) ?? found[0] ?? null;
  best?.scrollIntoView({ block: 'center', behavior: 'instant' });
  (window as Found).found = best;
  return best;
}

/** Empties the field located last, or chooses this option of a select, else the first one. Runs in the page. */
function setValue(option: string): void {
  const { found: field } = window as Found;
  const options = field instanceof HTMLSelectElement ? [...field.options] : [];
  const value = (options.find(({ text }) => text === option) ?? options[1])?.value ?? '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Where the element located last is; it differs between two calls while the element moves. Runs in the page. */
function place(): string {
  return JSON.stringify((window as Found).found?.getBoundingClientRect());
}

/**
 * Calls `look` for up to 15 s until it returns a value. Retries after errors, because elements may move. Throws after
 * that.
 */
async function until<Value>(what: string, look: () => Promise<Value>): Promise<NonNullable<Value>> {
  let cause: unknown;
  for (const end = performance.now() + 15_000; performance.now() < end; await wait(100)) {
    try {
      const value = await look();
      if (value) return value;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`Not seen: ${what}. ${cause ?? ''}`);
}

/** A visitor of the site at `origin`. Every action waits for its element, and throws if there is none. */
export function visit(driver: Driver, origin: string) {
  const see = (role: 'button' | 'link' | 'heading' | 'field' | 'text' | 'dialog', name: string) =>
    until(`${role} "${name}"`, () => driver.find(locate, role, name));
  return {
    see,
    open: (url: string) => driver.open(origin + url),
    back: () => driver.run(() => history.back()),
    reload: async () => driver.open(await driver.run(() => location.href)),
    click: (role: 'button' | 'link', name: string) =>
      until(`${role} "${name}"`, async () => {
        const control = await see(role, name);
        const before = await driver.run(place);
        await wait(50);
        if ((await driver.run(place)) !== before) return false;
        await control.click();
        return true;
      }),
    fill: async (label: string, text: string) => {
      const field = await see('field', label);
      await driver.run(setValue, '');
      await field.type(text);
    },
    choose: async (label: string, option: string) => {
      await see('field', label);
      await driver.run(setValue, option);
    },
    upload: async (label: string, file: string) => (await see('field', label)).upload(file),
    gone: (role: 'button' | 'dialog' | 'text', name: string) =>
      until(`no ${role} "${name}"`, async () => !(await driver.find(locate, role, name))),
    seePath: (end: string) =>
      until(`path ${end}`, () =>
        driver.run((path) => (location.pathname + location.search).endsWith(path), end),
      ),
  };
}

export type Visitor = ReturnType<typeof visit>;
