/** A way to break the mock backend: one call, one fault, and the field at which it must be reported. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { Answer } from '../../../scripts/conformance/exchange.ts';

/** What a broken server sends: an answer, one that ends after `cut` bytes, or nothing at all. */
export type Broken = (Answer & { cut?: number }) | 'reset';

/**
 * `field` is where the fault lies, with `*` for a list's places. `breaks` changes the answers of the call with the given
 * status (every one without it); `rewrites` changes the address before the mock sees it.
 */
export type Mutant = {
  name: string;
  sort: string;
  operation: OperationId;
  field: string;
  status?: number;
  breaks?: (answer: Answer, url: URL) => Broken;
  rewrites?: (url: URL) => void;
};

type Json = Record<string, unknown>;

/** Changes the JSON of an answer. */
export function inBody(change: (body: Json) => unknown): NonNullable<Mutant['breaks']> {
  return (answer) => {
    const body = JSON.parse(String(answer.body)) as Json;
    return { ...answer, body: Buffer.from(JSON.stringify(change(body))) };
  };
}

/**
 * Changes what stands at a JSON pointer; `change` gets the object that holds the last key, and that key. An answer without
 * such a place, as an empty list is, stays as it is.
 */
export function atField(
  pointer: string,
  change: (holder: Json, key: string) => void,
): NonNullable<Mutant['breaks']> {
  return inBody((body) => {
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json | undefined>((value, key) => value?.[key] as Json, body);
    if (holder) change(holder, last);
    return body;
  });
}

/** Replaces what stands at a JSON pointer. */
export function setField(pointer: string, value: unknown): NonNullable<Mutant['breaks']> {
  return atField(pointer, (holder, key) => {
    holder[key] = value;
  });
}

/** Replaces a header; null takes it away. */
export function setHeader(name: string, value: string | null): NonNullable<Mutant['breaks']> {
  return (answer) => {
    const { [name]: _, ...rest } = answer.headers;
    return { ...answer, headers: value === null ? rest : { ...rest, [name]: [value] } };
  };
}

/** Changes each `Set-Cookie` line; null takes it away. */
export function onCookies(change: (line: string) => string | null): NonNullable<Mutant['breaks']> {
  return (answer) => {
    const lines = (answer.headers['set-cookie'] ?? []).map(change).filter((line) => line !== null);
    return { ...answer, headers: { ...answer.headers, 'set-cookie': lines } };
  };
}

/** An HTML page in place of the answer, as a gateway or a framework's error page sends it. */
export function asHtml(answer: Answer): Answer {
  const body = Buffer.from('<!doctype html><title>Gateway</title><h1>Please wait</h1>');
  return { ...answer, headers: { ...answer.headers, 'content-type': ['text/html'] }, body };
}
