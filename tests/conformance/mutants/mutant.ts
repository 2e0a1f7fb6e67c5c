/** A mutant of the mock backend: one operation, one fault, and the field at which it must be reported. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';

/** What a mutant sends: a response, one cut off after `cut` bytes, or a connection reset. */
export type Broken = (BackendResponse & { cut?: number }) | 'reset';

/**
 * `field` is the location of the fault, with `*` for list indexes. `breaks` changes the responses with `status` (all
 * without it); `rewrites` changes the request URL.
 */
export type Mutant = {
  name: string;
  sort: string;
  operation: OperationId;
  field: string;
  status?: number;
  breaks?: (response: BackendResponse, url: URL) => Broken;
  rewrites?: (url: URL) => void;
};

/** Changes a response. */
export type Breaks = NonNullable<Mutant['breaks']>;

/** A row of a table of mutants; without a status every response is broken. */
export type Row = [OperationId, status: number | undefined, field: string, what: string, Breaks];

/** The mutants of one sort. */
export function mutants(sort: string, rows: Row[]): Mutant[] {
  return rows.map(([operation, status, field, what, breaks]) => {
    const name = `${[operation, status].filter(Boolean).join(' ')}: ${what}`;
    return { name, sort, operation, status, field, breaks };
  });
}

type Json = Record<string, unknown>;

export function inBody(change: (body: Json) => unknown): Breaks {
  return (response) => {
    const body = JSON.parse(String(response.body)) as Json;
    return { ...response, body: Buffer.from(JSON.stringify(change(body))) };
  };
}

/**
 * Changes the value at a JSON pointer; `change` gets its parent object and key. Responses without that parent are
 * unchanged.
 */
export function atField(pointer: string, change: (holder: Json, key: string) => void): Breaks {
  return inBody((body) => {
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json | undefined>((value, key) => value?.[key] as Json, body);
    if (holder) change(holder, last);
    return body;
  });
}

export function setField(pointer: string, value: unknown): Breaks {
  return atField(pointer, (holder, key) => {
    holder[key] = value;
  });
}

/** Replaces a header; null removes it. */
export function setHeader(name: string, value: string | null): Breaks {
  return (response) => {
    const { [name]: _, ...rest } = response.headers;
    return { ...response, headers: value === null ? rest : { ...rest, [name]: [value] } };
  };
}

/** Replaces a part of a cookie's `Set-Cookie` line. */
export function inCookie(name: string, part: string | RegExp, by: string): Breaks {
  return (response) => {
    const lines = (response.headers['set-cookie'] ?? []).map((line) =>
      line.startsWith(`${name}=`) ? line.replace(part, by) : line,
    );
    return { ...response, headers: { ...response.headers, 'set-cookie': lines.filter(Boolean) } };
  };
}

/** Replaces a response by an HTML page, as gateways and error pages do. */
export function asHtml(response: BackendResponse): BackendResponse {
  const body = Buffer.from('<!doctype html><title>Gateway</title><h1>Please wait</h1>');
  return { ...response, headers: { ...response.headers, 'content-type': ['text/html'] }, body };
}
