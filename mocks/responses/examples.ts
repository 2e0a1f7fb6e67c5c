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
  if (body === undefined) return new HttpResponse(null, { status, headers });
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

/** Values that identify a record, also one alone in an envelope: its property `name`, else its id and slug. */
function keysOf(body: unknown, name: string): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const held = Object.values(body);
  const values = [body, ...(held.length === 1 ? held : [])].flatMap((each) =>
    [each?.[name] ?? [each?.id, each?.slug]]
      .flat()
      .filter((key) => /string|number/.test(typeof key)),
  );
  return values.map(String);
}

/**
 * The example of the record that the last path parameter of a GET names. For an unknown id or slug it is the example for
 * 404, if several examples are records.
 */
function findRecord(operation: Operation, params: object): ListedExample | undefined {
  const [name = '', value] = Object.entries(params).at(-1) ?? [];
  if (operation.method !== 'GET' || typeof value !== 'string') return undefined;
  const examples = listExamples(operation);
  const keys = (example: ListedExample) =>
    keysOf(exampleBodies[operation.id]?.[example.name], name);
  const records = examples.filter((each) => keys(each).length > 0);
  const isLookup = records.length > 1 && /(id|slug)\}\/?$/i.test(operation.path);
  return (
    records.find((each) => keys(each).includes(value)) ??
    (isLookup ? examples.find(({ status }) => status === 404) : undefined)
  );
}

/** Returns a resolver for a GET of a record that responds with that record, for others with the first example. */
export const respondWithExample =
  (id: OperationId) =>
  ({ params }: { params: object }): HttpResponse<string> | undefined => {
    const example = findRecord(operations[id], params) ?? listExamples(operations[id])[0];
    return example && toResponse(operations[id], example);
  };
