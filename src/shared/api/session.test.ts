import { afterEach, expect, test, vi } from 'vitest';
import { writeStored } from '../lib/storage.ts';
import { createSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['storage', 'pageshow'])(
  'on %s a tab leaves a session that another tab has ended',
  (name) => {
    // There is no storage, so values stay in memory.
    vi.stubGlobal('window', new EventTarget());
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
