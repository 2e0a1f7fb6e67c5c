import { afterEach, expect, test, vi } from 'vitest';
import { writeScenario } from './parse.ts';
import { chooseScenario, getScenario, openScenario, replaceChoice, takeOutcome } from './tab.ts';

const failed = { status: 500, example: 'serverError', delayMs: 0 };
const usual = { delayMs: 0 };

afterEach(() => vi.restoreAllMocks());

test('a rule with a count ends after that many calls of its operation', () => {
  chooseScenario('listJobs:serverError*2');
  expect(takeOutcome('listServices')).toEqual(usual);
  expect([1, 2, 3].map(() => takeOutcome('listJobs'))).toEqual([failed, failed, usual]);
});

test('a call that chooses its own response does not count for a rule', () => {
  chooseScenario('listJobs:serverError*1,latency:20');
  expect(takeOutcome('listJobs', { fault: 'html' })).toEqual({ fault: 'html', delayMs: 20 });
  expect(takeOutcome('listJobs')).toEqual({ ...failed, delayMs: 20 });
});

test('a flaky connection loses some calls, but none whose response is chosen', () => {
  chooseScenario('profile:flaky,listTeams:noTeams');
  const random = vi.spyOn(Math, 'random');
  for (const value of [0.5, 0.2, 0.5, 0.2, 0, 0.9]) random.mockReturnValueOnce(value);
  expect(takeOutcome('listJobs')).toEqual({ fault: 'network', delayMs: 300 });
  expect(takeOutcome('listTeams')).toEqual({ status: 200, example: 'noTeams', delayMs: 300 });
  expect(takeOutcome('listJobs')).toEqual({ delayMs: 100 });
});

test('a fault of all calls covers the logout', () => {
  chooseScenario('all:503');
  expect(takeOutcome('logout')).toEqual({ fault: '503', delayMs: 0 });
});

test('a choice for an operation comes before those of a link, and its end leaves those for other calls', () => {
  chooseScenario('listTeams:slow*1,newsletterThanks,teamFailed,getJob:503,all:network');
  replaceChoice('listTeams', 'noTeams');
  expect(takeOutcome('listTeams')).toMatchObject({ example: 'noTeams' });
  replaceChoice('listTeams', '');
  expect(writeScenario(getScenario().rules)).toBe('newsletterThanks,getJob:503,all:network');
});

/** Opens a page without parameters in a tab that has stored this text. */
function openTab(text: string | null) {
  const storage = new Map<string, string | null>([['mock', text]]);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  openScenario();
}

test('a reload keeps the scenario, its problems and the remaining counts', () => {
  openTab(null);
  chooseScenario('listJobs:serverError*2,nonsense');
  takeOutcome('listJobs');
  const scenario = getScenario();
  openScenario();
  expect(getScenario()).toEqual(scenario);
  expect(scenario).toMatchObject({ rules: [{ left: 1 }], problems: [expect.any(String)] });
});

test.each(['{', '[1]', '{"rules":[]}', '{"rules":["applyFailed"],"problems":[]}'])(
  'a tab that has stored %s has no scenario',
  (text) => {
    openTab(text);
    expect(getScenario()).toEqual({ rules: [], problems: [] });
  },
);
