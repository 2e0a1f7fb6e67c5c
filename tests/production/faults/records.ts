/** Detail pages: one for each damaged field. */
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { navigate } from '../../visit/navigate.ts';
import { findBlankPage, openScreen, settle, take } from './cell.ts';
import { type Damage, damageRecord } from './damage.ts';
import { type Cell, isForm } from './fault.ts';
import type { Screen } from './screens.ts';
import { askMock, type MockResponse } from './server.ts';

/** Path of a record in the mock, by operation. */
const samples: Record<string, string> = {
  getService: '/api/services/1/',
  getProject: '/api/project-details/1/',
  getCaseStudy: '/api/case-studies/1',
  getGame: '/api/games/2/',
  getJob: '/api/jobs/senior-ios-engineer/',
};

/** The normal response for that record. */
export function askRecord({ id }: Match['operation']): Promise<MockResponse> {
  const path = samples[id];
  if (!path) throw new Error(`${id} gives no single record that is known.`);
  return askMock(new Request(`http://localhost${path}`));
}

async function fieldsOf(screen: Screen, damage: Damage): Promise<string[]> {
  const path = screen.record && samples[screen.calls[0] ?? ''];
  const match = path && matchOperation('GET', path);
  if (!match) return [];
  return damageRecord((await askRecord(match.operation)).body, damage).map(({ field }) => field);
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
