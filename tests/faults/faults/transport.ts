/** What happens to a connection. */
import { setTimeout as wait } from 'node:timers/promises';
import { matchOperation } from '#contract/matchOperation.ts';
import { take as steps } from '../../e2e/steps.ts';
import { openScreen, settle, take, turnTo } from '../cell.ts';
import type { Fault } from '../fault.ts';
import { send } from '../server.ts';
import { takesCards } from '../stripe.ts';

const json = { 'content-type': 'application/json' };
const network = { kind: 'network' } as const;

/** Longer than the site waits for a read. */
const never = 3_600_000;

/** Rows. */
export const transport: Fault[] = [
  {
    name: 'connection refused',
    outcome: network,
    prepare: async ({ screen, page }) => {
      await page.route(/\/(api|hrms)\//, (route, request) => {
        const match = matchOperation(request.method(), new URL(request.url()).pathname);
        const meant = match && screen.calls.includes(match.operation.id);
        return meant ? route.abort('connectionrefused') : route.fallback();
      });
    },
  },
  {
    name: 'closed without an answer',
    outcome: network,
    answer: ({ target }) => {
      target.req.socket.destroy();
    },
  },
  {
    name: 'reset',
    outcome: network,
    answer: ({ target }) => {
      target.req.socket.resetAndDestroy();
    },
  },
  {
    name: 'aborted midway',
    outcome: network,
    answer: async ({ target, ordinary }) => {
      const { status, body } = await ordinary();
      const bytes = Buffer.from(body);
      target.writeHead(status, { ...json, 'content-length': bytes.length });
      target.write(bytes.subarray(0, bytes.length / 2));
      await wait(50);
      target.req.socket.destroy();
    },
  },
  {
    name: 'no answer ever',
    outcome: { kind: 'timeout' },
    long: true,
    on: (screen) => screen.name !== 'profile',
    answer: ({ target }) => {
      target.setTimeout(never);
    },
  },
  {
    name: 'stalls after the headers',
    outcome: { kind: 'timeout' },
    long: true,
    on: (screen) => screen.name !== 'profile',
    answer: ({ target }) => {
      target.writeHead(200, json).flushHeaders();
    },
  },
  {
    name: '10 s slow',
    outcome: { kind: 'fine' },
    long: true,
    answer: async ({ target, ordinary }) => {
      await wait(10_000);
      send(target, await ordinary());
    },
  },
  {
    name: 'offline, then online',
    // A sale goes on where it was; its own tests follow it to the end.
    outcome: (screen) => (takesCards(screen) ? undefined : { kind: 'fine' }),
    visit: async (cell) => {
      const { context, screen, page } = cell;
      await openScreen(cell);
      if (screen.path.includes('?')) await page.locator('dialog:modal').waitFor();
      await settle(cell);
      await context.setOffline(true);
      const [first] = screen.steps ?? [];
      if (first) await steps[first](page);
      else await turnTo(cell, '/about-us');
      await page.waitForTimeout(600);
      await context.setOffline(false);
      await openScreen(cell);
      if (!takesCards(screen)) await take(cell);
      return [];
    },
  },
];
