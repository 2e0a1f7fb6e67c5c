import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { callsAtom } from '../calls/log.ts';
import { playConnection } from '../scenario/connections.ts';
import { chooseScenario } from '../scenario/tab.ts';
import { logout } from './logout.ts';

afterEach(() => chooseScenario(''));

/** Logs out; returns the response and the milliseconds that it took. */
async function logOut() {
  const started = performance.now();
  const request = new Request('http://localhost/edge/logout', { method: 'POST' });
  const resolutionContext = { baseUrl: 'http://localhost' };
  const result = await logout.run({ request, requestId: '1', resolutionContext });
  return { response: result?.response, milliseconds: performance.now() - started };
}

const lastCall = () => getDefaultStore().get(callsAtom)[0];

test('a logout takes the latency of the scenario, and is among the calls', async () => {
  chooseScenario('latency:300');
  const { response, milliseconds } = await logOut();
  expect(response?.status).toBe(204);
  // A timer may fire a millisecond early.
  expect(milliseconds).toBeGreaterThan(298);
  expect(lastCall()).toMatchObject({ operation: 'logout', path: '/edge/logout', status: 204 });
});

test('a logout fails with the connection of the scenario', async () => {
  const seeds = Array.from({ length: 100 }, (_, seed) => `flaky-${seed}`);
  const failing = seeds.find((seed) => playConnection(seed, 'logout', 1).fault);
  chooseScenario(`profile:${failing}`);
  expect((await logOut()).response?.type).toBe('error');
  expect(lastCall()).toMatchObject({ operation: 'logout', status: 'failed' });
});

test('a fault chosen for the logout comes before the connection', async () => {
  chooseScenario('profile:overloaded,logout:403');
  expect((await logOut()).response?.status).toBe(403);
});
