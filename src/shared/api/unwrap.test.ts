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

const respond = (data: unknown) => Promise.resolve({ data, response: new Response() });

test('a success with an unexpected body has the wrong shape', async () => {
  const call = respond({ data: {}, success: false });
  await expect(unwrap(call, decoder)).rejects.toMatchObject({ kind: 'shape' });
});

test('a success with an incomplete body has the wrong shape', async () => {
  const call = respond({ title: '' });
  const isComplete = ({ title }: { title: string }) => title !== '';
  await expect(unwrap(call, decoder, isComplete)).rejects.toMatchObject({ kind: 'shape' });
});
