/** Prism takes the constructs of the subset as the mock does. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readContracts } from '../../scripts/generate/contract.ts';
import { startProgram } from '../../scripts/setup/startProgram.ts';
import { findFreePort } from '../../scripts/setup/testPort.ts';
import { fixtures } from './project.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'prism-'));
const contract = path.join(folder, 'agency.json');
const [document] = await readContracts(path.join(fixtures, 'constructs'), ['agency']);
await writeFile(contract, JSON.stringify(document));
const port = await findFreePort();
const command = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const prism = await startProgram({
  name: 'Prism',
  args: [command, 'mock', contract, '--port', String(port), '--host', '127.0.0.1'],
  env: { NO_COLOR: '1' },
  ready: /Prism is listening/,
});
afterAll(async () => {
  await prism[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const prefer = (value: string) => ({ prefer: value });
const member = '{"name":"Ada","password":"12345678"}';

test.each<
  [what: string, call: string, headers: object, body: string | undefined, expected: string]
>([
  ['a concrete path after a templated one', 'GET members/newest/', {}, undefined, '200 {"id":2'],
  ['a parameter of another type', 'GET members/one/', {}, undefined, '422 '],
  ['a name with a dash', 'GET notes/one/author', {}, undefined, '422 '],
  ['a list in the query', 'GET notes/?tag=ab&tag=c', {}, undefined, '422 '],
  [
    'a content type without its parameters',
    'GET members/1/',
    { accept: 'text/csv' },
    undefined,
    '200 id,name',
  ],
  ['a range', 'GET notes/', prefer('code=400'), undefined, '400 {"detail":"Wrong query."}'],
  ['no body', 'DELETE notes/1/', {}, undefined, '204 '],
  [
    'a request without what responses have',
    'POST members.v1~2/',
    {},
    member,
    '201 {"member":{"id":3',
  ],
  ['a request without what it must have', 'POST members.v1~2/', {}, '{"name":"Ada"}', '422 '],
  [
    'a request with what only responses have',
    'POST members.v1~2/',
    {},
    '{"id":1,"name":"Ada","password":"12345678"}',
    '422 ',
  ],
])('%s', async (_, call, headers, body, expected) => {
  const [method, url] = call.split(' ');
  const response = await fetch(`http://127.0.0.1:${port}/${url}`, {
    method,
    body,
    headers: {
      authorization: 'Basic eDp5',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  expect(`${response.status} ${await response.text()}`.slice(0, expected.length)).toBe(expected);
});
