/** Who may make a call, from where: credential, session, token, CSRF token and other origins, for every call. */

import { isPersonal } from '../../../contract/isPersonal.ts';
import { csrf } from '../../../openapi/generated/calls.ts';
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import type { Values } from '../bodies.ts';
import { foreignSite } from '../checks/response.ts';
import { createVisitor } from '../client.ts';
import type { Operation } from '../exchange.ts';
import { demandText } from '../outcome.ts';
import {
  bodyOf,
  copyOf,
  findJob,
  type Person,
  registerCandidate,
  registerSubscriber,
  registerWithProfile,
} from '../people.ts';
import { type Ask, attempt, type Rule, Stop, type Tour, type World } from '../tour.ts';

const all: Operation[] = Object.values(operations);
const idsOf = (list: Operation[]): OperationId[] => list.map(({ id }) => id);
const hasScheme = ({ security }: Operation, scheme: string) =>
  security.some((each: string) => each === scheme);
const isWrite = ({ method }: Operation) => method !== 'GET';

/** A name in the path, of which it does not matter whether there is such a record. */
function paramsOf({ path }: Operation, { data }: World): Record<string, string> {
  return path.includes('{slug}')
    ? { slug: `${data.marker}-position` }
    : { id: String(2 ** 31 - 1) };
}

/** A lawful body, or an empty one where the server lacks what it needs. */
function anyBody(world: World, operation: Operation): Values | undefined {
  if (!isWrite(operation)) return undefined;
  try {
    return bodyOf(world, operation);
  } catch {
    return {};
  }
}

export const credential: Rule = {
  id: 'credential',
  promise: 'every call without the shared credential, and with a wrong one: 401',
  calls: idsOf(all.filter(({ security }) => String(security) === 'basicAuth')),
  async run(tour) {
    const { data, options } = tour.world;
    if (options.basicAuth === null) {
      throw new Stop(
        'needs `--basic-auth`, without which nobody knows whether the server asks for a credential',
      );
    }
    const wrong = `Basic ${Buffer.from(`${data.marker}:wrong`).toString('base64')}`;
    for (const operation of tour.calls) {
      const params = paramsOf(operation, tour.world);
      for (const [name, authorization] of [
        ['Wrong', wrong],
        ['Missing', null],
      ] as const) {
        const text = `With a credential that is ${name.toLowerCase()}`;
        // A write that is taken all the same does nothing: its body is empty.
        const values = isWrite(operation) ? {} : undefined;
        const ask: Ask = {
          params,
          values,
          statuses: ['401'],
          request: { headers: { authorization } },
        };
        await tour.call(operation.id, operation.id + name, text, ask);
      }
    }
  },
};

export const sessions: Rule = {
  id: 'sessions',
  promise: 'every call of a candidate without a session, and with a forged one: 401 with a text',
  calls: idsOf(all.filter((each) => hasScheme(each, 'careersSession'))),
  async run(tour) {
    const { world } = tour;
    for (const operation of tour.calls) {
      const ask: Ask = { params: paramsOf(operation, world), statuses: ['401'] };
      for (const [name, cookie] of [
        ['None', null],
        ['Forged', `sessionid=${world.data.forgedKey}`],
      ] as const) {
        const text = name === 'None' ? 'Without a session' : 'With a session that nobody was given';
        const values = anyBody(world, operation);
        const request = { headers: { cookie } };
        const exchange = await tour.call(operation.id, operation.id + name, text, {
          ...ask,
          values,
          request,
        });
        demandText(tour, exchange);
      }
    }
  },
};

export const tokens: Rule = {
  id: 'tokens',
  promise: 'every call of a subscriber without a token, and with a forged one: 401',
  calls: idsOf(all.filter((each) => hasScheme(each, 'tokenAuth'))),
  async run(tour) {
    for (const operation of tour.calls) {
      for (const [name, token] of [
        ['None', undefined],
        ['Forged', tour.world.data.forgedKey],
      ] as const) {
        const text = token ? 'With a token that nobody was given' : 'Without a token';
        const ask: Ask = {
          as: { ...createVisitor(), token },
          values: anyBody(tour.world, operation),
          statuses: ['401'],
        };
        await tour.call(operation.id, operation.id + name, text, ask);
      }
    }
  },
};

/** What a candidate with a profile sends to a call once more. */
function repeatAs({ values }: Person, operation: Operation, world: World): Ask {
  const { email, username, password, password1 } = values;
  const params: Ask['params'] = operation.path.includes('{slug}')
    ? { slug: findJob(world, true) }
    : {};
  const isLogin = operation.id === 'careersLogin' || operation.id === 'loginAccount';
  const own =
    isLogin &&
    (operation.api === 'hrms' ? { email, username, password: password1 } : { email, password });
  const body = anyBody(world, operation);
  return { params, values: body && { ...body, ...own } };
}

/** A candidate, with a profile if the server lets them have one. */
const registerAnybody = async (tour: Tour): Promise<Person> =>
  (await attempt(() => registerWithProfile(tour))) ?? registerCandidate(tour, 'candidate');

/** Documented statuses but failures of the server; any call may be refused to another site. */
const anyAnswer = ({ examples }: Operation): string[] => [
  ...Object.keys(examples).filter((status) => !/^(5..|403|429)$/.test(status)),
  '403',
];

/** Calls that open a session last: it may take the place of the one that the others need. */
const openersLast = (calls: Operation[]): Operation[] => {
  const opens = ({ security }: Operation) =>
    Number(!/careersSession|tokenAuth/.test(String(security)));
  return calls.toSorted((one, other) => opens(one) - opens(other));
};

/** Origins of other sites: one, one that begins like the own, and the one of a sandboxed page. */
function foreignOrigins({ method }: Operation, own: string): string[] {
  const { protocol, hostname } = new URL(own);
  const first = `https://${foreignSite}`;
  return method === 'GET' ? [first, `${protocol}//${hostname}.${foreignSite}`, 'null'] : [first];
}

export const csrfTokens: Rule = {
  id: 'csrf',
  promise:
    "every write with a session without the CSRF token, with a wrong one, and with another session's: 403",
  calls: idsOf(all.filter((each) => each.api === 'agency' && isWrite(each))),
  async run(tour) {
    const person = await registerAnybody(tour);
    const own = person.as.jar.get(csrf.cookie);
    if (own === undefined)
      throw new Stop(`needs the cookie ${csrf.cookie}, which the server does not set`);
    const other = (await registerCandidate(tour, 'another')).as.jar.get(csrf.cookie);
    const attempts: [string, string, string | null][] = [
      ['Without', 'without the CSRF token', null],
      ['Wrong', 'with a wrong CSRF token', 'a-token-of-nobody'.padEnd(own.length, '0')],
      ['Foreign', "with another session's CSRF token", other ?? null],
    ];
    for (const operation of openersLast(tour.calls)) {
      const tryAll = async () => {
        for (const [name, how, token] of attempts) {
          const headers = { [csrf.header.toLowerCase()]: token };
          const ask: Ask = { ...repeatAs(person, operation, tour.world), as: copyOf(person.as) };
          const refused = { ...ask, request: { headers }, statuses: ['403'] };
          await tour.call(operation.id, operation.id + name, `A write ${how}`, refused);
        }
      };
      await attempt(tryAll, (reason) => tour.skip(operation.id, operation.id, reason));
    }
  },
};

export const origins: Rule = {
  id: 'origins',
  promise: 'every personal call from another site: no origin may read the response',
  calls: idsOf(all.filter(isPersonal)),
  async run(tour) {
    const people = new Map<string, Person>();
    const { site, agency } = tour.world.options;
    const tryCall = async (operation: Operation) => {
      const { api, id } = operation;
      const register = api === 'hrms' ? registerSubscriber : registerAnybody;
      const person = people.get(api) ?? (await register(tour));
      people.set(api, person);
      for (const origin of foreignOrigins(operation, site ?? agency)) {
        const ask: Ask = { ...repeatAs(person, operation, tour.world), as: copyOf(person.as) };
        const foreign = {
          ...ask,
          request: { headers: { origin } },
          statuses: anyAnswer(operation),
        };
        await tour.call(id, id, `From a page of another site (${origin})`, foreign);
      }
    };
    for (const operation of openersLast(tour.calls)) {
      await attempt(
        () => tryCall(operation),
        (reason) => tour.skip(operation.id, operation.id, reason),
      );
    }
  },
};
