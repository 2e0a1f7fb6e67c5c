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

/** The example whose content type comes first in `Accept`; else the first one. */
function negotiate(
  request: Request,
  examples: ListedExample[],
  headers: Record<string, Headers>,
): ListedExample | undefined {
  const accepted = (request.headers.get('accept') ?? '*/*').split(',');
  for (const range of accepted.map((each) => each.split(';')[0]?.trim())) {
    const fitting = examples.find(({ name }) => {
      const type = typeOf(headers[name]);
      return [type, `${type.split('/')[0]}/*`, '*/*'].some((each) => each === range);
    });
    if (fitting) return fitting;
  }
  return examples[0];
}

/** True for a record with that id or slug, also within an envelope. */
function isRecordOf(body: unknown, key: string): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return [body, ...Object.values(body)].some((each) =>
    [each?.id, each?.slug].some((value) => value !== undefined && String(value) === key),
  );
}

/** The example of the record that the path of a read names, or the one for 404. */
function findRecord(
  operation: Operation,
  bodies: Record<string, unknown>,
  params: Record<string, unknown> = {},
): ListedExample | undefined {
  const key = params[/\{(\w+)\}/.exec(operation.path)?.[1] ?? ''];
  if (operation.method !== 'GET' || typeof key !== 'string') return undefined;
  return listExamples(operation).find(
    ({ name, status }) => status === 404 || isRecordOf(bodies[name], key),
  );
}

/**
 * A resolver that responds with the preferred example. In mode 'default' a read with a path parameter gets the example
 * of that record, or else the one for 404, and other requests the first example. Preferences that match nothing go to
 * the next handler. `bodies` and `headers` are by example name; a body without a content type is JSON.
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
    const example =
      (isChosen ? undefined : findRecord(operation, bodies, params)) ??
      negotiate(request, candidates, headers ?? {});
    if (!example) return undefined;
    const { name, status } = example;
    const body = bodies[name];
    const init = { status, headers: headers?.[name] };
    if (body === undefined) return new HttpResponse(null, init);
    const type = typeOf(init.headers);
    const text = isJson(type) ? JSON.stringify(body) : String(body);
    return new HttpResponse(text, { status, headers: { ...init.headers, 'content-type': type } });
  };
}
