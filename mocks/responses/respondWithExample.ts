import { HttpResponse } from 'msw';
import { type ExampleTable, type ListedExample, listExamples } from '#contract/listExamples.ts';
import { isJson } from '#contract/mediaTypes.ts';
import { findExamples, readPreference } from './prefer.ts';

/** Whether a handler responds to every request, or only to those that select an example. */
export type HandlerMode = 'preferred' | 'default';

type Headers = Record<string, string>;

type Operation = {
  readonly method: string;
  readonly path: string;
  readonly examples: ExampleTable;
};

type Resolved = { request: Request; params?: Record<string, unknown> };

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
function findRecord(
  operation: Operation,
  bodies: Record<string, unknown>,
  params: Record<string, unknown> = {},
): ListedExample | undefined {
  const [name = '', value] = Object.entries(params).at(-1) ?? [];
  if (operation.method !== 'GET' || typeof value !== 'string') return undefined;
  const examples = listExamples(operation);
  const records = examples.filter((each) => keysOf(bodies[each.name], name).length > 0);
  const found = records.find((each) => keysOf(bodies[each.name], name).includes(value));
  const isLookup = records.length > 1 && /(id|slug)\}\/?$/i.test(operation.path);
  return found ?? (isLookup ? examples.find(({ status }) => status === 404) : undefined);
}

/** Response with an example: its status, its headers and, if it has one, its body. */
export function toResponse(
  { status }: ListedExample,
  body: unknown,
  headers: Headers | undefined,
): HttpResponse<string> {
  if (body === undefined) return new HttpResponse(null, { status, headers });
  const type = headers?.['content-type'] ?? 'application/json';
  const text = isJson(type) ? JSON.stringify(body) : String(body);
  return new HttpResponse(text, { status, headers: { ...headers, 'content-type': type } });
}

/**
 * Returns a resolver that responds with the preferred example. In mode 'default' a GET of a record gets that record, any
 * other request the first example. The next handler gets a request whose preference matches nothing. `bodies` and
 * `headers` are by example name; a body without a content type is JSON.
 */
export function respondWithExample(
  operation: Operation,
  bodies: Record<string, unknown>,
  headers: Record<string, Headers> | undefined,
  mode: HandlerMode,
) {
  return ({ request, params }: Resolved): HttpResponse<string> | undefined => {
    const preference = readPreference(request);
    const isChosen = preference.code !== undefined || preference.example !== undefined;
    if (!isChosen && mode === 'preferred') return undefined;
    const example =
      (isChosen ? undefined : findRecord(operation, bodies, params)) ??
      findExamples(operation, preference)[0];
    return example && toResponse(example, bodies[example.name], headers?.[example.name]);
  };
}
