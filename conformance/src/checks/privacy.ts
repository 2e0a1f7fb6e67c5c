/** Checks caching and cross-origin access of personal responses. */
import { isPersonal } from '../../../openapi/isPersonal.ts';
import { type BackendResponse, type Exchange, headerOf } from '../exchange.ts';
import { type Violation, violation } from '../violations.ts';

/** Caches store a GET response unless told not to, any other response only when told to. */
function isKept(method: string, cacheControl: string): boolean {
  if (/\b(no-store|private)\b/i.test(cacheControl)) return false;
  return method === 'GET' || /\bpublic\b|\b(s-)?max-?age=[1-9]/i.test(cacheControl);
}

function checkCaching({ request }: Exchange, response: BackendResponse): Violation[] {
  const value = headerOf(response, 'cache-control');
  if (response.status >= 300 || !isKept(request.method, value)) return [];
  const expected = 'no-store or private, so that no cache gives it to somebody else';
  return [violation('caching', 'header Cache-Control', expected, value || 'no Cache-Control')];
}

function checkSharing({ request }: Exchange, response: BackendResponse): Violation[] {
  const allowed = headerOf(response, 'access-control-allow-origin');
  const withCredentials = headerOf(response, 'access-control-allow-credentials') === 'true';
  const own = new URL(request.url).origin;
  const { origin = own } = request.headers;
  const isOpen = allowed === '*' || allowed === 'null' || (allowed === origin && origin !== own);
  if (!withCredentials || !isOpen) return [];
  const expected = 'no other origin that may read this with credentials';
  const got = `${allowed} with Access-Control-Allow-Credentials: true`;
  return [violation('sharing', 'header Access-Control-Allow-Origin', expected, got)];
}

/** Violations in the caching and CORS headers of a personal call; none for public calls. */
export function checkPrivacy(exchange: Exchange, response: BackendResponse): Violation[] {
  if (!isPersonal(exchange.step.operation)) return [];
  return [...checkCaching(exchange, response), ...checkSharing(exchange, response)];
}
