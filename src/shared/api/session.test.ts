import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeStored } from '../lib/storage.ts';
import { createSession } from './session.ts';

// There is no storage, so values stay in memory.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test.each(['storage', 'pageshow'])(
  'on %s a tab leaves a session that another tab has ended',
  (name) => {
    const session = createSession(name);
    const follow = vi.fn();
    const stop = session.onEnded(follow);
    expect(follow).not.toHaveBeenCalled();
    writeStored('localStorage', `site.${name}.session`, 'of another tab');
    window.dispatchEvent(new Event(name));
    expect(follow).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event(name));
    expect(follow).toHaveBeenCalledOnce();
  },
);

test.each([
  ['a response', () => Promise.resolve('late')],
  ['a failure', () => Promise.reject(new Error('late'))],
])('%s that comes after its session is dropped', async (_, answer) => {
  const session = createSession('one');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = session.run(() => arrival.then(answer));
  session.end();
  arrive();
  await expect(asked).rejects.toMatchObject({ kind: 'ended' });
  expect(await session.run(() => Promise.resolve('of the next session'))).toMatch(/next/);
});
