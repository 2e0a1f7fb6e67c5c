import type { HttpResponse } from 'msw';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { exampleBodies, exampleHeaders } from './exampleBodies.ts';
import { toResponse } from './respondWithExample.ts';

type NamesIn<Table> = { [Status in keyof Table]: keyof Table[Status] }[keyof Table];

/** Name of an example of the operation. */
type ExampleName<Id extends OperationId> = NamesIn<(typeof operations)[Id]['examples']> & string;

/** Response with an example of the contract, with its documented status and headers. */
export function exampleResponse<Id extends OperationId>(
  id: Id,
  name: ExampleName<Id>,
): HttpResponse<never> {
  const example = listExamples(operations[id]).find((each) => each.name === name);
  if (!example) throw new Error(`${id} has no example ${name}`);
  const response = toResponse(example, exampleBodies[id]?.[name], exampleHeaders[id]?.[name]);
  return response as HttpResponse<never>;
}
