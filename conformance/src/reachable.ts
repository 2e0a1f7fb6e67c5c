/** Sends a few requests to each backend before the run, to report a cause that affects all calls in one sentence. */
import { operations } from '../../openapi/generated/operations.ts';
import { type Client, names } from './client.ts';
import { type ApiName, type BackendResponse, headerOf, isResponse } from './exchange.ts';
import { saying } from './json.ts';
import { CannotRun, type Options } from './options.ts';
import { quote } from './secrets.ts';

const { listServices, listGames, listDepartments, loginAccount, registerAccount } = operations;

/** Calls without parameters. The second backend refuses its calls, because their body is empty. */
const probes = {
  agency: [listServices, listGames, listDepartments],
  hrms: [loginAccount, registerAccount],
} as const;

/** True when a response may come from the contract's backend, so that each call has to be judged by itself. */
function isPlausible(api: ApiName, response: BackendResponse): boolean {
  const { status } = response;
  if (status === 429) return true;
  if (!/\bjson\b/i.test(headerOf(response, 'content-type')) || status >= 500) return false;
  // A backend may refuse an empty body with 400, but never a list.
  return status !== 404 && (status !== 400 || api === 'hrms') && (status < 300 || status >= 400);
}

/** What the server does with every call, to complete 'The backend …'; null if calls have to be judged one by one. */
function explainCause(api: ApiName, url: string, response: BackendResponse): string | null {
  const { status, body } = response;
  if (status >= 300 && status < 400) {
    const location = headerOf(response, 'location');
    const to = URL.canParse(location, url) ? new URL(location, url).href : '';
    // A redirect to the same path without or with a slash belongs to the call.
    if (to.replace(/\/$/, '') === url.replace(/\/$/, '')) return null;
    return `redirects every call, here to ${quote(location) || 'nowhere'}; check --${api}`;
  }
  const { hostname, origin } = new URL(url);
  if (/plain http request was sent to https|HTTP request to an HTTPS server/i.test(String(body))) {
    return `speaks https alone; give ${origin.replace('http:', 'https:')} as --${api}`;
  }
  const type = quote(headerOf(response, 'content-type')) || 'no Content-Type';
  const isHost = status === 400;
  const hint = isHost
    ? `in Django ALLOWED_HOSTS has to name ${hostname}`
    : 'check its URL and port';
  const calls = probes[api].map(({ id }) => id).join(', ');
  const isNew = status === 404 ? `, or build one of these calls first: ${calls}` : '';
  return `responds to every call with status ${status}, ${type}${saying(response)}; ${hint}${isNew}`;
}

/**
 * The first response of a backend; null for a broken one, which is a violation as long as another URL responds. Throws
 * `CannotRun` when none does.
 */
async function reach(client: Client, api: ApiName, origin: string, isReading: boolean) {
  const [operation] = probes[api];
  const result = await client.probe(operation, isReading ? { method: 'GET' } : {});
  if (isResponse(result)) return result;
  const { kind, reason } = result;
  const isElsewhere =
    kind === 'broken' && isResponse(await client.probe(operation, { method: 'GET', path: '/' }));
  if (kind === 'too large' || isElsewhere) return null;
  const other = /^https:/.test(origin) ? origin.replace(/s:/, ':') : origin.replace(/:/, 's:');
  const hints = { certificate: '; --insecure accepts it', broken: `; try ${other}` };
  const hint = hints[kind as keyof typeof hints] ?? '';
  throw new CannotRun(`${names[api]} at ${origin} cannot be checked: ${reason}${hint}.`);
}

/** Throws `CannotRun` when a backend cannot be reached, refuses the credential or fails at every call alike. */
export async function requireReachable(client: Client, options: Options): Promise<void> {
  const { basicAuth, readOnly } = options;
  for (const api of ['agency', 'hrms'] as const) {
    const origin = options[api];
    const first = origin && (await reach(client, api, origin, readOnly));
    if (!first || (readOnly && api === 'hrms')) continue;
    const { status } = first;
    const isPage = headerOf(first, 'content-type').startsWith('text/html');
    if (api === 'agency' && (status === 401 || (status === 403 && !isPage))) {
      const what = basicAuth ? 'refuses the credential' : 'asks for a credential';
      const hint = basicAuth ? '' : ': give it as --basic-auth USER:PASSWORD';
      throw new CannotRun(`${names.agency} ${what} (status ${status}${saying(first)})${hint}.`);
    }
    if (isPlausible(api, first)) continue;
    const results = await Promise.all(probes[api].slice(1).map((each) => client.probe(each)));
    const isAlike = results.every(
      (each) => isResponse(each) && each.status === status && !isPlausible(api, each),
    );
    const cause = isAlike && explainCause(api, origin + probes[api][0].path, first);
    if (cause) throw new CannotRun(`${names[api]} at ${origin} ${cause}.`);
  }
}
