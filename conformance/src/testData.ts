/** The data of a run: unique accounts, and how bodies are encoded. */
import { randomBytes } from 'node:crypto';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Exchange, Finding, Operation } from './exchange.ts';
import type { Json } from './json.ts';
import type { Options } from './options.ts';
import { bodySchemaOf } from './schemas.ts';

const randomPassword = () => `${randomBytes(9).toString('base64url')}-aA1`;

/** Creates test data that is new in every run. */
export function createTestData() {
  const marker = `conformance-${randomBytes(5).toString('hex')}`;
  const [password, otherPassword] = [randomPassword(), randomPassword()];
  /** A session id or token that the server never issued. */
  const forgedKey = randomBytes(16).toString('hex');
  let accounts = 0;
  return {
    ...{ marker, password, otherPassword, forgedKey },
    /** A word that no text contains. */
    nonsense: `zq${Array.from(randomBytes(10), (byte) => 'bcdfghjklmnpqrst'[byte % 16]).join('')}`,
    comments: `Written by the conformance run ${marker}. Nobody waits for an answer.`,
    /** A username, an email address and a payment method that no account has. */
    newAccount() {
      accounts += 1;
      const username = `${marker}-${accounts}`;
      const method = `pm_${username.replaceAll('-', '_')}`;
      return { username, email: `${username}@people.example`, method };
    },
  };
}

export type TestData = ReturnType<typeof createTestData>;

/** A record of a list, its exchange, and its JSON pointer. */
export type Row = { exchange: Exchange; field: string; record: NonNullable<Json> };

/** A step that was not executed, with the reason. */
type SkippedStep = Record<'rule' | 'reason', string> & { operation: OperationId };

/** Data collected about the server so far. */
export type RunState = {
  options: Options;
  data: TestData;
  /** All exchanges, with the violations in the response itself, and those that a step or a comparison found. */
  seen: Map<Exchange, Record<'own' | 'noted', Finding[]>>;
  skipped: SkippedStep[];
  /** True for a call whose violations are reported. */
  isReported(id: OperationId): boolean;
  /** The records of each list, over all its pages. */
  rows: Map<OperationId, Row[]>;
};

/** The properties of a body by name; a file is a `File`. */
export type Values = Record<string, unknown>;

/** A file to upload, of the type that the website sends. */
export const createFile = (name: string, content: Buffer): File =>
  new File([new Uint8Array(content)], name, { type: 'application/pdf' });

/** Encodes a body with the content type of the call; omits properties that are undefined. */
export async function encode(
  operation: Operation,
  values: Values,
): Promise<{ body: Buffer; type: string; content: unknown }> {
  const { type = 'application/json', fields = [] } = bodySchemaOf(operation) ?? {};
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  if (!type.startsWith('multipart/')) {
    const content = Object.fromEntries(entries);
    return { body: Buffer.from(JSON.stringify(content)), type, content };
  }
  const form = new FormData();
  // A form without parts is no multipart body, which a server may refuse before anything else.
  if (entries.length === 0) form.append(fields[0]?.name ?? '', '');
  for (const [name, value] of entries) {
    for (const each of [value].flat())
      form.append(name, each instanceof File ? each : String(each));
  }
  const response = new Response(form);
  const boundary = response.headers.get('content-type') ?? type;
  const content = [...form].map(([name, value]) => ({ [name]: value }));
  return { body: Buffer.from(await response.arrayBuffer()), type: boundary, content };
}
