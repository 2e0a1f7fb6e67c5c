import { expect, test } from 'vitest';
import { readOne } from './readOne.ts';
import { type Call, unwrap } from './unwrap.ts';

const respond = (data: unknown) => Promise.resolve({ data, response: new Response() });
const failed = (cause: Error) => Promise.reject(cause);

test.each(['TimeoutError', 'AbortError'])(
  'a body that does not come in time is a timeout, as %s too',
  async (name) => {
    const call = failed(new DOMException('The body was aborted', name));
    await expect(unwrap(call)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'The request timed out',
    });
  },
);

const read = ({ id, title }: { id: unknown; title: unknown }) => ({ id, title });
const one = (body: object) =>
  readOne('3', () => respond(body) as Call<{ id: number; title: string }>, read);

test.each([[{ id: null, title: 'A' }], [{ title: 'A' }], [{ id: 'x', title: 'A' }]])(
  'a record whose id cannot be read is the one that was asked for: %o',
  async (body) => {
    expect(await one(body)).toEqual({ id: 3, title: 'A' });
  },
);

test('an envelope of something else is no record', async () => {
  await expect(one({ data: {}, success: false })).rejects.toMatchObject({ kind: 'shape' });
});
