import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../shared/listen.ts';
import { Content } from './content.ts';

/** Content from a backend that sends a compressed body. */
async function contentOf(body: Buffer): Promise<Content> {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  afterAll(() => void server.close().closeAllConnections());
  return new Content({ origin: await listen(server), credential: 'user:pw', timeoutMs: 20_000 });
}

test('a body of 32 MiB uncompressed is accepted', async () => {
  const content = await contentOf(gzipSync(`"${'a'.repeat(32 * 1024 * 1024 - 2)}"`));
  const { body } = await content.get('/api/jobs/');
  expect(body).toHaveLength(32 * 1024 * 1024);
});

test('a body above 32 MiB uncompressed is refused', async () => {
  const content = await contentOf(gzipSync(Buffer.alloc(32 * 1024 * 1024 + 1, ' ')));
  const sentence = /^listJobs \(GET .*\/api\/jobs\/\) failed: it is larger than 32 MiB\.$/;
  await expect(content.get('/api/jobs/')).rejects.toThrow(sentence);
});

test.each(['http://backend.example', 'http://10.0.0.1:4010', 'http://127.0.0.1.backend.example'])(
  'a credential is not sent to %s',
  (origin) => {
    const options = { origin, timeoutMs: 1000 };
    expect(() => new Content({ ...options, credential: 'user:pw' })).toThrow(
      'CONTENT_ORIGIN has to begin with https://',
    );
    expect(() => new Content({ ...options, credential: '' })).not.toThrow();
  },
);

test('the reason of a failure is one line without control characters', async () => {
  const content = await contentOf(gzipSync('\u001b]0;title\u0007\n\u202e{...'));
  const failure: Error = await content.get('/api/jobs/').catch((error) => error);
  expect(failure.message).toMatch(/^listJobs \(GET \S+\) failed: \P{C}+[^.][.]$/u);
});
