/** Access to calls: credential, session, token, CSRF token and other origins. */
import { beginsSession, isPersonal } from '../../../contract/isPersonal.ts';
import { credentials, csrf } from '../../../openapi/generated/calls.ts';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import {
  findName,
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
import { isWrite, type Operation } from '../exchange.ts';
import { hasNoText, hasText } from '../outcome.ts';
import { type CallOptions, callsWith, type Rule, type Run, Skip, type TableRow } from '../rule.ts';
import { hasScheme } from '../schemas.ts';
import type { Values } from '../testData.ts';

/** A lawful call of an existing record, because a server may send a 404 before it checks access. */
function lawfulCall({ state }: Run, operation: Operation, person?: Person): CallOptions {
  const params = paramsOf(operation, findName(state, operation));
  // In a copy of the browser, so that cookies of the response do not last.
  const as = person ? copyOf(person.as) : createVisitor();
  if (!isWrite(operation)) return { as, params };
  try {
    return { as, params, values: bodyOf(state, operation) };
  } catch {
    return { as, params, values: {} };
  }
}

/** Every call without the shared credential. */
export const credential: Rule = {
  id: 'credential',
  calls: callsWith((each) => hasScheme(each, 'basicAuth')),
  async check(run) {
    const { data, options } = run.state;
    if (options.basicAuth === null) {
      throw new Skip(
        'needs `--basic-auth`, without which nobody knows whether the server asks for a credential',
      );
    }
    const authorization = `Basic ${Buffer.from(`${data.marker}:wrong`).toString('base64')}`;
    const wrong: TableRow = ['a wrong credential', { headers: { authorization } }, hasNoText];
    await run.each(async (operation) => {
      // An empty body keeps an accepted write from changing anything; the record need not exist.
      const values: Values | undefined = isWrite(operation) ? {} : undefined;
      const [name = ''] = unknownNames(operation, data.marker);
      const base = { params: paramsOf(operation, name), values, statuses: ['401'] };
      await run.table(operation.id, base, [
        ['no credential', { headers: { authorization: null } }, hasNoText],
        // Whoever looks at the credential compares it for all calls alike.
        ...(operation.id === 'listGames' ? [wrong] : []),
      ]);
    });
  },
};

/** Every call of a candidate without a session, and with one that the server never gave. */
export const sessions: Rule = {
  id: 'sessions',
  calls: callsWith((each) => hasScheme(each, 'careersSession')),
  check: (run) =>
    run.each(async (operation) => {
      const cookie = `${credentials.careersSession.name}=${run.state.data.forgedKey}`;
      await run.table(operation.id, { ...lawfulCall(run, operation), statuses: ['401'] }, [
        ['nobody', {}, hasText],
        ['a forged session', { headers: { cookie } }, hasText],
      ]);
    }),
};

/** Every call of a subscriber without a token, and with one that the server never gave. */
export const tokens: Rule = {
  id: 'tokens',
  calls: callsWith((each) => hasScheme(each, 'tokenAuth')),
  check: (run) =>
    run.each(async (operation) => {
      await run.table(operation.id, { ...lawfulCall(run, operation), statuses: ['401'] }, [
        ['nobody', {}],
        ['a forged token', { as: createVisitor(run.state.data.forgedKey) }],
      ]);
    }),
};

/** The write that is tried with tokens of others too; servers compare tokens for all calls alike. */
const sample: OperationId = 'updateProfile';

/** Every write without the CSRF token. */
export const csrfTokens: Rule = {
  id: 'csrf',
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
    ];
    const wrong: TableRow[] = [
      ['a wrong token', { headers: { [header]: 'a-token-of-nobody'.padEnd(own.length, '0') } }],
      ["another session's token", { headers: { [header]: other } }],
    ];
    await run.each(async (operation) => {
      const { id } = operation;
      for (const [text, change] of id === sample ? [...rows, ...wrong] : rows) {
        const ask = { ...lawfulCall(run, operation, person), ...change, statuses: ['403'] };
        await run.call(id, text, ask);
      }
    }, openersLast(run.calls));
  },
};

/** Moves calls that begin a session to the end: their session may replace the one that the others need. */
const openersLast = (calls: Operation[]): Operation[] =>
  calls.toSorted((one, other) => Number(beginsSession(one)) - Number(beginsSession(other)));

/** Documented statuses except server failures; a server may refuse any call of another site. */
const anyAnswer = ({ examples }: Operation): string[] => [
  ...Object.keys(examples).filter((status) => !/^(5..|403|429)$/.test(status)),
  '403',
];

/** Foreign origins: an unrelated one and, for a read, one that resembles the site's own, and that of a sandboxed page. */
function foreignOrigins(operation: Operation, own: string): string[] {
  const { protocol, hostname } = new URL(own);
  const first = `https://${foreignSite}`;
  return isWrite(operation) ? [first] : [first, `${protocol}//${hostname}.${foreignSite}`, 'null'];
}

/** Every personal call from another site. */
export const origins: Rule = {
  id: 'origins',
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
