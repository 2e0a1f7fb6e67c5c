import { expect, test } from 'vitest';
import { parseScenario } from './parse.ts';

test('a link may have errors of the catalogue, examples, faults, statuses, counts and latency', () => {
  const { rules, problems } = parseScenario(
    'applyFailed*1, newsletterThanks,listServices:serverError*2,all:network,getJob:503,stripe:notLoaded,latency:800',
  );
  expect(problems).toEqual([]);
  expect(rules).toEqual([
    { text: 'applyFailed*1', target: 'applyToJob', choice: 'applicationFailed', left: 1 },
    { text: 'newsletterThanks', target: undefined, choice: '', left: null },
    { text: 'listServices:serverError*2', target: 'listServices', choice: 'serverError', left: 2 },
    { text: 'all:network', target: 'all', choice: 'network', left: null },
    { text: 'getJob:503', target: 'getJob', choice: '503', left: null },
    { text: 'stripe:notLoaded', target: 'stripe', choice: 'notLoaded', left: null },
    { text: 'latency:800', target: 'latency', choice: '800', left: null },
  ]);
});

test.each(['off', '', ','])('"%s" is an empty scenario', (value) => {
  expect(parseScenario(value)).toEqual({ rules: [], problems: [] });
});

test.each([
  ['a b', 'is not of the form'],
  ['listTeams:slow*0', 'is not of the form'],
  ['applyFails', 'There is no error or operation named applyFails. Did you mean applyFailed'],
  ['listTeams', 'listTeams needs a choice after a colon. It has teams,'],
  ['listNothing:slow', 'operation named listNothing. Did you mean listJobs'],
  ['listTeams:noTeam', 'listTeams has no example or fault named noTeam. Did you mean noTeams'],
  ['stripe:slow', 'It has notLoaded, elementMissing, processing,'],
  ['latency:soon', 'latency takes milliseconds up to 99999'],
  ['profile:slow3', 'Did you mean slow3g'],
  ['listTeams:live', 'listTeams:live needs a real backend: AGENCY_ORIGIN=https://… npm start'],
  ['constructor:slow', 'There is no error or operation named constructor.'],
])('%s gets a message that says what is wrong', (value, problem) => {
  const { rules, problems } = parseScenario(value);
  expect(rules).toEqual([]);
  expect(problems[0]).toContain(problem);
});
