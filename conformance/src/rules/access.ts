/** Access to calls: credential, session, token, CSRF token and other origins. */
import { beginsSession, isPersonal } from '../../../contract/isPersonal.ts';
import { credentials, csrf } from '../../../openapi/generated/calls.ts';
import {
  askBy,
  type Person,
  paramsOf,
  registerAnybody,
  registerCandidate,
  registerSubscriber,
  unknownNames,
} from '../accounts.ts';
import { bodyOf } from '../bodies.ts';
import { foreignSite } from '../checks/response.ts';
import { copyOf, createVisitor } from '../client.ts';
import type { Values } from '../encode.ts';
import { isWrite, type Operation } from '../exchange.ts';
import { hasNoText, hasText } from '../outcome.ts';
import {
  type CallOptions,
  type Check,
  callsWith,
  type Rule,
  type Run,
  Skip,
  type TableRow,
} from '../rule.ts';
import { hasScheme } from '../schemas.ts';

/** A lawful call of an existing record, because a server may send a 404 before it checks access. */
function lawfulCall(run: Run, operation: Operation, person: Person | null): CallOptions {
  const body = (): Values => {
    try {
      return isWrite(operation) ? bodyOf(run.state, operation) : {};
    } catch {
      return {};
    }
  };
  const ask = askBy(run, operation, person, body());
  // In a copy of the browser, so that cookies of the response do not last.
  return person ? { ...ask, as: copyOf(person.as) } : ask;
}

/** Every call without the shared credential. */
export const credential: Rule = {
  id: 'credential',
  promise: 'every call without the shared credential, and with a wrong one: 401',
  calls: callsWith((each) => hasScheme(each, 'basicAuth')),
  isIndependent: true,
  async check(run) {
    const { data, options } = run.state;
    if (options.basicAuth === null) {
      throw new Skip(
        'needs `--basic-auth`, without which nobody knows whether the server asks for a credential',
      );
    }
    const wrong = `Basic ${Buffer.from(`${data.marker}:wrong`).toString('base64')}`;
    await run.each(async (operation) => {
      // An empty body keeps an accepted write from changing anything; the record need not exist.
      const values: Values | undefined = isWrite(operation) ? {} : undefined;
      const [name = ''] = unknownNames(operation, data.marker);
      const base = { params: paramsOf(operation, name), values, statuses: ['401'] };
      await run.table(operation.id, base, [
        ['a wrong credential', { headers: { authorization: wrong } }, hasNoText],
        ['no credential', { headers: { authorization: null } }, hasNoText],
      ]);
    });
  },
};

/** A rule for every call with a security scheme: 401 without its proof, and with a forged one. */
const createProofRule = (
  scheme: keyof typeof credentials,
  facts: Pick<Rule, 'id' | 'promise'>,
  forge: (key: string) => CallOptions,
  ...checks: Check[]
): Rule => ({
  ...facts,
  calls: callsWith((each) => hasScheme(each, scheme)),
  isIndependent: true,
  check: (run) =>
    run.each(async (operation) => {
      const base = { ...lawfulCall(run, operation, null), statuses: ['401'] };
      await run.table(operation.id, base, [
        ['nobody', {}, ...checks],
        ['a forged proof', forge(run.state.data.forgedKey), ...checks],
      ]);
    }),
});

/** Every call of a candidate without a session. */
export const sessions = createProofRule(
  'careersSession',
  {
    id: 'sessions',
    promise: 'every call of a candidate without a session, and with a forged one: 401 with a text',
  },
  (key) => ({ headers: { cookie: `${credentials.careersSession.name}=${key}` } }),
  hasText,
);

/** Every call of a subscriber without a token. */
export const tokens = createProofRule(
  'tokenAuth',
  {
    id: 'tokens',
    promise: 'every call of a subscriber without a token, and with a forged one: 401',
  },
  (token) => ({ as: { ...createVisitor(), token } }),
);

/** Moves calls that begin a session to the end: their session may replace the one that the others need. */
const openersLast = (calls: Operation[]): Operation[] =>
  calls.toSorted((one, other) => Number(beginsSession(one)) - Number(beginsSession(other)));

/** Every write without the CSRF token. */
export const csrfTokens: Rule = {
  id: 'csrf',
  promise:
    "every write with a session without the CSRF token, its cookie too, with a wrong one, and with another session's: 403",
  calls: callsWith((each) => each.api === 'agency' && isWrite(each)),
  async check(run) {
    const person = await registerAnybody(run);
    const own = person.as.jar.get(csrf.cookie);
    if (own === undefined) {
      throw new Skip(`needs the cookie ${csrf.cookie}, which the server does not set`);
    }
    const other = (await registerCandidate(run)).as.jar.get(csrf.cookie) ?? null;
    const header = csrf.header.toLowerCase();
    const { name } = credentials.careersSession;
    const onlySession = { [header]: null, cookie: `${name}=${person.as.jar.get(name)}` };
    const rows: TableRow[] = [
      ['without the token', { headers: { [header]: null } }],
      ['without the token and its cookie', { headers: onlySession }],
      ['a wrong token', { headers: { [header]: 'a-token-of-nobody'.padEnd(own.length, '0') } }],
      ["another session's token", { headers: { [header]: other } }],
    ];
    await run.each(async (operation) => {
      for (const [text, change] of rows) {
        const ask = { ...lawfulCall(run, operation, person), ...change, statuses: ['403'] };
        await run.call(operation.id, text, ask);
      }
    }, openersLast(run.calls));
  },
};

/** Documented statuses except server failures; a server may refuse any call of another site. */
const anyAnswer = ({ examples }: Operation): string[] => [
  ...Object.keys(examples).filter((status) => !/^(5..|403|429)$/.test(status)),
  '403',
];

/** Foreign origins: an unrelated one, two that resemble the site's own, and that of a sandboxed page. */
function foreignOrigins(operation: Operation, own: string): string[] {
  const { protocol, hostname } = new URL(own);
  const first = `https://${foreignSite}`;
  if (isWrite(operation)) return [first];
  return [first, `${protocol}//${hostname}.${foreignSite}`, `https://${foreignSite}:8443`, 'null'];
}

/** Every personal call from another site. */
export const origins: Rule = {
  id: 'origins',
  promise: 'every personal call from another site: no origin may read the response',
  calls: callsWith(isPersonal),
  async check(run) {
    const people: Partial<Record<Operation['api'], Person>> = {};
    const { site, agency } = run.state.options;
    await run.each(async (operation) => {
      const { api, id } = operation;
      people[api] ??= await (api === 'hrms' ? registerSubscriber : registerAnybody)(run);
      for (const origin of foreignOrigins(operation, site ?? agency)) {
        const ask = lawfulCall(run, operation, people[api]);
        const headers = { origin, 'sec-fetch-site': 'cross-site' };
        await run.call(id, `from ${origin}`, { ...ask, statuses: anyAnswer(operation), headers });
      }
    }, openersLast(run.calls));
  },
};
