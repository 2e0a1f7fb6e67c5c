/** Checks requests and responses against the contract while they travel. */
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import { documentedStatus } from './listExamples.ts';
import { filePart, readForm, readNamed, readQuery } from './readRequest.ts';
import { type Content, type Contracts, contracts, createAjv, exact, pointTo } from './schemas.ts';

/** A breach of the contract: which call, which side, where in the message (JSON pointer), and what is wrong. */
export type Violation = {
  operation: string;
  side: 'request' | 'response';
  pointer: string;
  message: string;
};

type Operation = { readonly id: string; readonly api: string };

/** The call that a message belongs to, with the values of its path parameters. */
export type Call = { operation: Operation; params: Record<string, string> };

/** Value of a cookie that a request carries. Browsers hide the header, so a host there reads it elsewhere. */
export type ReadCookie = (request: Request, name: string) => string | undefined;

const readCookieHeader: ReadCookie = (request, name) => {
  const pairs = (request.headers.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
};

/** Names the key itself where Ajv names only the object that holds it. */
function pointerOf({ instancePath, params, keyword }: ErrorObject): string {
  const key = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  return typeof key === 'string' ? `${instancePath}/${key}` : instancePath;
}

const decoder = new TextDecoder();

function parseJson(body: ArrayBuffer): { value: unknown } | null {
  try {
    return { value: JSON.parse(decoder.decode(body)) };
  } catch {
    return null;
  }
}

const isForm = (type: string) =>
  type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded';

/** The documented content type that covers a message's: that very one, or a range as `image/*`. */
function coveringType(content: Content, headers: Headers): string | undefined {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(/\s*;/);
  return [type, `${type.split('/')[0]}/*`, '*/*'].find((each) => Object.hasOwn(content, each));
}

/** The checks of one contract set: its calls' requests and responses in, their breaches of the contract out. */
export function createValidator(schemas: Contracts, exact = createAjv(schemas)) {
  /** Parameters, headers and form fields arrive as text. */
  const fromText = createAjv(schemas, exact);
  fromText.addFormat('binary', (text: string) => text === filePart);

  /** Checks one side of a call. `keys` is where the schemas stand among the call's. */
  function createSide({ id, api }: Operation, side: Violation['side']) {
    const violation = (message: string): Violation[] => [
      { operation: id, side, pointer: '', message },
    ];

    function check(ajv: Ajv2020, keys: string[], value: unknown): Violation[] {
      const pointer = pointTo(api, id, ...keys);
      const validate = ajv.getSchema(pointer);
      if (!validate) throw new Error(`No schema at ${pointer}`);
      if (validate(value)) return [];
      return (validate.errors ?? []).map((error) => ({
        operation: id,
        side,
        pointer: pointerOf(error),
        message: error.message ?? error.keyword,
      }));
    }

    function mismatch(content: Content, headers: Headers): Violation[] {
      const expected = Object.keys(content).join(' or ');
      const type = headers.get('content-type') ?? 'none';
      return violation(`content type must be ${expected}, is ${type}`);
    }

    /** Files have nothing to check. */
    function checkBody(keys: string[], type: string, body: ArrayBuffer): Violation[] {
      if (/[/+]json$/.test(type)) {
        const json = parseJson(body);
        return json ? check(exact, [...keys, type], json.value) : violation('body must be JSON');
      }
      return type.startsWith('text/') ? check(exact, [...keys, type], decoder.decode(body)) : [];
    }

    return { violation, check, mismatch, checkBody };
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
    const { violation, check, mismatch, checkBody } = createSide(operation, 'request');
    const type = coveringType(requestBody.content, headers);
    if (type === undefined) return mismatch(requestBody.content, headers);
    const keys = ['requestBody', 'content'];
    if (!isForm(type)) return checkBody(keys, type, await request.clone().arrayBuffer());
    const form = await readForm(request);
    return form ? check(fromText, [...keys, type], form) : violation('body must be a form');
  }

  /** A request in, its breaches of the contract out (none on a good one). */
  async function checkRequest(
    request: Request,
    { operation, params }: Call,
    readCookie = readCookieHeader,
  ): Promise<Violation[]> {
    const { query, headers, cookies } = schemasOf(operation);
    const { check } = createSide(operation, 'request');
    const violations = [
      ...check(fromText, ['path'], { ...params }),
      ...check(fromText, ['query'], readQuery(request.url, query)),
    ];
    if (headers) {
      const values = readNamed(headers, (name) => request.headers.get(name));
      violations.push(...check(fromText, ['headers'], values));
    }
    if (cookies) {
      const values = readNamed(cookies, (name) => readCookie(request, name));
      violations.push(...check(fromText, ['cookies'], values));
    }
    return [...violations, ...(await checkRequestBody(request, operation))];
  }

  /** The head of a response and its body in, its breaches of the contract out (none on a good one). */
  function checkResponse(
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    body: ArrayBuffer,
    { operation }: Pick<Call, 'operation'>,
  ): Violation[] {
    const { responses } = schemasOf(operation);
    const { violation, check, mismatch, checkBody } = createSide(operation, 'response');
    const documented = documentedStatus(responses, status) ?? '';
    const expected = responses[documented];
    if (!expected) return violation(`status ${status} is not documented`);
    const keys = ['responses', documented];
    const violations: Violation[] = [];
    if (expected.headers) {
      const values = readNamed(expected.headers, (name) => headers.get(name));
      violations.push(...check(fromText, [...keys, 'headers'], values));
    }
    if (Object.keys(expected.content).length === 0) {
      return body.byteLength === 0
        ? violations
        : [...violations, ...violation('body must be empty')];
    }
    const type = coveringType(expected.content, headers);
    return type === undefined
      ? [...violations, ...mismatch(expected.content, headers)]
      : [...violations, ...checkBody([...keys, 'content'], type, body)];
  }

  return { checkRequest, checkResponse };
}

/** The checks of the website's contracts. */
export const { checkRequest, checkResponse } = createValidator(contracts, exact);
