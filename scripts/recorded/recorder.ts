/** Writes responses of a real server as examples that the mock can play, one YAML file per operation. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringifyYaml } from '@redocly/openapi-core';
import { credentials, csrf } from '#contract/generated/calls.ts';
import { documentedStatus, type Operation } from '#contract/listExamples.ts';
import { isJson, mediaTypeOf } from '#contract/mediaTypes.ts';
import { contracts } from '#contract/schemas.ts';
import { checkResponse } from '#contract/validate.ts';
import type { BackendResponse, Outgoing } from '../../conformance/src/exchange.ts';
import { parseJson } from '../../conformance/src/json.ts';
import type { RecordedExample } from '../../mocks/responses/recorded.ts';
import { loadRecording } from './loadRecordings.ts';
import { addVisitorInput, createMask } from './mask.ts';

/** Listed violations of a response. */
const maxViolations = 20;

/** A call of the contract, to the server at `backend`. */
type RecordedCall = {
  operation: Operation;
  request: Outgoing;
  response: BackendResponse;
  backend: string;
};

/** A `Set-Cookie` line of the contract's cookies without value and domain; empty for other cookies. */
function maskCookie(line: string): string[] {
  const [, name = ''] = /^([^=;]*)=/.exec(line) ?? [];
  if (name !== credentials.careersSession.name && name !== csrf.cookie) return [];
  return [line.replace(/=[^;]*/, '=masked').replace(/;\s*(domain|expires)=[^;]*/gi, '')];
}

/** The masked path and query of a request, with parameters of the contract only. */
function addressOf({ operation, request, backend }: RecordedCall, clean: (text: string) => string) {
  const { pathname, searchParams } = new URL(request.url);
  const prefix = new URL(backend).pathname.replace(/\/$/, '');
  const { properties } = contracts[operation.api]?.operations[operation.id]?.query ?? {};
  const known = [...searchParams].filter(([name]) => Object.hasOwn(Object(properties), name));
  const query = new URLSearchParams(known.map(([name, value]) => [name, clean(value)]));
  const address = operation.base + clean(pathname.slice(prefix.length));
  return query.size > 0 ? `${address}?${query}` : address;
}

/** The masked example of a call. */
function toExample(call: RecordedCall): RecordedExample {
  const { operation, response, backend } = call;
  const { status, body, headers } = response;
  const { clean, mask } = createMask(operation, status < 300, new URL(backend).origin);
  const { responses = {} } = contracts[operation.api]?.operations[operation.id] ?? {};
  const documented = responses[documentedStatus(responses, status) ?? ''];
  const [contentType = ''] = headers['content-type'] ?? [];
  const type = mediaTypeOf(contentType);
  const parsed = isJson(type) ? parseJson(body) : undefined;
  // A server's own error page may contain anything, even its settings.
  const isReplaced = parsed === undefined && body.length > 0;
  const value = isReplaced
    ? `In place of ${body.length} bytes of ${type || 'no type'}`
    : mask(parsed, documented?.content[type]);
  const names = Object.keys(documented?.headers?.properties ?? {});
  const isTyped = body.length > 0 && (isReplaced || type !== 'application/json');
  const all: [name: string, values: string[]][] = [
    ...names.map((name): [string, string[]] => [
      name,
      headers[name]?.map((text) => clean(text, false)) ?? [],
    ]),
    ['set-cookie', (headers['set-cookie'] ?? []).flatMap(maskCookie)],
    ['content-type', isTyped ? [contentType] : []],
  ];
  const kept = all.filter(([, values]) => values.length > 0);
  const given = new Headers(
    Object.entries(headers).map(([name, values]): [string, string] => [name, values.join(', ')]),
  );
  const violations = checkResponse({ status, headers: given }, new Uint8Array(body).buffer, call)
    .slice(0, maxViolations)
    .map(({ pointer, message }) => clean(`${pointer || '/'} ${message}`));
  const address = addressOf(call, clean);
  return {
    summary: `${operation.method} ${address}, ${new Date().toISOString().slice(0, 10)}`,
    'x-status': status,
    'x-path': address,
    ...(kept.length > 0 && { 'x-headers': Object.fromEntries(kept) }),
    ...(violations.length > 0 && { 'x-violations': violations }),
    ...(value !== undefined && { value }),
  };
}

const identityOf = ({ summary, ...example }: RecordedExample) => JSON.stringify(example);

/**
 * Appends a response to the file of its operation, which people may have edited. Returns a sentence about the result;
 * null for a response that the file already has. Throws a sentence when the file cannot be read or written.
 */
export function record(folder: string, call: RecordedCall): string | null {
  const { operation, request, response } = call;
  if (request.method === 'HEAD' || response.status === 304) return null;
  addVisitorInput(request.content);
  const example = toExample(call);
  const file = path.join(folder, `${operation.id}.yaml`);
  const there = loadRecording(file);
  if (Object.values(there).some((each) => identityOf(each) === identityOf(example))) return null;
  let name = `recorded${response.status}`;
  for (let count = 2; name in there; count++) name = `recorded${response.status}-${count}`;
  const added = stringifyYaml({ [name]: example }, { lineWidth: 120, noRefs: true });
  mkdirSync(folder, { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  appendFileSync(file, text && !text.endsWith('\n') ? `\n${added}` : added);
  const mark = example['x-violations'] ? ', which violates the contract' : '';
  return `recorded as ${operation.id}:${name}${mark}`;
}
