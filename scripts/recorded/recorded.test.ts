import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { findResponseSchema } from '#contract/schemas.ts';
import { parseBody } from '../../conformance/src/json.ts';
import { addSecretsOf } from '../../conformance/src/secrets.ts';
import { respond } from '../../mocks/backend.ts';
import { exampleBodies } from '../../mocks/responses/examples.ts';
import { addRecordings } from '../../mocks/responses/recorded.ts';
import { chooseScenario } from '../../mocks/scenario/tab.ts';
import { loadRecordings } from './loadRecordings.ts';
import { record } from './recorder.ts';

const backend = 'https://staging.example';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recorded-'));
  return () => rm(folder, { recursive: true });
});

const jsonType = { 'content-type': ['application/json'] };
/** Records a response like the proxy; a text is a raw body. */
function keep(
  id: OperationId,
  status: number,
  body: unknown,
  { headers = {}, body: sent }: { headers?: Record<string, string>; body?: object } = {},
  received: Record<string, string[]> = jsonType,
) {
  const operation = operations[id];
  const request = {
    method: operation.method,
    url: backend + operation.path,
    headers: { 'content-type': 'application/json', ...headers },
    body: sent ? Buffer.from(JSON.stringify(sent)) : null,
    content: sent,
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = { status, headers: received, body: Buffer.from(text ?? '') };
  addSecretsOf({ request, result: response }, parseBody({ result: response }));
  return record(folder, { operation, request, response, backend });
}

const read = (id: OperationId) => readFileSync(path.join(folder, `${id}.yaml`), 'utf8');

const ids = Object.keys(operations) as OperationId[];

test.each(ids)('%s is masked as the contract allows', async (id) => {
  for (const { name, status } of listExamples(operations[id])) {
    await keep(id, status, exampleBodies[id]?.[name]);
  }
  const recorded = Object.values(loadRecordings(folder)[id] ?? {});
  expect(recorded.length).toBeGreaterThan(1);
  for (const { value, 'x-status': status } of recorded) {
    const validate = findResponseSchema(operations[id], status);
    validate?.(value);
    expect([value, validate?.errors]).toEqual([value, null]);
  }
});

const secrets =
  /ada@home|Ada|Lovelace|or ada:|Countess|447700900123|hunter22|5f3e2d1c0b|gatekeeper|abc|s3.ex|staging/;

test('the files contain no input of visitors and no data about them', async () => {
  const body = { email: 'ada@home.example', password: 'hunter22', password_confirm: '' };
  const authorization = `Basic ${btoa('edge:gatekeeper')}`;
  const headers = { cookie: 'sessionid=5f3e2d1c0b', authorization };
  const cookie = 'sessionid=5f3e2d1c0b; Domain=staging.example; HttpOnly; Path=/';
  const received = { ...jsonType, 'set-cookie': [cookie] };
  const user = { email: 'ada@home.example', first_name: 'Ada', phone: 447700900123 };
  const session = { user, has_profile: false, profile: null, message: 'Hello Ada@home.example!' };
  await keep('careersLogin', 200, session, { headers, body }, received);
  const sent = { name: 'Ada Lovelace', email: 'ada@home.example' };
  const refusal = { message: 'Ada Lovelace, or ada: hunter22?' };
  await keep('sendEmail', 400, refusal, { body: sent });
  const { profile } = structuredClone(exampleBodies.checkProfile?.profileFound) as {
    profile: object;
  };
  const job_title = 'Countess of Lovelace';
  const chosen = { gender: 7701, expected_salary: 7702, language_ids: [7703], is_disabled: true };
  const own = { ...profile, ...chosen, user, job_title, resume: 'https://s3.example/Ada.pdf' };
  await keep('checkProfile', 200, { has_profile: true, profile: own });
  expect(read('checkProfile')).toMatch(/has_profile: true/);
  expect(read('checkProfile')).not.toMatch(/770\d|is_disabled: true/);
  const debug = 'gatekeeper https://staging.example/x?token=abc';
  const long = 'hunter22@'.repeat(1_700_000);
  await keep('listTeams', 200, { results: [], seenBy: 'Lovelace', debug, tokens: [['abc']], long });
  await keep('loginAccount', 200, { key: '5f3e2d1c0b' });
  const text = readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join();
  expect(text).not.toMatch(secrets);
  expect(text).toContain('Hello masked@people.example!');
  expect(read('careersLogin')).toMatch(/set-cookie:\s+- sessionid=masked; HttpOnly; Path=\/\n/);
  expect(text).not.toContain('x-violations');
});

test('an invalid response is recorded with its violations and without emails', async () => {
  const said = await keep('listTeams', 200, { results: [{ id: 'x', name: 'ada@home.example' }] });
  expect(said).toBe('recorded as listTeams:recorded200, which violates the contract');
  expect(read('listTeams')).toContain('/results/0/id must be integer');
  expect(read('listTeams')).toContain('name: masked@people.example');
});

test('a body that is not JSON is replaced, and played with its type', async () => {
  const body = '<h1>SECRET_KEY = 1234</h1>';
  await keep('listGames', 502, body, {}, { 'content-type': ['text/html'] });
  addRecordings(loadRecordings(folder));
  chooseScenario('listGames:recorded502');
  const request = new Request('http://localhost/api/games/');
  const response = await respond(request, { onViolation: () => {} });
  expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html']);
  expect(await response.text()).toBe(`In place of ${body.length} bytes of text/html`);
});

test('edits of a recorded file stay, and no response is recorded twice', async () => {
  const keepGames = () => keep('listGames', 200, { results: [] });
  await keepGames();
  const changed = read('listGames').replace('recorded200:', 'emptyOnMonday: # seen by QA');
  writeFileSync(path.join(folder, 'listGames.yaml'), changed);
  expect(await keepGames()).toBeNull();
  expect(await keep('listGames', 500, { detail: 'Failed.' })).toBe(
    'recorded as listGames:recorded500',
  );
  expect(read('listGames').startsWith(changed)).toBe(true);
});

test.each([
  ['listGame.yaml', 'a: 1', 'the contract has no operation listGame'],
  ['listGames.yaml', 'a: [', 'unexpected end'],
  ['listGames.yaml', 'a: &a [*a]', 'from here on aliases repeat far more than is written'],
  ['listGames.yaml', 'games: { x-status: 200 }', 'games: the contract has an example of that name'],
  ['listGames.yaml', 'a: { x-status: 99 }', 'a: x-status must be a number from 200 to 599, not 99'],
])('%s with "%s" is refused with a sentence', (name, text, sentence) => {
  expect(() => loadRecordings(folder)).toThrow('has no recorded examples');
  writeFileSync(path.join(folder, name), text);
  expect(() => loadRecordings(folder)).toThrow(sentence);
});
