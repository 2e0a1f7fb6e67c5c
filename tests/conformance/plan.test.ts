import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { createStep } from '../../conformance/src/exchange.ts';
import { CannotRun, type Options } from '../../conformance/src/options.ts';
import { isAsked, planRules, resolveNames } from '../../conformance/src/plan.ts';
import { rules } from '../../conformance/src/rules.ts';
import { createTestData, listCreated } from '../../conformance/src/testData.ts';
import { optionsFor } from './check.ts';

const both = optionsFor({ agency: 'http://a.example', hrms: 'http://h.example' });

/** The calls that each rule may try, and the reasons for the others. */
function plan(changes: Partial<Options> = {}) {
  const planned = planRules({ ...both, ...changes });
  const tried = planned.filter(({ rule, calls }) => calls.length > 0 && rule.id !== 'lists');
  return {
    ids: tried.map(({ rule }) => rule.id),
    calls: new Set(planned.flatMap(({ calls }) => calls.map(({ id }) => id))),
    reasons: new Set(planned.flatMap(({ skipped }) => skipped.map(({ reason }) => reason))),
  };
}

test('the rules make every call', () => {
  expect(plan()).toMatchObject({ ids: rules.slice(1).map(({ id }) => id), reasons: new Set() });
  expect(plan().calls).toEqual(new Set(Object.keys(operations)));
});

test('every call has screens', () => {
  for (const { id, screens } of Object.values(operations)) expect(screens, id).not.toHaveLength(0);
});

test('each rule has a unique name and a promise', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { promise } of rules) expect(promise).toMatch(/^[a-z].{20,}[^.]$/);
});

test('--read-only leaves only GET requests', () => {
  const { calls, ids, reasons } = plan({ readOnly: true });
  expect([...calls].filter((id) => operations[id].method !== 'GET')).toEqual([]);
  expect(ids).toEqual(['records', 'filters', 'media', 'credential', 'sessions', 'origins']);
  expect(reasons).toEqual(new Set(['the call writes, and --read-only was given']));
});

test('without the second backend its calls and stories are skipped', () => {
  const { ids, reasons } = plan({ hrms: null });
  expect(ids).not.toContain('payments');
  expect(ids).toContain('bodies');
  expect(reasons).toEqual(new Set(['no --hrms was given']));
});

test('--only takes rules and calls', () => {
  expect(plan({ only: ['filters'] }).ids).toEqual(['filters']);
  expect(plan({ only: ['sendEmail'] }).ids).toEqual([
    ...['credential', 'contact', 'bodies', 'limits', 'csrf'],
  ]);
  expect(isAsked('listJobs', ['filters'])).toBe(true);
  expect(isAsked('getGame', ['filters'])).toBe(false);
});

test('--only accepts a printed step', () => {
  const names = [
    'records.getGame.3',
    'media.listTeams.results.0.thumb',
    'limits',
    'payments.record',
  ];
  expect(resolveNames(names)).toEqual(['getGame', 'listTeams', 'limits', 'payments']);
});

test('--only refuses an unknown name with the nearest ones', () => {
  const resolve = (name: string) => () => resolveNames([name]);
  expect(resolve('getGames')).toThrow(CannotRun);
  expect(resolve('getGames')).toThrow('call named "getGames"; the nearest are getGame, ');
  expect(resolve('q'.repeat(22))).toThrow(/; the rules are lists, .*the calls listVideoBanners, /);
});

test('test data is new in every run', () => {
  const [one, other] = [createTestData(), createTestData()];
  const emails = [one, one, other, other].map((data) => data.newAccount().email);
  expect(new Set(emails).size).toBe(4);
});

test('test data of a request without a response is listed as possible', () => {
  const stopped = {
    step: createStep('contact', 'send', 'A message', 'sendEmail'),
    request: { method: 'POST', url: 'http://a.example/', headers: {}, body: null },
    result: { kind: 'stopped' as const, reason: 'Enough.' },
    duration: 12,
  };
  expect(listCreated([stopped])).toEqual(['possibly 1 message to the agency']);
});
