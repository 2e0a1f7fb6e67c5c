/** Error statuses with the bodies of real servers and proxies, and successes whose body violates the contract. */
import { type Fault, fineWhereRead } from '../cell.ts';
import type { Screen } from '../screens.ts';
import { type Responder, send } from '../server.ts';
import { growLists } from './fields.ts';

/** Outcome of an unusable body: a failure on screens that read; forms decide themselves. */
const unusable = (screen: Screen) => (screen.steps ? undefined : 'shape');

const status = (code: number, type: string, body: string): Fault => ({
  outcome: code,
  responder: ({ target }) =>
    send(target, { status: code, headers: { 'content-type': type }, body }),
});

/** Screens with a session, which ask for a new sign-in after a 401; other tests cover that. */
const withSession = ['apply', 'profile', 'stored profile', 'payment', 'recording'];

/** Replaces the response body, and its type if given. */
const replace =
  (change: (body: string) => string, type = 'application/json'): Responder =>
  async ({ target, ordinary }) => {
    const response = await ordinary();
    const headers = { ...response.headers, 'content-type': type };
    send(target, { ...response, headers, body: change(response.body) });
  };

/** Replaces values of the body, innermost first. */
const revive = (reviver: (key: string, value: unknown) => unknown): Responder =>
  replace((body) => JSON.stringify(JSON.parse(body, reviver)));

const constant = (body: string, type?: string): Fault => ({
  responder: replace(() => body, type),
  outcome: unusable,
});

/** A fault after which screens that read show their content. */
const usable = (responder: Responder): Fault => ({ responder, outcome: fineWhereRead });

const long = `${'w'.repeat(99)} `.repeat(1000);

/** Keys of texts without an effect on logic. */
const plainKeys = /^(title|name|member|message|detail|error|game_name)$/;

const isPlain = (key: string, value: unknown) =>
  typeof value === 'string' && plainKeys.test(key) && value !== 'Main Page Team';

export const responses: Record<string, Fault> = {
  '400 as {}': status(400, 'application/json', '{}'),
  '401 empty': {
    ...status(401, 'text/plain', ''),
    outcome: ({ name }) => (withSession.includes(name) ? undefined : 401),
  },
  '404 as {}': status(404, 'application/json', '{}'),
  '500 empty': status(500, 'text/plain', ''),
  '502 as HTML': status(502, 'text/html', '<!doctype html><title>502</title><h1>Bad Gateway</h1>'),
  '204 empty': { ...status(204, 'text/plain', ''), outcome: unusable },
  'breaks off': { responder: replace((body) => body.slice(0, body.length / 2)), outcome: unusable },
  'HTML as 200': constant('<!doctype html><title>Sign in</title><h1>Sign in</h1>', 'text/html'),
  'empty as 200': constant(''),
  null: constant('null'),
  'a list': constant('[1, null, {}]'),
  'another envelope': constant('{"data": {"items": []}, "success": false}'),
  'with a byte order mark': usable(replace((body) => `\ufeff${body}`)),
  'of type text/plain': usable(replace((body) => body, 'text/plain')),
  'texts of 100 kB': {
    patience: 15_000,
    responder: revive((key, value) => (isPlain(key, value) ? long : value)),
  },
  'the same id everywhere': usable(
    revive((key, value) => (key === 'id' && value !== null ? 1 : value)),
  ),
  '10,000 items': {
    ...usable(replace((body) => JSON.stringify(growLists(JSON.parse(body), 10_000)))),
    // Thousands of blocks are slow on a busy machine.
    patience: 45_000,
  },
  'empty lists': { responder: revive((_, value) => (Array.isArray(value) ? [] : value)) },
};
