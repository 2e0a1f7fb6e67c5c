import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getResponse, type HttpHandler } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { compile, createProject, runNode } from './project.ts';

const fixture = path.join(import.meta.dirname, 'fixture');
const contract = await readFile(path.join(fixture, 'agency.yaml'), 'utf8');
let folder: string;

/** The contract with one part changed; a change that finds nothing would test nothing. */
function broken(part: string | RegExp, replacement: string): string {
  const text = contract.replace(part, replacement);
  if (text === contract) throw new Error(`The fixture has no ${part}`);
  return text;
}

beforeAll(async () => {
  folder = await createProject();
  for (const [name, content] of await generate({ folder: fixture, apis: ['agency'] })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
});

afterAll(() => rm(folder, { recursive: true }));

describe('a new operation in a contract', () => {
  test('gives a typed call', async () => {
    const usage = path.join(folder, 'usage.ts');
    const call = (level: string) => `import createClient from 'openapi-fetch';
import type { paths } from '#contract/generated/agency.d.ts';
const { data } = await createClient<paths>().GET('/api/awards/{id}/', { params: { path: { id: 1 } } });
export const level: ${level} | undefined = data?.level;
`;
    await writeFile(usage, call("'gold' | 'silver'"));
    expect(compile(folder)).toBe('');
    await writeFile(usage, call("'bronze'"));
    expect(compile(folder)).toContain('usage.ts');
    await rm(usage);
  });

  test.each([
    ['', 200, { id: 1, level: 'gold' }],
    ['example=silverAward', 200, { id: 2, level: 'silver' }],
    ['code=404', 404, { detail: 'No such award.' }],
    ['example=awardNotFound', 404, { detail: 'No such award.' }],
  ])('gives a mock that answers to "%s"', async (prefer, status, body) => {
    const file = path.join(folder, 'mocks/generated/agency.handlers.ts');
    const { agencyHandlers } = (await import(file)) as {
      agencyHandlers: (mode: string) => HttpHandler[];
    };
    const handlers = [...agencyHandlers('preferred'), ...agencyHandlers('default')];
    const request = new Request('http://localhost/api/awards/1/', { headers: { prefer } });
    const response = await getResponse(handlers, request);
    expect(response?.status).toBe(status);
    expect(await response?.json()).toEqual(body);
  });
});

describe('a wrong contract', () => {
  let contracts: string;
  let out: string;

  beforeEach(async () => {
    contracts = await createProject();
    out = await createProject();
    await writeFile(path.join(contracts, 'hrms.yaml'), contract.replaceAll('ward', 'wardee'));
    return async () => {
      await rm(contracts, { recursive: true });
      await rm(out, { recursive: true });
    };
  });

  const run = (...args: string[]) =>
    runNode('scripts/generate.ts', '--contracts', contracts, '--out', out, ...args);
  const write = (text: string) => writeFile(path.join(contracts, 'agency.yaml'), text);

  test.each([
    [
      'does not lint',
      broken('operationId: getAward', 'x-nothing: 1'),
      /agency\.yaml:\d+:\d+ operation-operationId/,
    ],
    ['is no YAML', broken('tags: [Awards]', 'tags: [Awards'), /agency\.yaml:\d+:\d+/],
    [
      'has a broken reference',
      broken('schemas/Award"', 'schemas/Nothing"'),
      /agency\.yaml:\d+:\d+ no-unresolved-refs/,
    ],
    [
      'has an example that breaks its schema',
      broken('level: gold', 'level: bronze'),
      /agency\.yaml:\d+:\d+ no-invalid-media-type-examples/,
    ],
    [
      'has no failure example',
      broken(/ {8}"404":[\s\S]*?(?=components:)/, ''),
      /getAward|operation-4xx-response/,
    ],
    [
      'has a description too few',
      broken('      description: A new endpoint.\n', ''),
      /agency\.yaml:\d+:\d+ operation-description/,
    ],
  ])('that %s stops generation and leaves the old output', async (_, text, reason) => {
    await write(contract);
    expect(run().status).toBe(0);
    const target = path.join(out, 'openapi/generated/agency.examples.ts');
    const before = await readFile(target, 'utf8');
    await write(text);
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toMatch(reason);
    expect(await readFile(target, 'utf8')).toBe(before);
    expect(await readdir(path.dirname(target))).not.toContainEqual(expect.stringMatching(/\.new$/));
  });

  test('that was not generated again is drift', async () => {
    await write(contract);
    expect(run('--check').status).toBe(1);
    expect(run().status).toBe(0);
    expect(run('--check')).toMatchObject({ status: 0 });
    await write(broken('id: 1,', 'id: 7,'));
    const { status, output } = run('--check');
    expect(status).toBe(1);
    expect(output).toContain('openapi/generated/agency.examples.ts');
  });
});
