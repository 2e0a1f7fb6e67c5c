import { expect, test } from 'vitest';
import { connections, playConnection } from './connections.ts';
import { pace } from './pace.ts';
import { chooseScenario, readScenario } from './tab.ts';

const counts = Array.from({ length: 2000 }, (_, index) => index + 1);
const plays = (choice: string, operation = 'listJobs') =>
  counts.map((count) => playConnection(choice, operation, count));

test.each(Object.entries(connections))(
  '%s keeps to its delays and its share of failures',
  (name, row) => {
    const found = plays(name);
    const times = found.map(({ milliseconds }) => milliseconds);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(row.delay);
    expect(Math.max(...times)).toBeLessThanOrEqual(row.delay + row.jitter);
    const share = found.filter(({ fault }) => fault === row.fault).length / found.length;
    expect(share).toBeCloseTo(row.failures, 1);
  },
);

test('effects depend on the seed and the operation', () => {
  expect(plays('flaky-7')).toEqual(plays('flaky-7'));
  expect(plays('flaky')).toEqual(plays('flaky-1'));
  expect(plays('flaky-7')).not.toEqual(plays('flaky-8'));
  expect(plays('flaky-7')).not.toEqual(plays('flaky-7', 'listTeams'));
});

/** Paces calls of an operation; returns the delay and the `Prefer` header of each. */
function send(times: number, prefer?: string) {
  return Array.from({ length: times }, () => {
    const request = new Request('http://localhost/', { headers: prefer ? { prefer } : {} });
    const milliseconds = pace(request, 'listJobs');
    return { milliseconds, prefer: request.headers.get('prefer') };
  });
}

test('choosing a scenario again repeats its effects, independent of other calls', () => {
  chooseScenario('profile:flaky-7');
  const first = send(20);
  expect(new Set(first.map(({ prefer }) => prefer))).toEqual(new Set(['fault=network', null]));
  chooseScenario('profile:flaky-7');
  for (const _ of counts) pace(new Request('http://localhost/'), 'listTeams');
  expect(send(20)).toEqual(first);
});

/** The least delay of some calls. */
const least = (sent: ReturnType<typeof send>) => Math.min(...sent.map((each) => each.milliseconds));

test('a profile adds to the latency', () => {
  chooseScenario('profile:flaky-7,latency:5000');
  expect(least(send(20))).toBeGreaterThan(5000);
});

test('a profile keeps the response that a request chooses', () => {
  chooseScenario('profile:flaky-7');
  const chosen = 'code=200, example=noJobs';
  expect(new Set(send(20, chosen).map(({ prefer }) => prefer))).toEqual(new Set([chosen]));
});

test('a profile ends with its count', () => {
  chooseScenario('profile:flaky-7*20,latency:5000');
  expect(least(send(20))).toBeGreaterThan(5000);
  expect(send(1)).toEqual([{ milliseconds: 5000, prefer: null }]);
  expect(readScenario().parts[0]?.rules[0]?.left).toBe(0);
});
