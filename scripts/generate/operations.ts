/** Flattens a bundled contract into one record an operation, the form that every emitter reads. */
import { ContractError } from './contract.ts';
import {
  type JsonSchema,
  type Method,
  methods,
  type OpenApiDocument,
  type Parameter,
  resolve,
} from './openapi.ts';

/** A named example of a response. */
export type NamedExample = { name: string; status: number; summary: string; value: unknown };

/** One call of the contract. */
export type Operation = {
  id: string;
  api: string;
  /** Path under which the website reaches the contract's server, without a slash at the end. */
  base: string;
  method: Method;
  path: string;
  summary: string;
  security: string[];
  parameters: Parameter[];
  requestBody: { contentType: string; schema: JsonSchema } | null;
  responses: { status: number; contentType: string; schema: JsonSchema }[];
  examples: NamedExample[];
};

function checkExamples(operation: Operation): void {
  const seen = new Set<string>();
  for (const { name } of operation.examples) {
    if (seen.has(name)) {
      throw new ContractError(
        `${operation.id}: two examples are named ${name}; a name must select one`,
      );
    }
    seen.add(name);
  }
  for (const { status } of operation.responses) {
    if (!operation.examples.some((example) => example.status === status)) {
      throw new ContractError(`${operation.id}: the response ${status} has no named example`);
    }
  }
  if (!operation.examples.some(({ status }) => status >= 400)) {
    throw new ContractError(`${operation.id}: no 4xx or 5xx response with an example`);
  }
  if (!operation.examples.some(({ status }) => status < 300)) {
    throw new ContractError(`${operation.id}: no 2xx response with an example`);
  }
}

/** Every operation of a document, in the order of its paths. Throws `ContractError` when examples are missing or clash. */
export function listOperations(api: string, document: OpenApiDocument): Operation[] {
  const base = (document.servers?.[0]?.url ?? '').replace(/\/$/, '');
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const pathItem = resolve(document, item);
    return methods.flatMap((method) => {
      const source = pathItem[method];
      if (!source) return [];
      const body = source.requestBody ? resolve(document, source.requestBody).content : {};
      const [contentType, media] = Object.entries(body)[0] ?? [];
      const operation: Operation = {
        id: source.operationId,
        api,
        base,
        method,
        path,
        summary: source.summary ?? '',
        security: [...new Set((source.security ?? document.security ?? []).flatMap(Object.keys))],
        parameters: [...(pathItem.parameters ?? []), ...(source.parameters ?? [])].map(
          (parameter) => resolve(document, parameter),
        ),
        requestBody: contentType ? { contentType, schema: media?.schema ?? {} } : null,
        responses: [],
        examples: [],
      };
      for (const [status, reference] of Object.entries(source.responses)) {
        for (const [type, { schema, examples }] of Object.entries(
          resolve(document, reference).content ?? {},
        )) {
          operation.responses.push({
            status: Number(status),
            contentType: type,
            schema: schema ?? {},
          });
          for (const [name, entry] of Object.entries(examples ?? {})) {
            const example = resolve(document, entry);
            operation.examples.push({
              name,
              status: Number(status),
              summary: example.summary ?? '',
              value: example.value,
            });
          }
        }
      }
      checkExamples(operation);
      return [operation];
    });
  });
}
