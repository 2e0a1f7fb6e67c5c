import { expect, test, vi } from 'vitest';
import { scenarioMiddleware } from './middleware.ts';
import { rulesOf, writeScenario } from './parse.ts';
import { chooseScenario, openScenario, readScenario, replaceChoice } from './tab.ts';

const { onRequest } = scenarioMiddleware;

/** Sends a request of the page through the middleware; returns its `Prefer` header. */
function send(path: string, signal?: AbortSignal): string | null {
  const request = new Request(`http://localhost${path}`, signal ? { signal } : {});
  onRequest?.({ request } as Parameters<NonNullable<typeof onRequest>>[0]);
  return request.headers.get('prefer');
}

test('a rule with a count ends after that many requests', () => {
  chooseScenario('listJobs:serverError*2');
  const sent = [1, 2, 3].map(() => send('/api/jobs/'));
  expect(sent).toEqual(['code=500, example=serverError', 'code=500, example=serverError', null]);
  expect(send('/api/services/')).toBeNull();
});

test('a request aborted before it is sent does not count', () => {
  chooseScenario('listJobs:serverError*1');
  expect(send('/api/jobs/', AbortSignal.abort())).toBeNull();
  expect(rulesOf(readScenario().parts).map(({ left }) => left)).toEqual([1]);
  expect(send('/api/jobs/')).toBe('code=500, example=serverError');
});

test('a choice for an operation comes before the parts of a link that cover it', () => {
  for (const mock of ['teamFailed', 'all:network', 'listTeams:slow*1,listTeams:html*1']) {
    chooseScenario(mock);
    replaceChoice('listTeams', 'noTeams');
    expect(send('/api/teams/')).toBe('code=200, example=noTeams');
  }
});

test('without a choice for an operation the parts for other calls stay', () => {
  chooseScenario('listTeams:slow*1,newsletterThanks,teamFailed,getJob:503');
  replaceChoice('listTeams', '');
  expect(writeScenario(readScenario().parts)).toBe('newsletterThanks,getJob:503');
});

test('a change of other parts keeps the remaining counts', () => {
  chooseScenario('listJobs:serverError*1');
  send('/api/jobs/');
  replaceChoice('latency', '200');
  expect(send('/api/jobs/')).toBeNull();
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
  send('/api/jobs/');
  const scenario = readScenario();
  openScenario();
  expect(readScenario()).toEqual(scenario);
  expect(scenario).toMatchObject({
    parts: [{ rules: [{ left: 1 }] }],
    problems: [expect.any(String)],
  });
});

test.each(['{', '[1]', '{"parts":[]}', '{"parts":["applyFailed"],"problems":[]}'])(
  'a tab that has stored %s has no scenario',
  (text) => {
    openTab(text);
    expect(readScenario()).toEqual({ parts: [], problems: [] });
  },
);
