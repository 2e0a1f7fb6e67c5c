/** Detail pages: one for each damaged field. */
import { operations } from '#contract/generated/operations.ts';
import type { Match } from '#contract/matchOperation.ts';
import { navigate } from '../../visit/navigate.ts';
import { findBlankPage, openScreen, settle, take } from './cell.ts';
import { type Damage, damageRecord } from './damage.ts';
import { type Cell, isForm } from './fault.ts';
import { type Screen, screens } from './screens.ts';
import { askMock, type MockResponse } from './server.ts';

/** The normal response for the record that the screen of an operation shows. */
export function askRecord({ id, base, path }: Match['operation']): Promise<MockResponse> {
  const screen = screens.find(({ record, calls }) => record && calls[0] === id);
  if (!screen) throw new Error(`No screen in screens.ts has a record that ${id} reads.`);
  const record = screen.path.slice(screen.path.lastIndexOf('/') + 1);
  return askMock(new Request(`http://localhost${base}${path.replace(/\{\w+\}/, record)}`));
}

async function fieldsOf({ record, calls: [id] }: Screen, damage: Damage): Promise<string[]> {
  if (!record || !id) return [];
  return damageRecord((await askRecord(operations[id])).body, damage).map(({ field }) => field);
}

/** True when an error replaces the whole page, which one damaged field must not cause. */
async function isLost({ screen, page }: Cell): Promise<boolean> {
  const texts = screen.texts({ kind: 'shape' });
  const main = (await page.locator('main').textContent()) ?? '';
  return texts.some((text) => main.includes(text)) || main.includes('could not be shown');
}

/** Visits the screen; for detail pages, one page per damaged field. */
export async function visitRecords(cell: Cell, damage: Damage): Promise<void> {
  const { screen, problems } = cell;
  await openScreen(cell);
  if (isForm(screen)) {
    await take(cell);
    return;
  }
  await settle(cell);
  if (!screen.record && screen.name !== 'profile lists' && (await isLost(cell))) {
    problems.push('a single field took the screen down');
  }
  for (const [index, field] of (await fieldsOf(screen, damage)).entries()) {
    await navigate(
      cell.page,
      screen.record?.replace('*', `item-${index + 1}`.slice(screen.name === 'job' ? 0 : 5)) ?? '',
    );
    await settle(cell, 50);
    if (await isLost(cell)) problems.push(`${field} took the page down`);
    await findBlankPage(cell, `${field}: `);
  }
}
