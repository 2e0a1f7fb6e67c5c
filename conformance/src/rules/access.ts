/** Access to calls: credential, session, token, CSRF token and other origins. */
import { beginsSession, isPersonal } from '../../../contract/isPersonal.ts';
import { credentials, csrf } from '../../../openapi/generated/calls.ts';
import {
  askBy,
  copyOf,
  type Person,
  registerAnybody,
  registerCandidate,
  registerSubscriber,
} from '../accounts.ts';
import type { Values } from '../bodies.ts';
import { foreignSite } from '../checks/response.ts';
import { createVisitor } from '../client.ts';
import { type Exchange, isWrite, type Operation } from '../exchange.ts';
import { bodyOf } from '../lawfulBody.ts';
import { demandNoText, demandText } from '../outcome.ts';
import { paramsOf, unknownNames } from '../recordNames.ts';
import {
  attempt,
  type CallOptions,
  callsWith,
  type Rule,
  type Run,
  type RunState,
  Stop,
} from '../rule.ts';
import { hasScheme } from '../schemas.ts';

/** A lawful body of a write, or an empty one if the server lacks data for it. */
function anyBody(state: RunState, operation: Operation): Values | undefined {
  if (!isWrite(operation)) return undefined;
  try {
    return bodyOf(state, operation);
  } catch {
    return {};
  }
}

/** Uses an existing position, because a server may send a 404 before it checks access. */
const askByNobody = (run: Run, operation: Operation): CallOptions =>
  askBy(run, operation, null, anyBody(run.state, operation));

/** A variant of a call that must be refused. */
type Way = [name: string, description: string, change: CallOptions];

/** Makes a call in each variant, and expects this status. */
async function tryWays(
  run: Run,
  { id }: Operation,
  status: string,
  ask: CallOptions,
  ways: Way[],
  check = (_: Exchange) => {},
): Promise<void> {
  for (const [name, description, change] of ways) {
    const refused = { ...ask, ...change, statuses: [status] };
    check(await run.call(id, id + name, description, refused));
  }
}

export const credential: Rule = {
  id: 'credential',
  promise:
    'every call without the shared credential, and with a wrong one: 401, also with a session',
  calls: callsWith((each) => hasScheme(each, 'basicAuth')),
  async check(run) {
    const { data, options } = run.state;
    if (options.basicAuth === null) {
      throw new Stop(
        'needs `--basic-auth`, without which nobody knows whether the server asks for a credential',
      );
    }
    const wrong = `Basic ${Buffer.from(`${data.marker}:wrong`).toString('base64')}`;
    const ways: Way[] = [
      ['Wrong', 'With a credential that is wrong', { headers: { authorization: wrong } }],
      ['Missing', 'With a credential that is missing', { headers: { authorization: null } }],
    ];
    const judge = (exchange: Exchange) => demandNoText(run, exchange);
    const person = await attempt(() => registerCandidate(run));
    await run.each(async (operation) => {
      // An empty body keeps an accepted write from changing anything.
      const values: Values | undefined = isWrite(operation) ? {} : undefined;
      // The record need not exist.
      const [name = ''] = unknownNames(operation, run.state.data.marker);
      const ask = { params: paramsOf(operation, name), values };
      await tryWays(run, operation, '401', ask, ways, judge);
      if (!person || !hasScheme(operation, 'careersSession')) return;
      await tryWays(run, operation, '401', { ...ask, as: copyOf(person.as) }, ways, judge);
    });
  },
};

/** A rule for every call with a security scheme: 401 without its proof, and with a forged one. */
const proofs = (
  scheme: keyof typeof credentials,
  facts: Pick<Rule, 'id' | 'promise'>,
  what: string,
  forge: (key: string) => CallOptions,
  check?: typeof demandText,
): Rule => ({
  ...facts,
  calls: callsWith((each) => hasScheme(each, scheme)),
  async check(run) {
    const forged = forge(run.state.data.forgedKey);
    const ways: Way[] = [
      ['None', `Without a ${what}`, {}],
      ['Forged', `With a ${what} that nobody was given`, forged],
    ];
    const judge = (exchange: Exchange) => check?.(run, exchange);
    await run.each((each) => tryWays(run, each, '401', askByNobody(run, each), ways, judge));
  },
});

export const sessions = proofs(
  'careersSession',
  {
    id: 'sessions',
    promise: 'every call of a candidate without a session, and with a forged one: 401 with a text',
  },
  'session',
  (key) => ({ headers: { cookie: `${credentials.careersSession.name}=${key}` } }),
  demandText,
);

export const tokens = proofs(
  'tokenAuth',
  {
    id: 'tokens',
    promise: 'every call of a subscriber without a token, and with a forged one: 401',
  },
  'token',
  (token) => ({ as: { ...createVisitor(), token } }),
);

/** A call by a person with a session, in a copy of their browser, so that cookies of the response do not last. */
function repeatAs(run: Run, operation: Operation, person: Person): CallOptions {
  const ask = askBy(run, operation, person, anyBody(run.state, operation));
  return { ...ask, as: copyOf(person.as) };
}

/** Moves calls that begin a session to the end: their session may replace the one that the others need. */
const openersLast = (calls: Operation[]): Operation[] =>
  calls.toSorted((one, other) => Number(beginsSession(one)) - Number(beginsSession(other)));

export const csrfTokens: Rule = {
  id: 'csrf',
  promise:
    "every write with a session without the CSRF token, its cookie too, with a wrong one, and with another session's: 403",
  calls: callsWith((each) => each.api === 'agency' && isWrite(each)),
  async check(run) {
    const person = await registerAnybody(run);
    const own = person.as.jar.get(csrf.cookie);
    if (own === undefined)
      throw new Stop(`needs the cookie ${csrf.cookie}, which the server does not set`);
    const other = (await registerCandidate(run, 'another')).as.jar.get(csrf.cookie) ?? null;
    const withToken = (token: string | null, other = {}): CallOptions => {
      return { headers: { [csrf.header.toLowerCase()]: token, ...other } };
    };
    const { name } = credentials.careersSession;
    const onlySession = { cookie: `${name}=${person.as.jar.get(name)}` };
    const wrong = 'a-token-of-nobody'.padEnd(own.length, '0');
    const ways: Way[] = [
      ['Without', 'A write without the CSRF token', withToken(null)],
      ['Bare', 'A write with neither the CSRF token nor its cookie', withToken(null, onlySession)],
      ['Wrong', 'A write with a wrong CSRF token', withToken(wrong)],
      ['Foreign', "A write with another session's CSRF token", withToken(other)],
    ];
    await run.each(
      (each) => tryWays(run, each, '403', repeatAs(run, each, person), ways),
      openersLast(run.calls),
    );
  },
};

/** Documented statuses except server failures; a server may refuse any call of another site. */
const anyAnswer = ({ examples }: Operation): string[] => [
  ...Object.keys(examples).filter((status) => !/^(5..|403|429)$/.test(status)),
  '403',
];

/** Foreign origins: an unrelated one, one that begins like the site's own, and that of a sandboxed page. */
function foreignOrigins(operation: Operation, own: string): string[] {
  const { protocol, hostname } = new URL(own);
  const first = `https://${foreignSite}`;
  if (isWrite(operation)) return [first];
  return [first, `${protocol}//${hostname}.${foreignSite}`, 'null'];
}

export const origins: Rule = {
  id: 'origins',
  promise: 'every personal call from another site: no origin may read the response',
  calls: callsWith(isPersonal),
  async check(run) {
    const people: Partial<Record<Operation['api'], Person>> = {};
    const { site, agency } = run.state.options;
    const tryOrigins = async (operation: Operation) => {
      const { api, id } = operation;
      people[api] ??= await (api === 'hrms' ? registerSubscriber : registerAnybody)(run);
      for (const origin of foreignOrigins(operation, site ?? agency)) {
        const ask = { ...repeatAs(run, operation, people[api]), statuses: anyAnswer(operation) };
        const text = `From a page of another site (${origin})`;
        await run.call(id, id, text, { ...ask, headers: { origin } });
      }
    };
    await run.each(tryOrigins, openersLast(run.calls));
  },
};
