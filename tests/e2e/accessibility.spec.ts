/** A sample of the accessibility matrix, which `npm run test:accessibility` runs in full. */
import { inspectState, reflow } from '../accessibility/checks.ts';
import { parts } from '../accessibility/parts.ts';
import { paymentSteps } from '../accessibility/payment.ts';
import { openState } from '../accessibility/state.ts';
import { expect, test } from './fixtures.ts';

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
  test(`${name}: accessible at 1440 and 390 px, no horizontal scrolling at 320 px`, async ({
    page,
  }) => {
    const state = [...parts, ...paymentSteps].find((each) => each.name === name);
    if (!state) throw new Error(`The matrix has no state '${name}'.`);
    await openState(page, state, 1440);
    for (const width of state.width ? [state.width] : [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(Object.values(await inspectState(page, state)).flat()).toEqual([]);
    }
    expect(await reflow(page)).toEqual([]);
  });
}
