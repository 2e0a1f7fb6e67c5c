/** The mock backend over HTTP, for curl, other clients and the edge. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { examples } from '#contract/generated/agency.examples.ts';
import { respond, type ViolationListener } from './backend.ts';
import { profiles } from './db/collections.ts';
import { resumeUrl } from './db/describeProfile.ts';
import { findSender } from './db/sessions.ts';
import { ready } from './db/store.ts';
import { respondFromMock } from './handlers.ts';

const media = sirv(fileURLToPath(new URL('assets', import.meta.url)), { dev: true });

/** Converts a Node request. `base` is the path under which the website reaches the backend. */
export async function toRequest(incoming: IncomingMessage, base: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming);
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${base}${incoming.url}`, {
    method,
    headers,
    body,
  });
}

/** The stored resume: all have one URL, at which each candidate finds their own. Null for another path. */
async function respondWithResume(request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== resumeUrl) return null;
  await ready();
  const email = findSender(request);
  const content = email && profiles.findFirst((q) => q.where({ email }))?.resume.content;
  const headers = { 'Cache-Control': 'no-store' };
  if (!content) return Response.json(examples.checkProfile.notSignedIn, { status: 401, headers });
  return new Response(Buffer.from(content, 'base64'), {
    headers: { ...headers, 'Content-Type': 'application/pdf' },
  });
}

async function send(
  response: Response,
  { method }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...(method === 'HEAD' ? {} : { 'content-length': body.length }),
    ...Object.fromEntries(response.headers),
    'set-cookie': response.headers.getSetCookie(),
  });
  outgoing.end(body);
}

/**
 * An HTTP server (not yet listening) with the mock backend and its images under /media/. `base` is the path under
 * which the website reaches this backend ('' or '/hrms').
 */
export function createHttpMock(base: string, onViolation: ViolationListener): Server {
  return createServer((incoming, outgoing) => {
    const handle = async () => {
      const request = await toRequest(incoming, base);
      const resume = await respondWithResume(request);
      const response = resume ?? (await respond(request, onViolation, respondFromMock));
      await send(response, incoming, outgoing);
    };
    const fail = (error: unknown) => {
      console.error(error);
      outgoing.writeHead(500).end();
    };
    if (!incoming.url?.startsWith('/media/') || incoming.url === resumeUrl) {
      handle().catch(fail);
      return;
    }
    incoming.url = incoming.url.slice('/media'.length);
    media(incoming, outgoing, () => {
      outgoing.writeHead(404).end();
    });
  });
}
