/** Every fault on every screen. `@sample` has every fast fault once, each on another screen. */
import { expect } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import { type Fault, play } from './cell.ts';
import { browser } from './faults/browser.ts';
import { fields } from './faults/fields.ts';
import { interruptions } from './faults/interruptions.ts';
import { responses } from './faults/responses.ts';
import { test } from './fixtures.ts';
import { screens } from './screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every call of the contract is on a screen', { tag: '@sample' }, () => {
  const calls: string[] = screens.flatMap((screen) => screen.calls);
  expect(Object.keys(operations).filter((id) => !calls.includes(id))).toEqual([]);
});

const faults = { ...browser, ...interruptions, ...responses, ...fields };

for (const [turn, [name, fault]] of Object.entries<Fault>(faults).entries()) {
  const places = screens.filter((screen) => fault.on?.(screen) ?? true);
  const sampled = fault.patience ? undefined : places[(turn * 7) % places.length];
  for (const screen of places) {
    const tag = screen === sampled ? ['@sample'] : [];
    test(`${name} on ${screen.name}`, { tag }, ({ page, site }) =>
      play({ screen, page, site }, fault),
    );
  }
}
