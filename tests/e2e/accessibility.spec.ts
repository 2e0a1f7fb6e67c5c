/** A sample of the accessibility matrix, which `npm run test:accessibility` runs in full. */
import { inspectState, reflow } from '../accessibility/checks.ts';
import { parts } from '../accessibility/parts.ts';
import { paymentSteps } from '../accessibility/payment.ts';
import { openState } from '../accessibility/state.ts';
import { expect, test } from './fixtures.ts';

const all = new Map([...parts, ...paymentSteps].map((state) => [state.name, state]));

/** One of each kind: lists, articles, forms, menus, dialogs and states. */
const sample = [
  '/',
  '/case-studies/1',
  '/careers',
  'mobile menu',
  'gallery, list',
  'registration, fields missing',
  'contact form, fields missing',
  'home, every section failed',
  'payment: card',
];

for (const name of sample) {
  const state = all.get(name);
  if (!state) throw new Error(`The matrix has no state '${name}'.`);
  test(`${state.name}: accessible at 1440 and 390 px, no horizontal scrolling at 320 px`, async ({
    page,
  }) => {
    const first = state.width ?? 1440;
    await openState(page, state, first);
    expect(await inspectState(page, state)).toEqual({
      axe: [],
      landmarks: [],
      headings: [],
      targets: [],
      announced: [],
      still: [],
    });
    if (first === 1440 && state.width === undefined) {
      await page.setViewportSize({ width: 390, height: 900 });
      expect(await inspectState(page, state)).toMatchObject({ axe: [], targets: [], still: [] });
    }
    expect(await reflow(page)).toEqual([]);
  });
}
