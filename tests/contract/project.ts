/** A temporary project with a contract, to generate, compile and run. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getResponse, type HttpHandler } from 'msw';
import { createMatcher } from '#contract/matchOperation.ts';
import { createValidator, type Violation } from '#contract/validate.ts';
import { generate } from '../../scripts/generate/generate.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Fixture contracts, each a folder with `agency.yaml`. */
export const fixtures = path.join(import.meta.dirname, 'fixture');

/** A small valid contract, and the same of the other backend. */
export const contract = await readFile(path.join(fixtures, 'award/agency.yaml'), 'utf8');
export const otherContract = contract
  .replaceAll('ward', 'wardee')
  .replace('url: /\n', 'url: /hrms\n');

/** Runs a Node command; returns exit code and output. */
export function runNode(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Writes files (path → content) below a folder. */
export async function writeFiles(folder: string, files: Iterable<[string, string]>): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Hand-written files that generated ones import. */
const ground = [
  ...['mocks/responses/prefer.ts', 'mocks/responses/respondWithExample.ts'],
  ...['contract/decoder.ts', 'contract/listExamples.ts', 'contract/mediaTypes.ts'],
];

/** Generates a project from a fixture in this project's cache, so that packages resolve; returns its folder. */
export async function generateProject(fixture: string): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'fixture-'));
  for (const file of [...ground, 'tsconfig.json']) {
    await cp(path.join(root, file), path.join(folder, file));
  }
  const { imports } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const manifest = JSON.stringify({ type: 'module', imports });
  const files = await generate(path.join(fixtures, fixture), ['agency']);
  await writeFiles(folder, [['package.json', manifest], ...files]);
  return folder;
}

/** Compiles a generated project; returns exit code and errors. */
export const compile = (folder: string) =>
  runNode(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder);

/** A mock's response, and the violations of request and response. */
export type Answer = { response: Response; violations: Violation[] };

/** The mock of a generated project, with both checks; `handlers` precede the generated ones. */
export async function createMock(
  folder: string,
  handlers: HttpHandler[] = [],
): Promise<(request: Request) => Promise<Answer>> {
  const load = (file: string) => import(path.join(folder, file));
  const { operations } = await load('openapi/generated/operations.ts');
  const { agencySchemas } = await load('openapi/generated/agency.schemas.ts');
  const { agencyHandlers } = await load('mocks/generated/agency.handlers.ts');
  type Row = Record<'id' | 'api' | 'method' | 'base' | 'path', string>;
  const matchOperation = createMatcher<Row>(operations);
  const { checkRequest, checkResponse } = createValidator({ agency: agencySchemas });
  const all = [...agencyHandlers('preferred'), ...handlers, ...agencyHandlers('default')];

  return async (request) => {
    const match = matchOperation(request.method, new URL(request.url).pathname);
    if (!match) throw new Error(`No operation for ${request.method} ${request.url}`);
    const violations = await checkRequest(request, match);
    const response = await getResponse(all, request);
    if (!response) throw new Error(`No handler for ${match.operation.id}`);
    const body = await response.clone().arrayBuffer();
    return { response, violations: [...violations, ...checkResponse(response, body, match)] };
  };
}
