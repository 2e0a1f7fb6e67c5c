/** A temporary project around a contract, to generate, compile and run. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getResponse, type HttpHandler } from 'msw';
import type { ExampleTable } from '#contract/listExamples.ts';
import { createMatcher } from '#contract/matchOperation.ts';
import type { ContractSchemas } from '#contract/schemas.ts';
import { createValidator, type Violation } from '#contract/validate.ts';
import { respondToHead } from '#mocks/respondToHead.ts';
import { generate } from '../../scripts/generate/generate.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Fixture contracts, each a folder with `agency.yaml`. */
export const fixtures = path.join(import.meta.dirname, 'fixture');

/** Replaces a part of a text; throws when the part is missing. */
export function changePart(text: string, part: string | RegExp, replacement: string): string {
  const changed = text.replace(part, replacement);
  if (changed === text) throw new Error(`There is no ${part}`);
  return changed;
}

/** Runs a Node command in the project root; gives exit code and output. */
export function runNode(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Hand-written files that generated ones import. */
const ground = ['mocks/prefer.ts', 'mocks/respondWithExample.ts', 'openapi/listExamples.ts'];

/** Creates a folder with those files inside the project's cache, so that packages resolve. */
export async function createProject(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'fixture-'));
  for (const file of [...ground, 'tsconfig.json']) {
    await cp(path.join(root, file), path.join(folder, file));
  }
  const manifest = { type: 'module', imports: { '#contract/*': './openapi/*' } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

/** Generates a project from a fixture, with additional files (path → content). */
export async function generateProject(
  fixture: string,
  further: Record<string, string> = {},
): Promise<string> {
  const folder = await createProject();
  const files = await generate({ folder: path.join(fixtures, fixture), apis: ['agency'] });
  for (const [name, content] of [...files, ...Object.entries(further)]) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** Compiles a project with one more file and gives that file's lines with errors. Throws for errors in other files. */
export async function findTypeErrors(folder: string, text: string): Promise<string[]> {
  const file = path.join(folder, 'usage.ts');
  await writeFile(file, text);
  const { output } = runNode(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder);
  await rm(file);
  const errors = output.match(/^\S.*/gm) ?? [];
  const lines = text.split('\n');
  return errors.map((error) => {
    const [, line] = /usage\.ts\((\d+)/.exec(error) ?? [];
    if (line === undefined) throw new Error(output);
    return lines[Number(line) - 1] ?? '';
  });
}

type Row = {
  id: string;
  api: string;
  method: string;
  base: string;
  path: string;
  examples: ExampleTable;
};

/** A mock's response, and the violations of request and response. */
export type Answer = { response: Response; violations: Violation[] };

/**
 * The mock of a generated project, with the request check, the handlers in order (preferred, hand-written, default)
 * and the response check.
 */
export async function createMock(
  folder: string,
  handWritten: HttpHandler[] = [],
): Promise<(request: Request) => Promise<Answer>> {
  const load = (file: string) => import(path.join(folder, file));
  const { operations }: { operations: Record<string, Row> } = await load(
    'openapi/generated/operations.ts',
  );
  const { agencySchemas }: { agencySchemas: ContractSchemas } = await load(
    'openapi/generated/agency.schemas.ts',
  );
  const { agencyHandlers }: { agencyHandlers: (mode: string) => HttpHandler[] } = await load(
    'mocks/generated/agency.handlers.ts',
  );
  const matchOperation = createMatcher(operations);
  const { checkRequest, checkResponse } = createValidator({ agency: agencySchemas });
  const handlers = [...agencyHandlers('preferred'), ...handWritten, ...agencyHandlers('default')];

  return async function ask(request: Request): Promise<Answer> {
    if (request.method === 'HEAD') {
      const violations: Violation[] = [];
      const response = await respondToHead(request, async (get) => {
        const result = await ask(get);
        violations.push(...result.violations);
        return result.response;
      });
      return { response, violations };
    }
    const match = matchOperation(request.method, new URL(request.url).pathname);
    if (!match) throw new Error(`No operation for ${request.method} ${request.url}`);
    const violations = await checkRequest(request, match);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler for ${match.operation.id}`);
    const body = await response.clone().arrayBuffer();
    return { response, violations: [...violations, ...checkResponse(response, body, match)] };
  };
}
