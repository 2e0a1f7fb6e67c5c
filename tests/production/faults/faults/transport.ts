/** Connection faults. */
import { setTimeout as wait } from 'node:timers/promises';
import { matchOperation } from '#contract/matchOperation.ts';
import { take as steps } from '../../../e2e/steps.ts';
import { navigate } from '../../../visit/navigate.ts';
import { type Fault, openScreen, settle, take } from '../cell.ts';
import { takesCards } from '../screens.ts';
import { slowly } from '../server.ts';

const json = { 'content-type': 'application/json' };

/** Long enough for the site's timeout of 15 seconds. */
const patience = 45_000;

export const transport: Fault[] = [
  {
    name: 'connection refused',
    outcome: 'network',
    prepare: async ({ screen, page }) => {
      await page.route(/\/(api|hrms)\//, (route, request) => {
        const match = matchOperation(request.method(), new URL(request.url()).pathname);
        const meant = match && screen.calls.includes(match.operation.id);
        return meant ? route.abort('connectionrefused') : route.fallback();
      });
    },
  },
  {
    name: 'closed without a response',
    outcome: 'network',
    responder: ({ target }) => {
      target.req.socket.destroy();
    },
  },
  {
    name: 'reset',
    outcome: 'network',
    responder: ({ target }) => {
      target.req.socket.resetAndDestroy();
    },
  },
  {
    name: 'aborted midway',
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
  {
    name: 'no response ever',
    outcome: 'timeout',
    patience,
    on: (screen) => screen.name !== 'profile',
    responder: () => {},
  },
  {
    name: 'stalls after the headers',
    outcome: 'timeout',
    patience,
    on: (screen) => screen.name !== 'profile',
    responder: ({ target }) => {
      target.writeHead(200, json).flushHeaders();
    },
  },
  {
    name: '10 s slow',
    outcome: 'fine',
    patience,
    responder: slowly(10_000),
  },
  {
    name: 'offline, then online',
    // A checkout resumes where it was; it has its own tests.
    outcome: (screen) => (takesCards(screen) ? undefined : 'fine'),
    visit: async (cell) => {
      const { screen, page } = cell;
      const context = page.context();
      await openScreen(cell);
      if (screen.path.includes('?')) await page.locator('dialog:modal').waitFor();
      await settle(cell);
      await context.setOffline(true);
      const [first] = screen.steps ?? [];
      if (first) await steps[first](page);
      else await navigate(page, '/about-us');
      await page.waitForTimeout(600);
      await context.setOffline(false);
      await openScreen(cell);
      if (!takesCards(screen)) await take(cell);
    },
  },
];
