import { expect, test } from 'vitest';
import { parseScenario, rulesOf } from './parse.ts';

test('examples, faults, statuses, counts and combinations', () => {
  const { parts, problems } = parseScenario(
    'listServices:serverError*2, listJobs:slow,getJob:503,all:network',
  );
  expect(problems).toEqual([]);
  expect(parts).toEqual([
    {
      text: 'listServices:serverError*2',
      rules: [{ target: 'listServices', choice: 'serverError', left: 2 }],
    },
    { text: 'listJobs:slow', rules: [{ target: 'listJobs', choice: 'slow', left: null }] },
    { text: 'getJob:503', rules: [{ target: 'getJob', choice: '503', left: null }] },
    { text: 'all:network', rules: [{ target: 'all', choice: 'network', left: null }] },
  ]);
});

test('an error of the catalogue becomes its rules, or none', () => {
  expect(parseScenario('applyFailed*1,newsletterThanks')).toEqual({
    parts: [
      {
        text: 'applyFailed*1',
        rules: [{ target: 'applyToJob', choice: 'applicationFailed', left: 1 }],
      },
      { text: 'newsletterThanks', rules: [] },
    ],
    problems: [],
  });
});

test('faults of the card provider and latency', () => {
  const { parts } = parseScenario('stripe:notLoaded*2,stripe:elementMissing,latency:800');
  expect(rulesOf(parts)).toEqual([
    { target: 'stripe', choice: 'notLoaded', left: 2 },
    { target: 'stripe', choice: 'elementMissing', left: null },
    { target: 'latency', choice: '800', left: null },
  ]);
});

test.each(['off', '', ','])('"%s" is an empty scenario', (value) => {
  expect(parseScenario(value)).toEqual({ parts: [], problems: [] });
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
  ['profile:flaky-7', 'There is no profile named flaky-7. Did you mean flaky'],
  ['listTeams:live', 'listTeams:live needs a real backend: AGENCY_ORIGIN=https://… npm start'],
  ['constructor:slow', 'There is no operation named constructor.'],
  ['constructor', 'There is no error or operation named constructor.'],
])('%s gets a message that says what is wrong', (value, problem) => {
  const { parts, problems } = parseScenario(value);
  expect(parts).toEqual([]);
  expect(problems[0]).toContain(problem);
});
