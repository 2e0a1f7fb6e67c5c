/** Access to calls: credential, session, token, CSRF token and other origins. */
import { beginsSession, isPersonal } from '../../../contract/isPersonal.ts';
import { csrf } from '../../../openapi/generated/calls.ts';
import {
  type Person,
  registerAnybody,
  registerCandidate,
  registerSubscriber,
} from '../accounts.ts';
import { session } from '../checks/cookies.ts';
import { foreignSite } from '../checks/response.ts';
import { copyOf, createVisitor, Skip } from '../client.ts';
import { isWrite, type Operation } from '../exchange.ts';
import { paramsOf, unknownNames } from '../lawful.ts';
import { hasNoText, hasText } from '../outcome.ts';
import { callsWith, type Rule } from '../rule.ts';
import { hasScheme } from '../schemas.ts';

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
    await run.each(async (operation) => {
      // An empty body keeps an accepted write from changing anything; the record need not exist.
      const values = isWrite(operation) ? {} : undefined;
      const [name = ''] = unknownNames(operation, data.marker);
      const base = { params: paramsOf(operation, name), values, statuses: ['401'] };
      const none = { ...base, headers: { authorization: null } };
      await run.call(operation.id, 'no credential', none, hasNoText);
      // Whoever looks at the credential compares it for all calls alike.
      if (operation.id !== 'listGames') return;
      await run.call(
        'listGames',
        'a wrong credential',
        { headers: { authorization }, statuses: ['401'] },
        hasNoText,
      );
    });
  },
};

/** Every call with a session or a token: without it, and with one that the server never gave. */
export const sessions: Rule = {
  id: 'sessions',
  calls: callsWith((each) => hasScheme(each, 'careersSession') || hasScheme(each, 'tokenAuth')),
  check: (run) =>
    run.each(async (operation) => {
      const { forgedKey } = run.state.data;
      const isToken = hasScheme(operation, 'tokenAuth');
      const forged = isToken
        ? { as: createVisitor(forgedKey) }
        : { headers: { cookie: `${session}=${forgedKey}` } };
      const checks = isToken ? [] : [hasText];
      await run.table(operation.id, { statuses: ['401'] }, [
        ['nobody', {}, ...checks],
        [isToken ? 'a forged token' : 'a forged session', forged, ...checks],
      ]);
    }),
};

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
    const onlySession = { [header]: null, cookie: `${session}=${person.as.jar.get(session)}` };
    const rows: [name: string, headers: Record<string, string | null>][] = [
      ['without the token', { [header]: null }],
      ['without the token and its cookie', onlySession],
      ['a wrong token', { [header]: 'a-token-of-nobody'.padEnd(own.length, '0') }],
      ["another session's token", { [header]: other }],
    ];
    await run.each(async (operation) => {
      // Servers compare tokens for all calls alike.
      for (const [name, headers] of operation.id === 'updateProfile' ? rows : rows.slice(0, 2)) {
        // In a copy of the browser, so that cookies of the response do not last.
        const as = copyOf(person.as);
        await run.call(operation.id, name, { as, headers, statuses: ['403'] });
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

/** Every personal call from another site, and every personal read from a site that resembles the own, and a sandbox. */
export const origins: Rule = {
  id: 'origins',
  calls: callsWith(isPersonal),
  async check(run) {
    const people: Partial<Record<Operation['api'], Person>> = {};
    const { site, agency } = run.state.options;
    const { protocol, hostname } = new URL(site ?? agency);
    const foreign = [`https://${foreignSite}`, `${protocol}//${hostname}.${foreignSite}`, 'null'];
    await run.each(async (operation) => {
      const { api, id } = operation;
      people[api] ??= await (api === 'hrms' ? registerSubscriber : registerAnybody)(run);
      const { as } = people[api];
      for (const origin of isWrite(operation) ? foreign.slice(0, 1) : foreign) {
        const headers = { origin, 'sec-fetch-site': 'cross-site' };
        const ask = { as: copyOf(as), statuses: anyAnswer(operation), headers };
        await run.call(id, `from ${origin}`, ask);
      }
    }, openersLast(run.calls));
  },
};
