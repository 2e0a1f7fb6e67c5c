import { expect, test } from 'vitest';
import { scenarioMiddleware } from './middleware.ts';
import { chooseScenario, readScenario } from './tab.ts';

const { onRequest } = scenarioMiddleware(() => undefined);

/** Sends a request of the page through the middleware and gives the chosen response. */
function send(path: string, signal?: AbortSignal): string | null {
  const request = new Request(`http://localhost${path}`, signal ? { signal } : {});
  onRequest?.({ request } as Parameters<NonNullable<typeof onRequest>>[0]);
  return request.headers.get('prefer');
}

test('a rule with a count is used up by requests', () => {
  chooseScenario(['listJobs:serverError*2']);
  const sent = [1, 2, 3].map(() => send('/api/jobs/'));
  expect(sent).toEqual(['code=500, example=serverError', 'code=500, example=serverError', null]);
  expect(send('/api/services/')).toBeNull();
});

test('a request that was aborted before it is sent uses up nothing', () => {
  chooseScenario(['listJobs:serverError*1']);
  expect(send('/api/jobs/', AbortSignal.abort())).toBeNull();
  expect(readScenario().rules.map(({ left }) => left)).toEqual([1]);
  expect(send('/api/jobs/')).toBe('code=500, example=serverError');
});
