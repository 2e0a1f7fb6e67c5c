/** Each field damaged in turn: in another item of a list, or on another page of a record. */
import { expect } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import type { Match } from '#contract/matchOperation.ts';
import { pathOf } from '../../../../src/routes.ts';
import { navigate } from '../../../visit/navigate.ts';
import { type Cell, type Fault, findContent, isForm, openScreen, settle, take } from '../cell.ts';
import {
  type Damage,
  damageField,
  damageItems,
  fieldsOf,
  mapValues,
  otherType,
} from '../damage.ts';
import { type Screen, screens } from '../screens.ts';
import { askMock, type Responder, send } from '../server.ts';

/** The normal response for the record that the screen of an operation shows. */
function askRecord({ id, base, path }: Match['operation']) {
  const screen = screens.find(({ route, calls }) => route && calls[0] === id);
  const record = screen?.path.slice(screen.path.lastIndexOf('/') + 1) ?? '';
  return askMock(new Request(`http://localhost${base}${path.replace(/\{\w+\}/, record)}`));
}

/** The n-th page of a record has its n-th field damaged. Responses to forms have all fields damaged. */
const damageFields =
  (damage: Damage): Responder =>
  async ({ operation, params, target, ordinary }) => {
    const [id] = Object.values(params);
    const isRead = operation.method === 'GET';
    const response = isRead && id ? await askRecord(operation) : await ordinary();
    const body = JSON.parse(response.body);
    const damageBody = () => {
      if (!isRead) return mapValues(body, damage);
      if (!id) return damageItems(body, damage);
      const field = fieldsOf(body)[Number(id) - 1];
      return field ? damageField(body, field, damage) : body;
    };
    send(target, { ...response, body: JSON.stringify(damageBody()) });
  };

/** Fails when an error replaces the whole page, which one damaged field must not cause. */
async function expectPage({ page }: Cell, { failed, fine }: Screen, field = 'a field') {
  const main = await page.locator('main').textContent();
  const errors = failed('shape').filter((text) => !fine.includes(text));
  for (const text of [...errors, 'could not be shown']) expect(main, field).not.toContain(text);
}

/** Visits the screen; for a detail page, one page per damaged field. */
async function visit(cell: Cell): Promise<void> {
  const { screen, page } = cell;
  const { route, calls } = screen;
  await openScreen(cell);
  await take(cell);
  if (isForm(screen)) return;
  await settle(cell);
  if (!route) return expectPage(cell, screen);
  const [call] = calls;
  if (!call) return;
  const { body } = await askRecord(operations[call]);
  for (const [index, field] of fieldsOf(JSON.parse(body)).entries()) {
    await navigate(page, pathOf(route, String(index + 1)));
    await settle(cell, 50);
    await expectPage(cell, screen, field);
    await findContent(cell);
  }
}

const eachField = (damage: Damage): Fault => ({
  responder: damageFields(damage),
  visit,
});

export const fields: Record<string, Fault> = {
  'each field null': eachField(() => null),
  'each field missing': eachField(() => undefined),
  'each field of another type': eachField(otherType),
  'each field an empty text': eachField(() => ''),
};
