/** What stands where secrets stand is masked wherever it stands again. */
import { expect, test } from 'vitest';
import { addSecretsOf, mask, show } from '../../conformance/src/secrets.ts';

/** A secret that URLs and JSON write in other ways. */
const secretOf = (place: string) => `s3cr/t="+ ${place}`;
const inUrl = (place: string) => encodeURIComponent(secretOf(place));

const exchange = {
  request: {
    ...{ method: 'POST', body: null, url: `https://a.example/?page=2&session=${inUrl('address')}` },
    headers: {
      cookie: `theme=dark; id=${secretOf('cookie')}`,
      authorization: `Basic ${btoa(`user:${secretOf('credential')}`)}`,
      'x-auth-token': secretOf('header'),
    },
    content: [{ password: 'x' }, { password: secretOf('form') }],
  },
  result: {
    ...{ status: 200, body: Buffer.alloc(0) },
    headers: {
      'set-cookie': ['a=first', `b=${secretOf('new cookie')}; Path=/`],
      location: [`/#access_token=${inUrl('redirect')}`],
    },
  },
};
const body = {
  users: [{ apiKey: secretOf('field') }],
  tokens: [['first'], [secretOf('list')]],
  next: `/a?page=2&token=${inUrl('link')}`,
};
addSecretsOf(exchange, body);

const places = ['address', 'cookie', 'credential', 'header', 'form', 'new cookie', 'redirect'];

test.each([...places, 'field', 'list', 'link'])('a secret in the %s is masked', (place) => {
  const secret = secretOf(place);
  for (const text of [secret, inUrl(place), JSON.stringify(secret).slice(1, -1)]) {
    expect(mask(`It was ${text}, twice ${text}.`)).toBe('It was •••, twice •••.');
  }
  expect(show([{ [secret]: null }, secret])).toBe('[{"•••":null},"•••"]');
});

test('what has the name of a secret is masked unseen, also in JSON that is cut off', () => {
  const shown = '{"apiKey":"•••","tokens":"•••","hasSecret":false}';
  expect(show({ apiKey: 'x', tokens: [1], hasSecret: false })).toBe(shown);
  expect(mask('[{"token": "x\\"y", "key" : "x')).toBe('[{"token": "•••", "key" : "•••');
});
