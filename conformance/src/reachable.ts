/** Sends a few requests to each backend before the run, to report a cause that affects all calls in one sentence. */
import { operations } from '../../openapi/generated/operations.ts';
import { type Address, type Client, names } from './client.ts';
import { saying } from './errorText.ts';
import { type Api, type BackendResponse, headerOf, isResponse } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { quote } from './secrets.ts';

const { listServices, listGames, listDepartments, loginAccount, registerAccount } = operations;

/** Calls without parameters. The second backend refuses its calls, because their body is empty. */
const probes = {
  agency: [listServices, listGames, listDepartments],
  hrms: [loginAccount, registerAccount],
} as const;

/** True when a response may come from the contract's backend, so that each call has to be judged by itself. */
function isPlausible(api: Api, response: BackendResponse): boolean {
  const { status } = response;
  if (status === 429) return true;
  if (!/\bjson\b/i.test(headerOf(response, 'content-type')) || status >= 500) return false;
  // A backend may refuse an empty body with 400, but never a list.
  return status !== 404 && (status !== 400 || api === 'hrms') && (status < 300 || status >= 400);
}

function explainRedirect(api: Api, url: string, response: BackendResponse): string | null {
  const location = headerOf(response, 'location');
  if (!URL.canParse(location, url)) return 'redirects every call to nowhere';
  const [from, to] = [new URL(url), new URL(location, url)];
  const isSamePath = from.pathname.replace(/\/$/, '') === to.pathname.replace(/\/$/, '');
  if (from.origin === to.origin) {
    const isSlash = isSamePath && from.search === to.search;
    return isSlash ? null : `redirects every call, here to ${quote(location)}`;
  }
  return isSamePath
    ? `redirects every call to ${quote(to.origin)}; give that as --${api}`
    : `redirects every call to another server, here to ${quote(location)}`;
}

/** What the server does with every call, to complete 'The backend …'; null without a common cause. */
function explainCause(api: Api, url: string, responses: BackendResponse[]): string | null {
  const [first] = responses;
  if (!first || responses.some((each) => isPlausible(api, each))) return null;
  const { status, body } = first;
  if (responses.some((each) => each.status !== status)) return null;
  const { hostname, origin } = new URL(url);
  if (status >= 300 && status < 400) return explainRedirect(api, url, first);
  if (/plain http request was sent to https|HTTP request to an HTTPS server/i.test(String(body))) {
    return `speaks https alone; give ${origin.replace('http:', 'https:')} as --${api}`;
  }
  if (status === 400) {
    return `refuses every call with status 400${saying(first)}; in Django ALLOWED_HOSTS has to name ${hostname}`;
  }
  if (status >= 500) return `fails at every call with status ${status}${saying(first)}`;
  const type = quote(headerOf(first, 'content-type')) || 'no Content-Type';
  return `knows none of the contract's calls: status ${status}, ${type}${saying(first)}; check its URL and port`;
}

/** Throws `CannotRun` if one cause affects all calls of this backend. */
async function refuseCause(client: Client, api: Api, origin: string, first: BackendResponse) {
  const responses = [first];
  for (const operation of isPlausible(api, first) ? [] : probes[api].slice(1)) {
    const result = await client.probe(operation);
    if (!isResponse(result)) return;
    responses.push(result);
  }
  const cause = explainCause(api, origin + probes[api][0].path, responses);
  if (cause) throw new CannotRun(`${names[api]} at ${origin} ${cause}.`);
}

function refuseCredential(response: BackendResponse, { basicAuth }: Options): void {
  const { status } = response;
  if (status !== 401 && status !== 403) return;
  const said = saying(response);
  const isPage = headerOf(response, 'content-type').startsWith('text/html');
  const refusal = basicAuth
    ? `refuses the credential of --basic-auth with status ${status}${said}.`
    : `asks for a credential (status ${status}${said}): give it as --basic-auth USER:PASSWORD.`;
  const cause = status === 403 && isPage ? `refuses every call with status 403${said}.` : refusal;
  throw new CannotRun(`${names.agency} ${cause}`);
}

/**
 * The first response of a backend; null for a broken one, which is a violation as long as another URL responds. Throws
 * `CannotRun` when none does.
 */
async function reach(client: Client, api: Api, origin: string, isReading: boolean) {
  const [operation] = probes[api];
  const get = (address: Address) => client.probe(operation, { method: 'GET', ...address });
  const result = await client.probe(operation, isReading ? { method: 'GET' } : {});
  if (isResponse(result)) return result;
  const { kind, reason } = result;
  if (kind === 'too large' || (kind === 'broken' && isResponse(await get({ path: '/' }))))
    return null;
  const start = `${names[api]} at ${origin} cannot be checked: `;
  if (kind === 'certificate') throw new CannotRun(`${start}${reason}; --insecure accepts it.`);
  const secure = origin.replace('http:', 'https:');
  const other = kind === 'broken' && origin !== secure && (await get({ url: new URL(secure) }));
  if (other && (isResponse(other) || other.kind === 'certificate')) {
    throw new CannotRun(`${start}it speaks https; give --${api} ${secure}.`);
  }
  const isPlain = reason.endsWith('not speak https');
  const remedy = isPlain ? `; give --${api} ${origin.replace('https:', 'http:')}` : '';
  throw new CannotRun(`${start}${reason}${remedy}.`);
}

/** Throws `CannotRun` when a backend cannot be reached, refuses the credential or fails at every call alike. */
export async function requireReachable(client: Client, options: Options): Promise<void> {
  const { agency, hrms, readOnly } = options;
  const first = await reach(client, 'agency', agency, readOnly);
  if (first) refuseCredential(first, options);
  if (first) await refuseCause(client, 'agency', agency, first);
  const other = hrms && (await reach(client, 'hrms', hrms, readOnly));
  if (hrms && other && !readOnly) await refuseCause(client, 'hrms', hrms, other);
}
