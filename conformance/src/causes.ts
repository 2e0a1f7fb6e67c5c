/** Causes that lie in the whole server, such as a wrong port: said in one sentence in place of one for each call. */
import { type Api, type BackendResponse, headerOf } from './exchange.ts';
import { saying } from './ownWords.ts';

/** True when a response may come from the contract's backend, so that each call has to be judged by itself. */
export function isPlausible(api: Api, response: BackendResponse): boolean {
  const { status } = response;
  if (!/\bjson\b/i.test(headerOf(response, 'content-type')) || status >= 500) return false;
  // An empty body is refused with 400, a list never.
  return status !== 404 && (status !== 400 || api === 'hrms') && (status < 300 || status >= 400);
}

function explainRedirect(option: string, url: string, response: BackendResponse): string | null {
  const location = headerOf(response, 'location');
  if (!URL.canParse(location, url)) return 'redirects every call to nowhere';
  const [from, to] = [new URL(url), new URL(location, url)];
  const bare = ({ pathname }: URL) => pathname.replace(/\/$/, '');
  if (from.origin === to.origin) {
    return bare(from) === bare(to) && from.search === to.search
      ? null
      : `redirects every call, here to ${location}`;
  }
  return bare(from) === bare(to)
    ? `redirects every call to ${to.origin}; give that as ${option}`
    : `redirects every call to another server, here to ${location}`;
}

/** What the server does to every call, to complete 'The backend …'; null when there is no common cause. */
export function explainCause(api: Api, url: string, responses: BackendResponse[]): string | null {
  const option = `--${api}`;
  const [first] = responses;
  if (!first || responses.some((each) => isPlausible(api, each))) return null;
  if (responses.some(({ status }) => status !== first.status)) return null;
  const { status, body } = first;
  const { hostname, origin } = new URL(url);
  if (status >= 300 && status < 400) return explainRedirect(option, url, first);
  if (
    /plain http request was sent to https port|HTTP request to an HTTPS server/i.test(String(body))
  ) {
    return `speaks https alone; give ${origin.replace('http:', 'https:')} as ${option}`;
  }
  if (status === 400) {
    return `refuses every call with status 400${saying(first)}; in Django ALLOWED_HOSTS has to name ${hostname}`;
  }
  if (status >= 500) return `fails at every call with status ${status}${saying(first)}`;
  const type = headerOf(first, 'content-type') || 'no Content-Type';
  return `knows none of the contract's calls: status ${status}, ${type}${saying(first)}; check its URL and port`;
}
