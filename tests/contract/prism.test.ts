/** Prism interprets the constructs of the subset like the mock. */
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPrism } from '../../scripts/shared/startPrism.ts';
import { findFreePort } from '../../scripts/shared/testPort.ts';
import { fixtures } from './project.ts';

const port = await findFreePort();
const prism = await startPrism('agency', port, undefined, path.join(fixtures, 'constructs'));
afterAll(() => prism[Symbol.asyncDispose]());

const member = '{"name":"Ada","password":"12345678"}';
const json = (body: string) => ({ headers: { 'content-type': 'application/json' }, body });

test.each<[what: string, call: string, init: RequestInit, expected: string]>([
  ['a concrete path declared after a templated one', 'GET members/newest/', {}, '200 {"id":2'],
  ['a parameter of another type', 'GET members/one/', {}, '422 '],
  ['a name with a dash', 'GET notes/one/author', {}, '422 '],
  ['a list in the query', 'GET notes/?tag=ab&tag=c', {}, '422 '],
  [
    'a content type without its parameters',
    'GET members/1/',
    { headers: { accept: 'application/json' } },
    '200 {"id":1',
  ],
  ['a range', 'GET notes/', { headers: { prefer: 'code=400' } }, '400 {"detail":"Wrong query."}'],
  ['no body', 'DELETE notes/1/', {}, '204 '],
  ['a request without readOnly properties', 'POST members.v1~2/', json(member), '201 {"member":'],
  ['a request without a required field', 'POST members.v1~2/', json('{"name":"Ada"}'), '422 '],
  [
    'a request with readOnly properties',
    'POST members.v1~2/',
    json('{"id":1,"name":"Ada","password":"12345678"}'),
    '422 ',
  ],
])('%s', async (_, call, { headers, body }, expected) => {
  const [method, url] = call.split(' ');
  const response = await fetch(`http://127.0.0.1:${port}/${url}`, {
    method,
    body,
    headers: { authorization: 'Basic eDp5', cookie: 'visit=a1', ...headers },
  });
  expect(`${response.status} ${await response.text()}`.slice(0, expected.length)).toBe(expected);
});
