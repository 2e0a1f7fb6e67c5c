import { expect, test } from 'vitest';
import { createSecrets, masked } from '../../conformance/src/secrets.ts';
import { exchange } from './exampleRun.ts';

test('secrets are masked by name where they come up, and by value everywhere after', () => {
  const secrets = createSecrets();
  secrets.learnCredential('edge:long-word');
  secrets.learnFrom({
    ...exchange,
    result: {
      status: 200,
      headers: { 'set-cookie': ['sessionid=cookie-value; Path=/'] },
      body: Buffer.from(
        '{"key":"token-value","nested":[{"client_secret":"pi_secret"}],"id":"plain"}',
      ),
    },
  });
  const text = 'long-word cookie-value token-value pi_secret edge:long-word plain';
  expect(secrets.mask(text)).toBe(`${[masked, masked, masked, masked, masked].join(' ')} plain`);
  expect(secrets.maskAll({ got: ['token-value'], times: 2 })).toEqual({ got: [masked], times: 2 });
});

test('secrets are masked in a response that breaks off, too', () => {
  const secrets = createSecrets();
  const body = Buffer.from('{"id": "plain", "client_secret": "pi_secret_te');
  secrets.learnFrom({ ...exchange, result: { status: 200, headers: {}, body } });
  expect(secrets.mask(String(body))).toBe(`{"id": "plain", "client_secret": "${masked}`);
});
