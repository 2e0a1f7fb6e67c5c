import { expect, test } from 'vitest';
import { isScenario, parseScenario } from './parse.ts';

test('examples, faults, statuses, counts and combinations', () => {
  expect(parseScenario('listServices:serverError*2,listJobs:slow,getJob:503')).toEqual({
    rules: [
      { operation: 'listServices', choice: 'serverError', left: 2 },
      { operation: 'listJobs', choice: 'slow', left: null },
      { operation: 'getJob', choice: '503', left: null },
    ],
    problems: [],
  });
});

test('the card provider can fail to load, or to show its form', () => {
  expect(parseScenario('stripe:notLoaded*2,stripe:elementMissing')).toEqual({
    rules: [
      { operation: 'stripe', choice: 'notLoaded', left: 2 },
      { operation: 'stripe', choice: 'elementMissing', left: null },
    ],
    problems: [],
  });
});

test('off ends it', () => {
  expect(parseScenario('off')).toEqual({ rules: [], problems: [] });
});

test.each([
  ['nonsense', 'is not of the form'],
  ['listNothing:slow', 'There is no operation named listNothing.'],
  ['listTeams:nope', 'noTeams'],
  ['stripe:slow', 'It has notLoaded, elementMissing.'],
  ['constructor:slow', 'There is no operation named constructor.'],
])('%s says what is wrong', (value, problem) => {
  const { rules, problems } = parseScenario(value);
  expect(rules).toEqual([]);
  expect(problems[0]).toContain(problem);
});

test('what a storage held is a scenario or nothing', () => {
  expect(isScenario(parseScenario('listServices:slow*2,stripe:notLoaded,nonsense'))).toBe(true);
  const rule = { operation: 'listNothing', choice: 'slow', left: null };
  for (const value of [
    null,
    1,
    [],
    {},
    { rules: [rule], problems: [] },
    { rules: [], problems: [1] },
  ]) {
    expect(isScenario(value)).toBe(false);
  }
});
