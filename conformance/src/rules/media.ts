/** Checks URLs in responses: their schemes, and the images and videos at them. */
import { allowedUrlSchemes } from '../../../openapi/generated/contentPolicy.ts';
import { findAddress } from '../client.ts';
import {
  type BackendResponse,
  type Exchange,
  headerOf,
  isResponse,
  isSuccess,
  type Operation,
} from '../exchange.ts';
import { leavesOf, readJson, spread, textOf } from '../json.ts';
import { callsWith, inParallel, type Rule, type Run } from '../rule.ts';
import { urlPlacesOf } from '../schemas.ts';
import { quote, show } from '../secrets.ts';
import { generalize, groupBy, type Violation, violation } from '../violations.ts';

/** A URL in a response. `type` is the type of its file, image or video; null for a link. */
type Found = { exchange: Exchange; type: string | null; field: string; url: string };

/** The URLs in successful responses of a call, by the contract's schema. */
function findUrls({ state }: Run, operation: Operation): Found[] {
  const schemas = new Map(urlPlacesOf(operation).map(({ pointer, schema }) => [pointer, schema]));
  const read = [...state.seen.keys()].filter(
    (each) => each.step.operation.id === operation.id && !each.step.file && isSuccess(each),
  );
  return read.flatMap((exchange) =>
    leavesOf(readJson(exchange)).flatMap(({ field, value }): Found[] => {
      const [use, url] = [schemas.get(generalize(field))?.['x-url'], textOf(value)];
      return use && url ? [{ exchange, field, url, type: use === 'link' ? null : use }] : [];
    }),
  );
}

/** True for a link that the website shows. */
function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return allowedUrlSchemes.link.includes(protocol.slice(0, -1)) && !username && !password;
}

/** The address of a media URL; notes a URL that the website does not load or show. */
export function checkUrl(run: Run, { exchange, field, url, type }: Found) {
  const address = type ? findAddress(url, run.state.options) : null;
  if (address || (!type && isLink(url))) return address;
  const schemes = allowedUrlSchemes[type ? 'media' : 'link'].join(', ');
  const path = type ? 'a path such as /media/… or ' : '';
  const expected = `${path}an absolute URL with ${schemes}, without a user`;
  run.note(exchange, [field, expected, show(url)]);
  return null;
}

/** Violations of a fetched file: it must exist and have this type. */
export function checkFile(type: string, field: string, response: BackendResponse): Violation[] {
  const { status, body } = response;
  const found = quote(headerOf(response, 'content-type').toLowerCase());
  const isThere = status === 200 || status === 206;
  if (isThere && body.length > 0 && found.startsWith(type)) return [];
  const article = type.includes('/') ? '' : type === 'image' ? 'an ' : 'a ';
  const given = body.length === 0 ? 'an empty file' : found || 'no Content-Type';
  const got = isThere ? given : `status ${status}`;
  return [violation('behaviour', field, `a URL with ${article}${type} at it`, got)];
}

/** URLs fetched for each place in a response: the first and the last. */
const maxFiles = 2;

/** Equal failures of files after which the rest is skipped: they have one cause. */
const maxFailures = 4;

const operationOf = ({ exchange }: Found) => exchange.step.operation.id;

/** Some URLs of each place, beginning with one of each call. */
function choose<Each extends Found>(media: Each[]): Each[] {
  const places = groupBy(media, (each) => `${operationOf(each)} ${generalize(each.field)}`);
  const chosen = places.flatMap((place) => {
    const different = groupBy(place, ({ url }) => url).map(([first]) => first);
    return spread(different, maxFiles);
  });
  const firsts = groupBy(chosen, operationOf).map(([first]) => first);
  return [...new Set([...firsts, ...chosen])];
}

/** The URLs of responses and the files at them. */
export const media: Rule = {
  id: 'media',
  promise: 'links and media: an allowed scheme, and images or videos at URLs of each place',
  calls: callsWith((operation) => urlPlacesOf(operation).length > 0),
  async check(run) {
    const found = run.calls.flatMap((each) => findUrls(run, each));
    const valid = found.flatMap((each) => {
      const address = checkUrl(run, each);
      return address ? [{ ...each, address }] : [];
    });
    const failures: (string | undefined)[] = [];
    await inParallel(choose(valid), run.state.options.concurrency, async (each) => {
      const isOneCause = failures[0] !== undefined && new Set(failures).size === 1;
      if (failures.length >= maxFailures && isOneCause) return;
      const { field, url, type, address } = each;
      const check = checkFile.bind(null, type ?? '', field);
      const ask = { file: { address, field, check }, headers: { range: 'bytes=0-1023' } };
      const { result } = await run.call(operationOf(each), quote(url), ask);
      failures.push(isResponse(result) ? check(result)[0]?.got : result.reason);
    });
  },
};
