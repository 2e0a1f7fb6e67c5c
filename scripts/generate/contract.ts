/** Lints and bundles contracts; errors have file, line and reason. */
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  lint,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { ContractError, describeViolation, toContractError } from './contractError.ts';
import { methods, type OpenApiDocument, resolve } from './openapi.ts';
import { contractPlugin } from './rules.ts';
import { readSources, refuseCircles, refuseDeadParts, refuseSharedIds } from './sources.ts';

const config = await createConfig({
  plugins: [contractPlugin],
  extends: ['recommended'],
  rules: {
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'operation-operationId-url-safe': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    'operation-4xx-response': 'error',
    'tag-description': 'error',
    'no-path-trailing-slash': 'off',
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-invalid-parameter-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-unresolved-refs': 'error',
    'no-unused-components': 'error',
    'no-server-example.com': 'off',
    ...Object.fromEntries(
      Object.keys(contractPlugin.rules?.oas3 ?? {}).map((rule) => [`contract/${rule}`, 'error']),
    ),
  },
});

/** Checks the OpenAPI structure only. */
const formConfig = await createConfig({ rules: { struct: 'error' } });

function refuse(problems: NormalizedProblem[], file: string): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ location: [place], ruleId, message }) =>
    place ? describeViolation(place, ruleId, message) : `${file}:1:1 ${ruleId}: ${message}`,
  );
  throw new ContractError([...new Set(lines)].join('\n'));
}

/** Waits for all, to report the violations of every contract at once. */
async function all<T>(work: Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work);
  const failures = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const defect = failures.find((reason) => !(reason instanceof ContractError));
  if (defect) throw defect;
  if (failures.length > 0) {
    throw new ContractError(failures.map(({ message }: Error) => message).join('\n'));
  }
  return Promise.all(work);
}

async function lintContract(file: string, externalRefResolver: BaseResolver): Promise<void> {
  try {
    refuse(await lint({ ref: file, config, externalRefResolver }), file);
  } catch (error) {
    if (error instanceof ContractError) throw error;
    // Rules may throw on an invalid structure; the structure check says where.
    refuse(
      await lint({ ref: file, config: formConfig, externalRefResolver }).catch(() => []),
      file,
    );
    throw toContractError(error, file);
  }
}

async function bundleContract(file: string): Promise<OpenApiDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: file, config }).catch((error) => {
    throw toContractError(error, file);
  });
  refuse(problems, file);
  return bundled.parsed as OpenApiDocument;
}

function listOperationIds(document: OpenApiDocument): string[] {
  const items = Object.values(document.paths).map((item) => resolve(document, item));
  return items.flatMap((item) => methods.flatMap((method) => item[method]?.operationId ?? []));
}

/** Reads the root file `<name>.yaml` of each contract and gives the bundled documents. Throws `ContractError`. */
export async function readContracts(folder: string, apis: string[]): Promise<OpenApiDocument[]> {
  const files = apis.map((api) => path.resolve(folder, `${api}.yaml`));
  const resolver = new BaseResolver(config.resolve);
  const sources = await readSources(folder, files, resolver).catch((error) => {
    throw toContractError(error, folder);
  });
  refuseCircles(sources);
  await all(files.map((file) => lintContract(file, resolver)));
  refuseDeadParts(sources, files);
  const documents = await all(files.map(bundleContract));
  refuseSharedIds(sources, documents.flatMap(listOperationIds));
  return documents;
}
