import { expect, test } from 'vitest';
import { Content, reasonOf } from './content.ts';

test.each([
  [new Error('There is no document.'), 'There is no document'],
  [new Error('it responded with 500'), 'it responded with 500'],
  [new Error('no certificate for a.example...'), 'no certificate for a.example'],
  ['gone.\n', 'gone'],
  [null, 'null'],
])('%s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test('a failure ends with one full stop, whatever its cause ends with', () => {
  const content = new Content({ origin: 'http://127.0.0.1:9', credential: '', timeoutMs: 100 });
  for (const cause of ['the socket was closed.', 'the socket was closed']) {
    expect(content.fail('/api/games/', cause).message).toBe(
      'listGames (GET http://127.0.0.1:9/api/games/) failed: the socket was closed.',
    );
  }
});
