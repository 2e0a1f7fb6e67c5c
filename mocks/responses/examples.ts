/** The contract's examples as responses. */
import { HttpResponse } from 'msw';
import * as agency from '#contract/generated/agency.examples.ts';
import * as hrms from '#contract/generated/hrms.examples.ts';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { type ListedExample, listExamples, type Operation } from '#contract/listExamples.ts';
import { isJson } from '#contract/mediaTypes.ts';

/** Bodies of all examples, by operation and name. */
export const exampleBodies: Record<string, Record<string, unknown>> = {
  ...agency.examples,
  ...hrms.examples,
};

/** Response headers of all examples, by operation and name. */
const exampleHeaders: Record<string, Record<string, Record<string, string>>> = {
  ...agency.headers,
  ...hrms.headers,
};

type NamesIn<Table> = { [Status in keyof Table]: keyof Table[Status] }[keyof Table];

/** Name of an example of the operation. */
export type ExampleName<Id extends OperationId> = NamesIn<(typeof operations)[Id]['examples']> &
  string;

/** Response with an example: its status (or the given one), its headers and, if it has one, its body. */
export function toResponse(
  { id }: Pick<Operation, 'id'>,
  { name, status }: Pick<ListedExample, 'name' | 'status'>,
): HttpResponse<string> {
  const body = exampleBodies[id]?.[name];
  const headers = exampleHeaders[id]?.[name];
  if (body === undefined || status === 204 || status === 205)
    return new HttpResponse(null, { status, headers });
  const type = headers?.['content-type'] ?? 'application/json';
  const text = isJson(type) ? JSON.stringify(body) : String(body);
  const init = { status, headers: { ...headers, 'content-type': type } };
  return new HttpResponse(text, init);
}

/** Response with an example of the contract, with its documented status and headers. */
export function exampleResponse<Id extends OperationId>(
  id: Id,
  name: ExampleName<Id>,
): HttpResponse<never> {
  const example = listExamples(operations[id]).find((each) => each.name === name);
  if (!example) throw new Error(`${id} has no example ${name}`);
  return toResponse(operations[id], example) as HttpResponse<never>;
}

/** The id or slug of a record in a body, also of one alone in an envelope. */
function keyOf(body: unknown, name: string): string | undefined {
  const held = Object.values(Object(body));
  const record = Object(held.length === 1 ? held[0] : body);
  return record[name] === undefined ? undefined : String(record[name]);
}

/** The example of the record that the path of a GET names; for an unknown id or slug of several, that for 404. */
function findRecord(operation: Operation, params: object): ListedExample | undefined {
  const [, name = ''] = /\{(\w+)\}\/?$/.exec(operation.path) ?? [];
  if (!name || operation.method !== 'GET') return undefined;
  const examples = listExamples(operation);
  const records = examples.flatMap((example) => {
    const key = keyOf(exampleBodies[operation.id]?.[example.name], name);
    return key ? [{ key, example }] : [];
  });
  const found = records.find(({ key }) => key === Reflect.get(params, name))?.example;
  return found ?? (records.length > 1 ? examples.find(({ status }) => status === 404) : undefined);
}

/** Returns a resolver that responds with the record of the path, otherwise with the first example. Lists have one page. */
export const respondWithExample =
  (id: OperationId) =>
  ({ params, request }: { params: object; request: Request }): HttpResponse<string> | undefined => {
    const operation: Operation = operations[id];
    const examples = listExamples(operation);
    const page = Number(new URL(request.url).searchParams.get('page'));
    const isBeyond = operation.list?.paged && page > 1;
    const example = isBeyond
      ? examples.find(({ status }) => status === 404)
      : (findRecord(operation, params) ?? examples[0]);
    return example && toResponse(operation, example);
  };
