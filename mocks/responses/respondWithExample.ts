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

const typeOf = (headers: Headers = {}) => headers['content-type'] ?? 'application/json';

/** The example whose content type has the highest weight in `Accept`, and comes first there; else the first one. */
function negotiate(
  request: Request,
  examples: ListedExample[],
  headers: Record<string, Headers>,
): ListedExample | undefined {
  const accepted = (request.headers.get('accept') ?? '*/*').split(',').map((each) => {
    const [range = '', weight = '1'] = each.split(/;\s*q=/i);
    return { range: range.split(';')[0]?.trim(), weight: Number(weight) };
  });
  for (const { range } of accepted.toSorted((one, other) => other.weight - one.weight)) {
    const fitting = examples.find(({ name }) => {
      const type = typeOf(headers[name]);
      return [type, `${type.split('/')[0]}/*`, '*/*'].some((each) => each === range);
    });
    if (fitting) return fitting;
  }
  return examples[0];
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
  const type = typeOf(headers);
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
    const found = findExamples(operation, preference);
    const candidates = found.filter(({ status }) => status === found[0]?.status);
    const record = isChosen ? undefined : findRecord(operation, bodies, params);
    const isFound = record?.status === candidates[0]?.status;
    const example =
      record && !isFound
        ? record
        : negotiate(request, [...(record ? [record] : []), ...candidates], headers ?? {});
    return example && toResponse(example, bodies[example.name], headers?.[example.name]);
  };
}
