/** A new operation needs only YAML; an invalid contract is refused and changes no file. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changePart,
  createMock,
  findTypeErrors,
  fixtures,
  generateProject,
  runNode,
} from './project.ts';

const contract = await readFile(path.join(fixtures, 'award/agency.yaml'), 'utf8');

describe('a new operation in a contract', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await generateProject('award');
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('gives a typed call', async () => {
    const wrong = "export const bronze: 'bronze' | undefined = data?.level;";
    const usage = `import createClient from 'openapi-fetch';
import type { paths } from '#contract/generated/agency.d.ts';
const { data } = await createClient<paths>().GET('/api/awards/{id}/', { params: { path: { id: 1 } } });
export const level: 'gold' | 'silver' | undefined = data?.level;
${wrong}
`;
    expect(await findTypeErrors(folder, usage)).toEqual([wrong]);
  });

  test.each([
    ['', 200, { id: 1, level: 'gold' }],
    ['example=silverAward', 200, { id: 2, level: 'silver' }],
    ['code=404', 404, { detail: 'No such award.' }],
    ['example=awardNotFound', 404, { detail: 'No such award.' }],
  ])('gives a mock that responds to "%s"', async (prefer, status, body) => {
    const mock = await createMock(folder);
    const request = new Request('http://localhost/api/awards/1/', { headers: { prefer } });
    const { response, violations } = await mock(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
    expect(violations).toEqual([]);
  });
});

describe('the command', () => {
  let contracts: string;
  let out: string;

  beforeEach(async () => {
    contracts = await mkdtemp(path.join(tmpdir(), 'contracts-'));
    out = await mkdtemp(path.join(tmpdir(), 'out-'));
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
      'a circle of references',
      changePart(
        contract,
        / {4}Award:\n[\s\S]*/,
        '    Award: { $ref: "#/components/schemas/Award" }\n',
      ),
      /agency\.yaml:74:20 no-circular-reference: /,
    ],
    ['an empty file', '', /agency\.yaml:1:1 contract: /],
  ])('refuses %s without a stack trace, and leaves the old output', async (_, text, reason) => {
    const target = path.join(out, 'openapi/generated/agency.examples.ts');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, 'old');
    await write(text);
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toMatch(reason);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await readFile(target, 'utf8')).toBe('old');
    expect(await readdir(path.dirname(target))).toEqual(['agency.examples.ts']);
  });

  test('finds what was not generated again', async () => {
    await write(contract);
    expect(run('--check').status).toBe(1);
    expect(run().status).toBe(0);
    expect(run('--check')).toMatchObject({ status: 0 });
    await write(changePart(contract, 'id: 1,', 'id: 7,'));
    const { status, output } = run('--check');
    expect(status).toBe(1);
    expect(output).toContain('openapi/generated/agency.examples.ts');
  });
});
