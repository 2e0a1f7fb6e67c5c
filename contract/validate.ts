/** Checks requests and responses against the contract. */
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import {
  type ContentSchemas,
  fieldsOf,
  type JsonSchema,
  type OperationSchemas,
  resolve,
} from './jsonSchema.ts';
import { documentedStatus } from './listExamples.ts';
import type { Match } from './matchOperation.ts';
import { isJson, mediaTypeOf } from './mediaTypes.ts';
import { contracts, createAjv, exact, pointTo } from './schemas.ts';

/** What a message violates. `pointer` is a JSON pointer into its body, or the name of a parameter or header. */
type Problem = { pointer: string; message: string };

/** A contract violation. */
export type Violation = Problem & { operation: string; side: 'request' | 'response' };

type Operation = { readonly id: string; readonly api: string };

/** Start of the message about a file that is larger than its `maxLength`. */
export const tooLargeMessage = 'must be a file of at most';

/** Placeholder for a file among form fields; a schema may limit a file to one byte. */
const filePart = '\0';

/** Coerces parameters, headers and form fields, because they are strings. */
const fromText = createAjv('array');
fromText.addFormat('binary', (text: string) => text === filePart);

const problem = (message: string, pointer = ''): Problem => ({ pointer, message });

/** For a missing or additional property, the pointer to that property instead of its parent. */
function pointerOf({ instancePath, params, keyword }: ErrorObject): string {
  const key = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  return typeof key === 'string' ? `${instancePath}/${key}` : instancePath;
}

/** Checks a value at `at` of the message against the schema of a reference. */
function check(ajv: Ajv2020, reference: string, value: unknown, at = ''): Problem[] {
  const validate = ajv.getSchema(reference);
  if (!validate) throw new Error(`The contract has no schema ${reference}`);
  validate(value);
  return (validate.errors ?? []).map((error) =>
    problem(error.message ?? error.keyword, at + pointerOf(error)),
  );
}

function checkJson(reference: string, text: string, at = ''): Problem[] {
  try {
    return check(exact, reference, JSON.parse(text), at);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [problem(at ? 'must be JSON' : 'body must be JSON', at)];
  }
}

/** Checks the headers that the contract names, if any. */
function checkHeaders(schema: JsonSchema | undefined, reference: string, headers: Headers) {
  if (!schema) return [];
  const names = Object.keys(schema.properties ?? {}).filter((name) => headers.has(name));
  const values = Object.fromEntries(names.map((name) => [name, headers.get(name)]));
  return check(fromText, reference, values);
}

const decoder = new TextDecoder();

/** The documented content type of a message. */
function documentedType(content: ContentSchemas, headers: Headers): string | undefined {
  const type = mediaTypeOf(headers.get('content-type') ?? '');
  return Object.hasOwn(content, type) ? type : undefined;
}

/** Checks a body whose schemas by content type are at `reference`. */
function checkBody(
  content: ContentSchemas,
  reference: string,
  headers: Headers,
  body: ArrayBuffer,
) {
  const type = documentedType(content, headers);
  if (type === undefined) {
    const expected = Object.keys(content).join(' or ');
    return [problem(`content type must be ${expected}, is ${headers.get('content-type')}`)];
  }
  const escaped = type.replaceAll('/', '~1');
  return isJson(type) ? checkJson(`${reference}/${escaped}`, decoder.decode(body)) : [];
}

/** Browsers send these for a file whose type they do not know. */
const isUnknown = (type: string) => type === '' || type === 'application/octet-stream';

/** What a file violates of its schema; Ajv sees only a placeholder. */
function checkFile({ size, type }: File, schema: JsonSchema, at: string): Problem[] {
  const { minLength = 0, maxLength = Infinity, contentMediaType } = schema;
  if (size < Number(minLength)) return [problem('must be a file that is not empty', at)];
  if (size > maxLength) return [problem(`${tooLargeMessage} ${maxLength} bytes`, at)];
  const isOther = contentMediaType && !isUnknown(type) && mediaTypeOf(type) !== contentMediaType;
  return isOther ? [problem(`must be a file of the type ${contentMediaType}`, at)] : [];
}

const oneOrAll = <T>(values: T[]): T | T[] | undefined => (values.length > 1 ? values : values[0]);

/** Checks a form: its fields as an object, and the files and JSON texts in them. */
async function checkForm(request: Request, api: string, schema: JsonSchema, reference: string) {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!form) return [problem('body must be a form')];
  const contract = contracts[api] ?? {};
  const { properties } = fieldsOf(contract, schema);
  const found: Problem[] = [];
  function read(name: string, value: string | File) {
    const field = resolve<JsonSchema>(contract, properties.get(name) ?? {});
    if (typeof value === 'string') {
      const inner = field.contentSchema?.$ref;
      if (inner) found.push(...checkJson(api + inner, value, `/${name}`));
      return value;
    }
    // A file in any other field is an object, which no field takes.
    if (field.format !== 'binary') return {};
    found.push(...checkFile(value, field, `/${name}`));
    return filePart;
  }
  const values = [...new Set(form.keys())].map((name) => {
    return [name, oneOrAll(form.getAll(name).map((value) => read(name, value)))];
  });
  return [...check(fromText, reference, Object.fromEntries(values)), ...found];
}

const schemasOf = ({ id, api }: Operation) => {
  const found = contracts[api]?.operations[id];
  if (!found) throw new Error(`The contract ${api} has no schemas of ${id}`);
  return found;
};

async function checkRequestBody(request: Request, operation: Operation): Promise<Problem[]> {
  const { requestBody } = schemasOf(operation);
  const { headers } = request;
  if (!requestBody || (!requestBody.required && !headers.has('content-type'))) return [];
  const { content } = requestBody;
  const { api, id } = operation;
  const form = content['multipart/form-data'];
  if (form && documentedType(content, headers) === 'multipart/form-data') {
    const keys = ['requestBody', 'content', 'multipart/form-data'];
    return checkForm(request, api, form, pointTo(api, id, ...keys));
  }
  const body = await request.clone().arrayBuffer();
  return checkBody(content, pointTo(api, id, 'requestBody', 'content'), headers, body);
}

/** The query string as an object; the values of a repeated name are a list. */
function parseQuery(url: string): Record<string, unknown> {
  const { searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(names.map((name) => [name, oneOrAll(searchParams.getAll(name))]));
}

/** Violations of a request; none for a valid one. */
export async function checkRequest(request: Request, call: Match): Promise<Violation[]> {
  const { operation, params } = call;
  const { id, api } = operation;
  const problems = [
    ...check(fromText, pointTo(api, id, 'path'), { ...params }),
    ...check(fromText, pointTo(api, id, 'query'), parseQuery(request.url)),
    ...checkHeaders(schemasOf(operation).headers, pointTo(api, id, 'headers'), request.headers),
    ...(await checkRequestBody(request, operation)),
  ];
  return problems.map((each) => ({ operation: id, side: 'request', ...each }));
}

/** Problems of a response with a documented status, whose schemas are at `reference`. */
function checkDocumented(
  { headers: named, content }: OperationSchemas['responses'][string],
  reference: string,
  headers: Headers,
  body: ArrayBuffer,
): Problem[] {
  const problems = checkHeaders(named, `${reference}/headers`, headers);
  if (Object.keys(content).length > 0) {
    return [...problems, ...checkBody(content, `${reference}/content`, headers, body)];
  }
  return body.byteLength === 0 ? problems : [...problems, problem('body must be empty')];
}

/** Violations of a response; none for a valid one. */
export function checkResponse(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: ArrayBuffer,
  { operation }: { operation: Operation },
): Violation[] {
  const { id, api } = operation;
  const { responses } = schemasOf(operation);
  const documented = documentedStatus(responses, status) ?? '';
  const expected = responses[documented];
  const reference = pointTo(api, id, 'responses', documented);
  const problems = expected
    ? checkDocumented(expected, reference, headers, body)
    : [problem(`status ${status} is not documented`)];
  return problems.map((each) => ({ operation: id, side: 'response', ...each }));
}
