import { expect, test } from 'vitest';
import { unwrap } from './unwrap.ts';

const decoder = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
  minProperties: 1,
} as const;

test.each(['TimeoutError', 'AbortError'])(
  'a body that does not arrive in time is a timeout, also as %s',
  async (name) => {
    const call = Promise.reject(new DOMException('The body was aborted', name));
    await expect(unwrap(call, decoder)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'The request timed out',
    });
  },
);

test.each([
  ['unexpected', { data: {}, success: false }],
  ['incomplete', { title: '' }],
])('a success with an %s body has the wrong shape', async (_, data) => {
  const call = Promise.resolve({ data, response: new Response() });
  const isComplete = ({ title }: { title: string }) => title !== '';
  await expect(unwrap(call, decoder, isComplete)).rejects.toMatchObject({ kind: 'shape' });
});
