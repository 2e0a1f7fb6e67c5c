/** Responses with status 200 whose body violates the contract. */
import {
  changeEverywhere,
  type Damage,
  damageAll,
  damageItems,
  damageRecord,
  growLists,
  otherType,
} from '../damage.ts';
import { type Fault, fineWhereRead } from '../fault.ts';
import { askRecord, visitRecords } from '../records.ts';
import type { Outcome, Screen } from '../screens.ts';
import { type Responder, send } from '../server.ts';

/** Screens that read cannot use such a body; forms decide themselves. */
const unusable = (screen: Screen): Outcome | undefined =>
  screen.steps || screen.name === 'profile lists' ? undefined : { kind: 'shape' };

/** Replaces the response body, and its type if given. */
const replace =
  (change: (body: string) => string | Buffer, type = 'application/json'): Responder =>
  async ({ target, ordinary }) => {
    const { status, headers, body } = await ordinary();
    target.writeHead(status, { ...headers, 'content-type': type }).end(change(body));
  };

const constant = (name: string, body: string | Buffer, type?: string): Fault => ({
  name,
  responder: replace(() => body, type),
  outcome: unusable,
});

/**
 * Damages each field in turn: in another list item, or on another page of a record. Responses to forms have all
 * fields damaged.
 */
const eachField = (name: string, damage: Damage): Fault => ({
  name: `each field ${name}`,
  outcome: undefined,
  responder: async ({ operation, params, target, ordinary }) => {
    const [id] = Object.values(params);
    const { status, headers, body } =
      operation.method === 'GET' && id ? await askRecord(operation) : await ordinary();
    const damaged = () => {
      if (operation.method !== 'GET') return damageAll(body, damage);
      if (!id) return damageItems(body, damage);
      const copies = damageRecord(body, damage);
      return copies[Number(/\d+$/.exec(id)?.[0] ?? 1) - 1]?.body ?? body;
    };
    send(target, { status, headers, body: damaged() });
  },
  visit: (cell) => visitRecords(cell, damage),
});

const long = 'w'.repeat(99).concat(' ').repeat(10_486);

/** Texts without an effect on logic. */
const isPlain = (value: unknown, key: string): value is string =>
  typeof value === 'string' && /^(title|name|member|message|detail|error|game_name)$/.test(key);

export const bodies: Fault[] = [
  {
    name: 'breaks off',
    responder: replace((body) => body.slice(0, body.length / 2)),
    outcome: unusable,
  },
  constant('HTML as 200', '<!doctype html><title>Sign in</title><h1>Sign in</h1>', 'text/html'),
  constant('empty as 200', ''),
  constant('null', 'null'),
  constant('a list', '[1, null, {}]'),
  constant('a text', '"ok"'),
  constant('a number', '42'),
  constant('another envelope', '{"data": {"items": []}, "success": false}'),
  constant('bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x7b])),
  {
    name: 'with a byte order mark',
    responder: replace((body) => `\ufeff${body}`),
    outcome: fineWhereRead,
  },
  {
    name: 'of type text/plain',
    responder: replace((body) => body, 'text/plain'),
    outcome: fineWhereRead,
  },
  eachField('null', () => null),
  eachField('missing', () => undefined),
  eachField('of another type', otherType),
  eachField('an empty text', () => ''),
  {
    name: 'texts of 1 MB',
    heavy: true,
    responder: replace((body) => {
      let left = 1;
      return changeEverywhere(body, (value, key) => {
        if (!isPlain(value, key) || value === 'Main Page Team' || left === 0) return value;
        left -= 1;
        return long;
      });
    }),
  },
  {
    name: 'the same id everywhere',
    responder: replace((body) =>
      changeEverywhere(body, (value, key) => (key === 'id' && value !== null ? 1 : value)),
    ),
    outcome: fineWhereRead,
  },
  {
    name: '10,000 items',
    heavy: true,
    responder: replace((body) => growLists(body, 10_000)),
    outcome: fineWhereRead,
  },
  {
    name: 'empty lists',
    responder: replace((body) =>
      changeEverywhere(body, (value) => (Array.isArray(value) ? [] : value)),
    ),
  },
];
