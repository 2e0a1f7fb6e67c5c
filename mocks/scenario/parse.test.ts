import { expect, test } from 'vitest';
import { parseScenario } from './parse.ts';

test('examples, faults, statuses, counts and combinations', () => {
  expect(parseScenario('listServices:serverError*2, listJobs:slow,getJob:503,all:network')).toEqual(
    {
      parts: ['listServices:serverError*2', 'listJobs:slow', 'getJob:503', 'all:network'],
      rules: [
        { target: 'listServices', choice: 'serverError', left: 2 },
        { target: 'listJobs', choice: 'slow', left: null },
        { target: 'getJob', choice: '503', left: null },
        { target: 'all', choice: 'network', left: null },
      ],
      problems: [],
    },
  );
});

test('an error of the catalogue becomes its rules, or none', () => {
  expect(parseScenario('applyFailed*1,newsletterThanks')).toEqual({
    parts: ['applyFailed*1', 'newsletterThanks'],
    rules: [{ target: 'applyToJob', choice: 'applicationFailed', left: 1 }],
    problems: [],
  });
});

test('faults of the card provider and latency', () => {
  expect(parseScenario('stripe:notLoaded*2,stripe:elementMissing,latency:800').rules).toEqual([
    { target: 'stripe', choice: 'notLoaded', left: 2 },
    { target: 'stripe', choice: 'elementMissing', left: null },
    { target: 'latency', choice: '800', left: null },
  ]);
});

test.each(['off', '', ','])('"%s" is an empty scenario', (value) => {
  expect(parseScenario(value)).toEqual({ parts: [], rules: [], problems: [] });
});

test.each([
  ['a b', 'is not of the form'],
  ['listTeams:slow*0', 'is not of the form'],
  ['applyFails', 'There is no error or operation named applyFails. Did you mean applyFailed'],
  ['xyzzy', 'There is no error or operation named xyzzy.'],
  ['listTeams', 'listTeams needs a choice after a colon. It has teams,'],
  ['listNothing:slow', 'There is no operation named listNothing. Did you mean listTeams'],
  ['listTeams:noTeam', 'listTeams has no example or fault named noTeam. Did you mean noTeams'],
  ['listTeams:nope', 'It has teams, teamsWithoutMainPage, noTeams'],
  ['stripe:slow', 'It has notLoaded, elementMissing.'],
  ['latency:soon', 'latency takes milliseconds up to 60000'],
  ['latency:99999999', 'latency takes milliseconds up to 60000'],
  ['profile:slow3', 'There is no profile named slow3. Did you mean slow3g'],
  ['profile:flaky-x', 'There is no profile named flaky-x. Did you mean flaky'],
  ['constructor:slow', 'There is no operation named constructor.'],
  ['constructor', 'There is no error or operation named constructor.'],
])('%s gets a message that says what is wrong', (value, problem) => {
  const { parts, rules, problems } = parseScenario(value);
  expect([parts, rules]).toEqual([[], []]);
  expect(problems[0]).toContain(problem);
});
