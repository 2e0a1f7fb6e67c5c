/** Checks who may keep and who may read answers that belong to one visitor. */
import { isPersonal } from '#contract/isPersonal.ts';
import { type Answer, type Exchange, headerOf } from '../exchange.ts';
import type { Problem } from '../findings.ts';

/** A cache keeps a GET's answer unless told not to, any other answer only when told to. */
function isKept(method: string, cacheControl: string): boolean {
  if (/\b(no-store|private)\b/i.test(cacheControl)) return false;
  return method === 'GET' || /\bpublic\b|\b(s-)?max-?age=[1-9]/i.test(cacheControl);
}

function checkCaching({ request }: Exchange, answer: Answer): Problem[] {
  const value = headerOf(answer, 'cache-control');
  if (answer.status >= 300 || !isKept(request.method, value)) return [];
  return [
    {
      kind: 'caching',
      field: 'header Cache-Control',
      expected: 'no-store or private, so that no cache gives it to somebody else',
      got: value || 'no Cache-Control',
    },
  ];
}

function checkSharing({ request }: Exchange, answer: Answer): Problem[] {
  const allowed = headerOf(answer, 'access-control-allow-origin');
  const withCredentials = headerOf(answer, 'access-control-allow-credentials') === 'true';
  const own = new URL(request.url).origin;
  const { origin = own } = request.headers;
  const isOpen = allowed === '*' || allowed === 'null' || (allowed === origin && origin !== own);
  if (!withCredentials || !isOpen) return [];
  return [
    {
      kind: 'sharing',
      field: 'header Access-Control-Allow-Origin',
      expected: 'no other origin that may read this with credentials',
      got: `${allowed} with Access-Control-Allow-Credentials: true`,
    },
  ];
}

/** Caching and cross-origin reading of an answer; nothing to check where it is the same for everybody. */
export function checkPrivacy(exchange: Exchange, answer: Answer): Problem[] {
  if (!isPersonal(exchange.step.operation)) return [];
  return [...checkCaching(exchange, answer), ...checkSharing(exchange, answer)];
}
