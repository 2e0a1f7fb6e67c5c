/** Damages each field in turn: in another item of a list, or on another page of a record. */
import { expect } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import type { Match } from '#contract/matchOperation.ts';
import { pathOf } from '../../../../src/routes.ts';
import { isRecord } from '../../../../src/shared/api/decode.ts';
import { navigate } from '../../../support/navigate.ts';
import { type Cell, type Fault, findContent, isForm, openScreen, settle, take } from '../cell.ts';
import { type Screen, screens } from '../screens.ts';
import { askMock, type Responder, send } from '../server.ts';

type JsonRecord = Record<string, unknown>;

/** Changes a field's value; undefined removes it. */
type Damage = (value: unknown) => unknown;

/** A record with every field changed. */
const mapValues = (record: JsonRecord, change: Damage): JsonRecord =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A value of a wrong type, which also cannot be rendered. */
const otherType: Damage = (value) => {
  if (typeof value === 'string' || value === null) return { wrong: 'type' };
  if (Array.isArray(value)) return 'no list';
  return typeof value === 'object' ? ['no object'] : 'neither number nor switch';
};

/** Names of a record's fields, also nested ones, except the record's envelope. */
function fieldsOf(record: JsonRecord): string[] {
  const names = new Set<string>();
  JSON.stringify(record, (name, value) => {
    if (!/^(\d*|case_study|job)$/.test(name)) names.add(name);
    return value;
  });
  return [...names];
}

/** A copy of a record with one field damaged wherever it occurs. */
const damageField = (record: JsonRecord, field: string, damage: Damage): JsonRecord =>
  JSON.parse(JSON.stringify(record), (name, value) => (name === field ? damage(value) : value));

/** Gives list items distinct ids and slugs. */
const withIdentity = (item: JsonRecord, index: number): JsonRecord => ({
  ...item,
  ...(typeof item.id === 'number' && { id: index + 1 }),
  ...(typeof item.slug === 'string' && { slug: `${item.slug}-${index}` }),
});

/** The first item unchanged, then all its damaged copies. A list of texts gets damaged items. */
function damageList(list: unknown[], damage: Damage): unknown[] {
  const [first] = list;
  if (!isRecord(first)) {
    return [...list, ...list.map(damage).filter((item) => item !== undefined)];
  }
  const copies = fieldsOf(first).map((field) => damageField(first, field, damage));
  // A removed id or slug stays removed.
  return [first, ...copies].map(withIdentity);
}

/** A list body with each field damaged in one of its items. */
const damageItems = (body: JsonRecord, damage: Damage): JsonRecord =>
  mapValues(body, (value) => (Array.isArray(value) ? damageList(value, damage) : value));

/** Repeats list items until each list has `length` items with distinct ids. */
export function growLists(value: unknown, length: number): unknown {
  if (isRecord(value)) return mapValues(value, (each) => growLists(each, length));
  if (!Array.isArray(value) || value.length === 0) return value;
  return Array.from({ length }, (_, index) => {
    const item = value[index % value.length];
    return isRecord(item) ? withIdentity(item, index) : item;
  });
}

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

/** Fails when an error replaces the whole page, because one damaged field must not cause that. */
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

const eachField = (damage: Damage): Fault => ({ responder: damageFields(damage), visit });

export const fields: Record<string, Fault> = {
  'each field null': eachField(() => null),
  'each field missing': eachField(() => undefined),
  'each field of another type': eachField(otherType),
  'each field an empty text': eachField(() => ''),
};
