/** What a visitor does and sees, by roles, labels and texts. */
import path from 'node:path';
import type { Control, Driver } from './driver.ts';

const patienceMs = 15_000;

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
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const within = role === 'text' || role === 'dialog' ? document : scope;
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element) => {
    const labels = element.getAttribute('aria-labelledby');
    const named = labels && document.getElementById(labels)?.textContent;
    const own = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
    return plain(element.getAttribute('aria-label') ?? named ?? own ?? element.textContent);
  };
  const isNamed = (element: Element) => {
    const label = labelOf(element).replace(/ \*$/, '');
    return name.startsWith('~') ? label.includes(name.slice(1)) : label === name;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const found = [...within.querySelectorAll(selectors[role] ?? '')].filter(
    (element) => isNamed(element) && isSeen(element),
  );
  const best = found.find((element) => element.closest('main, dialog')) ?? found[0] ?? null;
  best?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return best;
}

/** Empties a field, or chooses an option of a select. Runs in the page. */
function setValue(label: string, option: string): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, textarea, select'),
  ];
  const field = fields.findLast(
    ({ labels }) => labels?.[0]?.textContent?.replace(/[\s*]+$/, '') === label,
  );
  if (!field) throw new Error(`No field ${label}`);
  const value =
    field instanceof HTMLSelectElement
      ? ([...field.options].find(({ text }) => text === option)?.value ?? field.options[1]?.value)
      : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

async function until<Value>(what: string, look: () => Promise<Value>): Promise<NonNullable<Value>> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const value = await look().catch((error: Error) => {
      if (performance.now() > end) throw error;
      return null;
    });
    if (value) return value;
    if (performance.now() > end) throw new Error(`Not seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A visitor of the site at `origin`. Everything waits for what it needs. */
export function visit(driver: Driver, origin: string) {
  const element = (role: string, name: string): Promise<Control> =>
    until(`${role} "${name}"`, () => driver.find(locate, role, name));
  return {
    open: (url: string) => driver.open(origin + url),
    back: () => driver.run(() => history.back()),
    reload: async () => driver.open(await driver.run(() => location.href)),
    click: (role: 'button' | 'link', name: string) =>
      // What moves meanwhile is looked for again.
      until(`${role} "${name}"`, async () => {
        await (await element(role, name)).click();
        return true;
      }),
    fill: async (label: string, text: string) => {
      const field = await element('field', label);
      await driver.run(setValue, label, '');
      await field.type(text);
    },
    choose: async (label: string, option: string) => {
      await element('field', label);
      await driver.run(setValue, label, option);
    },
    upload: async (label: string, file: string) =>
      (
        await driver.find(
          (name) =>
            [...document.querySelectorAll('input')].find(({ labels }) =>
              labels?.[0]?.textContent?.startsWith(name),
            ) ?? null,
          label,
        )
      )?.upload(path.resolve(file)),
    see: (role: 'heading' | 'text' | 'link' | 'button' | 'dialog', name: string) =>
      element(role, name),
    seeValue: (label: string, value: string) =>
      until(`"${value}" in ${label}`, () =>
        driver.run(
          (name, text) =>
            [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
              (field) => field.labels?.[0]?.textContent?.startsWith(name) && field.value === text,
            ),
          label,
          value,
        ),
      ),
    gone: (role: 'button' | 'dialog' | 'text', name: string) =>
      until(`no ${role} "${name}"`, async () => !(await driver.find(locate, role, name))),
    seePath: (end: string) =>
      until(`path ${end}`, () =>
        driver.run((path) => (location.pathname + location.search).endsWith(path), end),
      ),
  };
}

export type Visitor = ReturnType<typeof visit>;
