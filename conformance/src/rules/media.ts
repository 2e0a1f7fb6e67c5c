/** Checks URLs in responses: their schemes, and the images and videos at them. */
import { allowedUrlSchemes } from '../../../openapi/generated/contentPolicy.ts';
import type { Address } from '../client.ts';
import {
  type Exchange,
  type Finding,
  headerOf,
  isResponse,
  isSuccess,
  type Result,
} from '../exchange.ts';
import { inParallel } from '../inParallel.ts';
import { generalize, groupBy, leavesOf, nonEmptyText, parseBody, spread } from '../json.ts';
import type { Options } from '../options.ts';
import { callsWith, type Rule, type Run } from '../rule.ts';
import { urlPlacesOf } from '../schemas.ts';
import { quote, show } from '../secrets.ts';

/** A URL in a response. `type` is the type of its file, image or video; null for a link. */
type Found = { exchange: Exchange; type: string | null; field: string; url: string };

/** The URLs in successful responses of the rule's calls, by the contract's schema. */
function findUrls({ state, calls }: Run): Found[] {
  const places = new Map(
    calls.flatMap((operation) =>
      urlPlacesOf(operation).map((place) => [`${operation.id} ${place.pointer}`, place.use]),
    ),
  );
  return [...state.seen.keys()].filter(isSuccess).flatMap((exchange) =>
    leavesOf(parseBody(exchange)).flatMap(({ field, value }): Found[] => {
      const use = places.get(`${exchange.step.operation.id} ${generalize(field)}`);
      const url = nonEmptyText(value);
      return use && url ? [{ exchange, field, url, type: use === 'link' ? null : use }] : [];
    }),
  );
}

const base = 'http://website.invalid';

/**
 * The address of a media URL as the edge would find it: below the backend's URL, also where it names the origin of the
 * website or the backend. Null for a URL that the website does not load: relative to the page or to the scheme, with a
 * scheme that the contract does not allow, or with a user.
 */
function findAddress(text: string, { agency, site }: Options): Address | null {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  const isPath = url?.origin === base && text.startsWith('/');
  const schemes = allowedUrlSchemes.media.join('|');
  const isAbsolute = new RegExp(`^(${schemes})://`, 'i').test(text);
  if (!url || url.username || url.password || !(isPath || isAbsolute)) return null;
  const backend = new URL(agency);
  if (!isPath && url.origin !== site && url.origin !== backend.origin) return { url };
  const prefix = backend.pathname.replace(/\/$/, '');
  const isPrefixed = prefix !== '' && url.pathname.startsWith(`${prefix}/`);
  return { path: url.pathname.slice(isPrefixed ? prefix.length : 0) + url.search };
}

/** True for a link that the website shows. */
function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return allowedUrlSchemes.link.includes(protocol.slice(0, -1)) && !username && !password;
}

/** The address of a media URL; notes a URL that the website does not load or show. */
export function checkUrl(run: Run, { exchange, field, url, type }: Found): Address | null {
  const address = type ? findAddress(url, run.state.options) : null;
  if (address || (!type && isLink(url))) return address;
  const schemes = allowedUrlSchemes[type ? 'media' : 'link'].join(', ');
  const path = type ? 'a path such as /media/… or ' : '';
  const expected = `${path}an absolute URL with ${schemes}, without a user`;
  run.note(exchange, [field, expected, show(url)]);
  return null;
}

/** Finds a file that is absent, or has another type. */
export function checkFile(type: string, field: string, url: string, result: Result): Finding[] {
  const article = type.includes('/') ? '' : type === 'image' ? 'an ' : 'a ';
  const wrong = (got: string): Finding[] => [
    [field, `a URL with ${article}${type} at it`, `${got} at ${quote(url)}`],
  ];
  // The beginning of a large file is enough.
  if (!isResponse(result)) return result.kind === 'too large' ? [] : wrong(result.reason);
  const { status, body } = result;
  if (status !== 200 && status !== 206) return wrong(`status ${status}`);
  const found = quote(headerOf(result, 'content-type').toLowerCase());
  if (body.length > 0 && found.startsWith(type)) return [];
  return wrong(body.length === 0 ? 'an empty file' : found || 'no Content-Type');
}

/** URLs fetched for each place in a response: the first and the last. */
const maxFiles = 2;

/** Some URLs of each place, those of the same file and type together. */
function choose(media: Found[]): [Found, ...Found[]][] {
  const placeOf = ({ exchange, field }: Found) =>
    `${exchange.step.operation.id} ${generalize(field)}`;
  const chosen = groupBy(media, placeOf).flatMap((place) =>
    spread(
      groupBy(place, ({ url }) => url).map(([first]) => first),
      maxFiles,
    ),
  );
  return groupBy(chosen, ({ url, type }) => `${type} ${url}`);
}

/** The URLs of responses and the files at them. */
export const media: Rule = {
  id: 'media',
  calls: callsWith((operation) => urlPlacesOf(operation).length > 0),
  async check(run) {
    const valid = findUrls(run).filter((each) => checkUrl(run, each));
    await inParallel(choose(valid), run.max, async (same) => {
      const [{ exchange, url, type }] = same;
      const address = findAddress(url, run.state.options);
      if (!address) return;
      const { operation } = exchange.step;
      const result = await run.fetchFile(operation, address, undefined, 'bytes=0-1023');
      for (const { exchange, field } of same) {
        run.note(exchange, ...checkFile(type ?? '', field, url, result));
      }
    });
  },
};
