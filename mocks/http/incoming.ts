/** What servers on this machine take of a request: its target, its origin and its body. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as limits from '#contract/generated/limits.ts';
import { operations } from '#contract/generated/operations.ts';
import { listExamples, type Operation } from '#contract/listExamples.ts';
import { toResponse } from '../responses/examples.ts';

/** Error that becomes a response, by default with its status and message. */
export class Refusal extends Error {
  readonly response: Response;
  constructor(status: number, error: string, response?: Response) {
    super(error);
    this.response = response ?? Response.json({ error, detail: error }, { status });
  }
}

/** Whether a host name is this machine's, or one of `hosts`. */
export const isOwn = (name: string, hosts: readonly string[] = []): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(name) || hosts.includes(name);

/** The URL of a request. Throws a `Refusal` for none, and, against DNS rebinding, for a host that is not our own. */
export function parseTarget({ url = '', headers }: IncomingMessage, hosts: readonly string[]): URL {
  const host = `http://${headers.host ?? 'localhost'}`;
  const target = url.startsWith('/') ? host + url : url;
  for (const each of [host, target]) {
    if (!URL.canParse(each)) throw new Refusal(400, 'The target or the Host header is no URL.');
    const { hostname } = new URL(each);
    if (isOwn(hostname, hosts)) continue;
    throw new Refusal(421, `This server does not answer to ${hostname}. See --help.`);
  }
  return new URL(target);
}

/** True if the browser's headers name a page of another site; other programs do not send them. */
export function isFromOtherSite(headers: IncomingHttpHeaders, hosts?: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === 'cross-site';
  return !URL.canParse(origin) || !isOwn(new URL(origin).hostname, hosts);
}

type Limits = { format?: string; maxLength?: number };

/** Bytes of the largest body of the contract: a file's length is in bytes, and JSON may escape a character with 12. */
export const maxBodyBytes = Math.max(
  ...Object.values<object>(limits).map((fields) =>
    Object.values<Limits>(Object(fields)).reduce(
      (sum, { format, maxLength = 0 }) => sum + maxLength * (format === 'binary' ? 1 : 12),
      0,
    ),
  ),
);

/** Reads a request's body. Throws the call's documented `Refusal` of one that is larger than any of the contract. */
export async function readBody(
  incoming: IncomingMessage,
  operation: Operation = operations.sendEmail,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open for the refusal.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    chunks.push(chunk);
    if (size <= maxBodyBytes) continue;
    const example = listExamples(operation).find(({ status }) => status === 413);
    const response = example && toResponse(operation, example);
    throw new Refusal(413, 'The body is larger than any of the contract.', response);
  }
  return Buffer.concat(chunks);
}
