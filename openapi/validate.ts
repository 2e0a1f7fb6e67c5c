/** Checks every request and every response against the contract while the mock runs. */
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Match } from './matchOperation.ts';
import { contracts, createAjv, exact } from './schemas.ts';

/** A breach of the contract: which call, which side, where in the message (JSON pointer), and what is wrong. */
export type Violation = {
  operation: string;
  side: 'request' | 'response';
  pointer: string;
  message: string;
};

/** Parameters and form fields arrive as text. */
const fromText = createAjv('array');

function compile(ajv: Ajv2020, { operation }: Match, place: string): ValidateFunction {
  const pointer = `${operation.api}#/operations/${operation.id}/${place}`;
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`No schema at ${pointer}`);
  return validate as ValidateFunction;
}

/** Names the key itself where Ajv names only the object that holds it. */
function pointerOf({ instancePath, params, keyword }: ErrorObject): string {
  const key = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  return typeof key === 'string' ? `${instancePath}/${key}` : instancePath;
}

function check(
  ajv: Ajv2020,
  match: Match,
  place: string,
  side: Violation['side'],
  value: unknown,
): Violation[] {
  const validate = compile(ajv, match, place);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => ({
    operation: match.operation.id,
    side,
    pointer: pointerOf(error),
    message: error.message ?? error.keyword,
  }));
}

const decoder = new TextDecoder();

function parseJson(body: ArrayBuffer): { value: unknown } | null {
  try {
    return { value: JSON.parse(decoder.decode(body)) };
  } catch {
    return null;
  }
}

/** Form fields as one object: repeated ones become a list, files become text. Null when the body is no form. */
async function readForm(request: Request): Promise<Record<string, unknown> | null> {
  const fields: Record<string, unknown> = {};
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!form) return null;
  for (const key of new Set(form.keys())) {
    const values = form.getAll(key).map((value) => (typeof value === 'string' ? value : ''));
    fields[key] = values.length > 1 ? values : values[0];
  }
  return fields;
}

/** A request in, its breaches of the contract out (none on a good one). */
export async function checkRequest(request: Request, match: Match): Promise<Violation[]> {
  const { id } = match.operation;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const violations = [
    ...check(fromText, match, 'path', 'request', { ...match.params }),
    ...check(fromText, match, 'query', 'request', query),
  ];
  const expected = contracts[match.operation.api]?.operations[id]?.requestBody;
  if (!expected) return violations;
  const contentType = request.headers.get('content-type') ?? 'none';
  const problem = (message: string): Violation[] => [
    ...violations,
    { operation: id, side: 'request', pointer: '', message },
  ];
  if (!contentType.startsWith(expected.contentType)) {
    return problem(`content type must be ${expected.contentType}, is ${contentType}`);
  }
  if (expected.contentType === 'multipart/form-data') {
    const form = await readForm(request);
    if (!form) return problem('body must be a form');
    return [...violations, ...check(fromText, match, 'requestBody/schema', 'request', form)];
  }
  const body = parseJson(await request.clone().arrayBuffer());
  if (!body) return problem('body must be JSON');
  return [...violations, ...check(exact, match, 'requestBody/schema', 'request', body.value)];
}

/** The head of a response and its body in, its breaches of the contract out (none on a good one). */
export function checkResponse(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: ArrayBuffer,
  match: Match,
): Violation[] {
  const { id, api } = match.operation;
  const problem = (message: string): Violation[] => [
    { operation: id, side: 'response', pointer: '', message },
  ];
  const expected = contracts[api]?.operations[id]?.responses[status];
  if (!expected) return problem(`status ${status} is not documented`);
  const contentType = headers.get('content-type') ?? 'none';
  if (!contentType.startsWith(expected.contentType)) {
    return problem(`content type must be ${expected.contentType}, is ${contentType}`);
  }
  const json = parseJson(body);
  if (!json) return problem('body must be JSON');
  return check(exact, match, `responses/${status}/schema`, 'response', json.value);
}
