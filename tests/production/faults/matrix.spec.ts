/** Every fault on every screen; one test per fault. `@sample` runs every fault once, on alternating screens. */
import { type Browser, expect } from '@playwright/test';
import { runCell } from './cell.ts';
import type { Fault } from './fault.ts';
import { bodies } from './faults/bodies.ts';
import { browser as browserFaults } from './faults/browser.ts';
import { statuses } from './faults/statuses.ts';
import { transport } from './faults/transport.ts';
import { user } from './faults/user.ts';
import { test } from './fixtures.ts';
import { type Screen, screens } from './screens.ts';
import type { FaultServer } from './server.ts';

const faults: Fault[] = [...browserFaults, ...user, ...transport, ...statuses, ...bodies];

type Place = { screen: Screen; fault: Fault };

const isOn = (fault: Fault) => (screen: Screen) => fault.on?.(screen) ?? true;

/** Runs cells, `width` at a time, and expects no problems. */
async function playAll(
  places: Place[],
  width: number,
  browser: Browser,
  server: FaultServer,
): Promise<void> {
  const waiting = [...places];
  const problems: string[] = [];
  const work = async () => {
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      const { screen, fault } = place;
      const found = await runCell(browser, server, screen, fault);
      problems.push(...found.map((problem) => `${fault.name} on ${screen.name}: ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  expect(problems).toEqual([]);
}

for (const fault of faults) {
  test(fault.name, async ({ browser, server }) => {
    const places = screens.filter(isOn(fault)).map((screen) => ({ screen, fault }));
    await playAll(places, fault.long ? places.length : 3, browser, server);
  });
}

const short = faults.filter(({ long, heavy }) => !long && !heavy);
const sample = short.map((fault, index) => {
  const possible = screens.filter(isOn(fault));
  return { fault, screen: possible[(index * 7) % possible.length] as Screen };
});

for (const part of [0, 1, 2, 3]) {
  test(`part ${part + 1} of the sample @sample`, async ({ browser, server }) => {
    const places = sample.filter((_, index) => index % 4 === part);
    await playAll(places, 2, browser, server);
  });
}
