/** Faults of the connection, and actions of impatient visitors. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import { navigate } from '../../../support/navigate.ts';
import { type Fault, fineWhereRead, isForm, openElsewhere, openScreen, take } from '../cell.ts';
import type { Screen } from '../screens.ts';
import { slowly } from '../server.ts';

const json = { 'content-type': 'application/json' };

/** Milliseconds, long enough for the site's timeout of 15 seconds. */
const patience = 45_000;

/** An upload has a longer timeout. */
const timesOut = {
  outcome: 'timeout',
  patience,
  on: ({ calls }: Screen) => !calls.some((id) => operations[id].body === 'multipart/form-data'),
} as const;

/** Clicks every button a second time at once. Runs in the page. */
function clickTwice(): void {
  const repeat = ({ isTrusted, target }: Event) => {
    const button = isTrusted && (target as Element).closest('button');
    if (button) setTimeout(() => button.click());
  };
  addEventListener('click', repeat, true);
}

export const interruptions: Record<string, Fault> = {
  'closed without a response': {
    outcome: 'network',
    responder: ({ target }) => target.req.socket.destroy(),
  },
  'aborted midway': {
    outcome: 'network',
    responder: async ({ target, ordinary }) => {
      const { status, body } = await ordinary();
      const bytes = Buffer.from(body);
      target.writeHead(status, { ...json, 'content-length': bytes.length });
      target.write(bytes.subarray(0, bytes.length / 2));
      await wait(50);
      target.req.socket.destroy();
    },
  },
  'no response ever': { ...timesOut, responder: () => {} },
  'stalls after the headers': {
    ...timesOut,
    responder: ({ target }) => target.writeHead(200, json).flushHeaders(),
  },
  '10 s slow': { outcome: 'fine', patience, responder: slowly(10_000) },
  'double submit': {
    on: isForm,
    responder: slowly(300),
    outcome: 'fine',
    prepare: ({ page }) => page.addInitScript(clickTwice),
    visit: async (cell) => {
      await openScreen(cell);
      await take(cell);
      await wait(800);
      const [call] = cell.screen.calls;
      expect(cell.site.calls.filter((each) => each === call)).toHaveLength(1);
    },
  },
  'back and forward while loading': {
    responder: slowly(700),
    outcome: fineWhereRead,
    visit: async (cell) => {
      await openElsewhere(cell);
      await navigate(cell.page, cell.screen.path);
      await take(cell);
      for (const turn of ['back', 'forward', 'back', 'forward'] as const) {
        await cell.page.evaluate((name) => history[name](), turn);
        await wait(60);
      }
    },
  },
};
