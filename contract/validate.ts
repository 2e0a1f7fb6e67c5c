import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import { type Content, fieldsOf, type JsonSchema, resolve } from './jsonSchema.ts';
import { documentedStatus } from './listExamples.ts';
import { isForm, isJson, mediaTypeOf } from './mediaTypes.ts';
import {
  filePart,
  type ReadNamed,
  readCookieHeader,
  readForm,
  readNamed,
  readQuery,
} from './readRequest.ts';
import { contracts, createAjv, exact, pointTo } from './schemas.ts';

/** A contract violation. `pointer` is a JSON pointer into the message. */
export type Violation = {
  operation: string;
  side: 'request' | 'response';
  pointer: string;
  message: string;
};

type Operation = { readonly id: string; readonly api: string };

/** Start of the message about a file that is larger than its `maxLength`. */
export const tooLarge = 'must be a file of at most';

export type Call = { operation: Operation; params: Record<string, string> };

/** Reads a cookie of a request. Browsers hide the `Cookie` header, so callers in a browser pass their own function. */
export type ReadCookie = typeof readCookieHeader;

/** Names of texts that Ajv coerced to numbers although they are not decimal: 0x1, 1e3, " 1". */
function oddNumbers(texts: object, values: object): string[] {
  const found = Object.entries(values).filter(([name, value]) => {
    const text: unknown = Object(texts)[name];
    const isNumber = typeof [value].flat()[0] === 'number';
    return isNumber && ![text].flat().every((each) => /^-?\d+(\.\d+)?$/.test(String(each)));
  });
  return found.map(([name]) => name);
}

/** Schemas of the files in a form, by field. */
function filesOf(contract: object, schema: JsonSchema): Record<string, JsonSchema> {
  const fields = [...fieldsOf(contract, schema).properties].flatMap(([name, field]) => {
    const found = resolve(contract, field);
    const file = [found, resolve(contract, found.items ?? {})].find(
      ({ format }) => format === 'binary',
    );
    return file ? [[name, file] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** Browsers send these for a file whose type they do not know. */
const isUnknown = (type: string) => type === '' || type === 'application/octet-stream';

/** What a file violates of its schema; Ajv sees only a placeholder. */
function describeFile(
  { size, type }: File,
  { minLength = 0, maxLength = Infinity, contentMediaType }: JsonSchema,
) {
  if (size < Number(minLength)) return ['must be a file that is not empty'];
  if (size > Number(maxLength)) return [`${tooLarge} ${maxLength} bytes`];
  const isOther = contentMediaType && !isUnknown(type) && mediaTypeOf(type) !== contentMediaType;
  return isOther ? [`must be a file of the type ${contentMediaType}`] : [];
}

/** For a missing or additional property, the pointer to that property instead of its parent. */
function pointerOf({ instancePath, params, keyword }: ErrorObject): string {
  const key = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  return typeof key === 'string' ? `${instancePath}/${key}` : instancePath;
}

const decoder = new TextDecoder();

/** The documented content type of the message. */
function documentedType(content: Content, headers: Headers): string | undefined {
  const type = mediaTypeOf(headers.get('content-type') ?? '');
  return Object.hasOwn(content, type) ? type : undefined;
}

/**
 * Creates `checkRequest` and `checkResponse` for a set of contracts. Both return violations, none for a valid message.
 */
export function createValidator(schemas: typeof contracts, exact = createAjv(schemas)) {
  /** Coerces parameters, headers and form fields, because they are strings. */
  const fromText = createAjv(schemas, exact);
  fromText.addFormat('binary', (text: string) => text === filePart);

  function createSide({ id, api }: Operation, side: Violation['side']) {
    const violation = (message: string, pointer = ''): Violation => {
      return { operation: id, side, pointer, message };
    };

    function check(ajv: Ajv2020, keys: string[], value: unknown): Violation[] {
      const pointer = pointTo(api, id, ...keys);
      const validate = ajv.getSchema(pointer);
      if (!validate) throw new Error(`No schema at ${pointer}`);
      const texts: unknown = ajv === fromText ? structuredClone(value) : {};
      const errors = validate(value) ? [] : (validate.errors ?? []);
      const odd = ajv === fromText ? oddNumbers(Object(texts), Object(value)) : [];
      return [
        ...errors.map((error) => violation(error.message ?? error.keyword, pointerOf(error))),
        ...odd.map((name) => violation('must be a decimal number', `/${name}`)),
      ];
    }

    /** Checks headers or cookies, if the contract names any. */
    function checkNamed(schema: JsonSchema | undefined, keys: string[], read: ReadNamed) {
      return schema ? check(fromText, keys, readNamed(schema, read)) : [];
    }

    function checkBody(content: Content, keys: string[], headers: Headers, body: ArrayBuffer) {
      const type = documentedType(content, headers);
      if (type === undefined) {
        const expected = Object.keys(content).join(' or ');
        const actual = headers.get('content-type') ?? 'none';
        return [violation(`content type must be ${expected}, is ${actual}`)];
      }
      if (!isJson(type) && !type.startsWith('text/')) return [];
      const text = decoder.decode(body);
      let value: unknown = text;
      try {
        if (isJson(type)) value = JSON.parse(text);
      } catch {
        return [violation('body must be JSON')];
      }
      return check(exact, [...keys, type], value);
    }

    return { violation, check, checkNamed, checkBody };
  }

  const schemasOf = ({ id, api }: Operation) => {
    const found = schemas[api]?.operations[id];
    if (!found) throw new Error(`The contract ${api} has no schemas of ${id}`);
    return found;
  };

  async function checkRequestBody(request: Request, operation: Operation): Promise<Violation[]> {
    const { requestBody } = schemasOf(operation);
    const { headers } = request;
    if (!requestBody || (!requestBody.required && !headers.has('content-type'))) return [];
    const { violation, check, checkBody } = createSide(operation, 'request');
    const { content } = requestBody;
    const keys = ['requestBody', 'content'];
    const type = documentedType(content, headers);
    if (type === undefined || !isForm(type)) {
      return checkBody(content, keys, headers, await request.clone().arrayBuffer());
    }
    const files = filesOf(schemas[operation.api] ?? {}, content[type] ?? {});
    const ofFiles: Violation[] = [];
    const form = await readForm(request, (field, file) => {
      const messages = describeFile(file, files[field] ?? {});
      ofFiles.push(...messages.map((message) => violation(message, `/${field}`)));
      return Object.hasOwn(files, field);
    });
    if (!form) return [violation('body must be a form')];
    return [...check(fromText, [...keys, type], form), ...ofFiles];
  }

  async function checkRequest(
    request: Request,
    { operation, params }: Call,
    readCookie: ReadCookie = readCookieHeader,
  ): Promise<Violation[]> {
    const { headers, cookies } = schemasOf(operation);
    const { check, checkNamed } = createSide(operation, 'request');
    return [
      ...check(fromText, ['path'], { ...params }),
      ...check(fromText, ['query'], readQuery(request.url)),
      ...checkNamed(headers, ['headers'], (name) => request.headers.get(name)),
      ...checkNamed(cookies, ['cookies'], (name) => readCookie(request, name)),
      ...(await checkRequestBody(request, operation)),
    ];
  }

  function checkResponse(
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    body: ArrayBuffer,
    { operation }: Pick<Call, 'operation'>,
  ): Violation[] {
    const { responses } = schemasOf(operation);
    const { violation, checkNamed, checkBody } = createSide(operation, 'response');
    const documented = documentedStatus(responses, status) ?? '';
    const expected = responses[documented];
    if (!expected) return [violation(`status ${status} is not documented`)];
    const keys = ['responses', documented];
    const named = checkNamed(expected.headers, [...keys, 'headers'], (name) => headers.get(name));
    if (Object.keys(expected.content).length > 0) {
      return [...named, ...checkBody(expected.content, [...keys, 'content'], headers, body)];
    }
    return body.byteLength === 0 ? named : [...named, violation('body must be empty')];
  }

  return { checkRequest, checkResponse };
}

export const { checkRequest, checkResponse } = createValidator(contracts, exact);
