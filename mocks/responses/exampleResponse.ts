import { HttpResponse, type JsonBodyType } from 'msw';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { exampleBodies } from './exampleBodies.ts';

type NamesIn<Table> = { [Status in keyof Table]: keyof Table[Status] }[keyof Table];

/** Name of an example of the operation. */
type ExampleName<Id extends OperationId> = NamesIn<(typeof operations)[Id]['examples']> & string;

/** Response with an example of the contract: its body, with the status that documents it. */
export function exampleResponse<Id extends OperationId>(
  id: Id,
  example: ExampleName<Id>,
): HttpResponse<never> {
  const status = listExamples(operations[id]).find(({ name }) => name === example)?.status;
  const body = exampleBodies[id]?.[example] as JsonBodyType;
  const response = HttpResponse.json(body, { status });
  return response as HttpResponse<never>;
}
