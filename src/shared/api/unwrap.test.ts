import { expect, test } from 'vitest';
import { unwrap } from './unwrap.ts';

test.each(['TimeoutError', 'AbortError'])(
  'a body that does not arrive in time is a timeout, also as %s',
  async (name) => {
    const call = Promise.reject(new DOMException('The body was aborted', name));
    await expect(unwrap(call, {})).rejects.toMatchObject({
      kind: 'timeout',
      message: 'The request timed out',
    });
  },
);
