/** Pages of one record each: one for every field that is damaged. */
import { type Match, matchOperation } from '#contract/matchOperation.ts';
import { look, openScreen, settle, take, turnTo } from './cell.ts';
import { type Damage, damageRecord } from './damage.ts';
import type { Cell } from './fault.ts';
import { isForm } from './fault.ts';
import type { Screen } from './screens.ts';
import { askMock, type Ordinary } from './server.ts';

/** The address of one record that the mock has, by the operation that gives it. */
const samples: Record<string, string> = {
  getService: '/api/services/1/',
  getProject: '/api/project-details/1/',
  getCaseStudy: '/api/case-studies/1',
  getGame: '/api/games/2/',
  getJob: '/api/jobs/senior-ios-engineer/',
};

/** The ordinary answer for the one record that is damaged. */
export function askRecord({ id }: Match['operation']): Promise<Ordinary> {
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

/** Texts that take a whole page's place. A single damaged field must not. */
async function isLost({ screen, page }: Cell): Promise<boolean> {
  const texts = screen.says({ kind: 'shape' });
  const main = (await page.locator('main').textContent()) ?? '';
  return texts.some((text) => main.includes(text)) || main.includes('could not be shown');
}

/** Visits the screen, and where it shows one record a page for each field that is damaged. Gives what went wrong. */
export async function visitRecords(cell: Cell, damage: Damage): Promise<string[]> {
  const { screen } = cell;
  await openScreen(cell);
  if (isForm(screen)) {
    await take(cell);
    return [];
  }
  await settle(cell);
  const problems: string[] = [];
  if (!screen.record && screen.name !== 'profile lists' && (await isLost(cell))) {
    problems.push('a single field took the screen down');
  }
  for (const [index, field] of (await fieldsOf(screen, damage)).entries()) {
    await turnTo(
      cell,
      screen.record?.replace('*', `item-${index + 1}`.slice(screen.name === 'job' ? 0 : 5)) ?? '',
    );
    await settle(cell, 50);
    if (await isLost(cell)) problems.push(`${field} took the page down`);
    problems.push(...(await look(cell)).map((problem) => `${field}: ${problem}`));
  }
  return problems;
}
