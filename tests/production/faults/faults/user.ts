/** Impatient visitors. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { navigate } from '../../../visit/navigate.ts';
import {
  type Cell,
  type Fault,
  fineWhereRead,
  isForm,
  openElsewhere,
  openScreen,
  take,
} from '../cell.ts';
import { slowly } from '../server.ts';

/** Clicks every button a second time at once. */
const clickTwice = ({ page }: Cell) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        const button = event.isTrusted && (event.target as Element).closest('button');
        if (button) setTimeout(() => button.click());
      },
      true,
    );
  });

export const user: Record<string, Fault> = {
  'double submit': {
    on: isForm,
    responder: slowly(300),
    outcome: 'fine',
    prepare: clickTwice,
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
  'reload while loading': {
    responder: slowly(700),
    outcome: fineWhereRead,
    visit: async (cell) => {
      await openScreen(cell);
      await take(cell);
      await cell.page.reload();
    },
  },
};
