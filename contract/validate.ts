import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
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
import { type Content, contracts, createAjv, exact, type JsonSchema, pointTo } from './schemas.ts';

/** A contract violation. `pointer` is a JSON pointer into the message. */
export type Violation = {
  operation: string;
  side: 'request' | 'response';
  pointer: string;
  message: string;
};

type Operation = { readonly id: string; readonly api: string };

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

/** Names of the fields of a form that are files, or lists of files. */
function filesOf(schema: JsonSchema, components: Record<string, JsonSchema> = {}): string[] {
  const follow = (part: unknown): JsonSchema => {
    const { $ref, ...found } = Object(part);
    return $ref ? follow(components[$ref.split('/').at(-1)]) : found;
  };
  const { properties = {}, allOf = [] } = follow(schema);
  const own = Object.entries(Object(properties)).filter(([, field]) =>
    [follow(field), follow(follow(field).items)].some(({ format }) => format === 'binary'),
  );
  const inner = (allOf as JsonSchema[]).flatMap((part) => filesOf(part, components));
  return [...inner, ...own.map(([name]) => name)];
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
      const before: unknown = structuredClone(value);
      const errors = validate(value) ? [] : (validate.errors ?? []);
      const odd = ajv === fromText ? oddNumbers(Object(before), Object(value)) : [];
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
    const files = filesOf(content[type] ?? {}, schemas[operation.api]?.components.schemas);
    const form = await readForm(request, (field) => files.includes(field));
    return form ? check(fromText, [...keys, type], form) : [violation('body must be a form')];
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
