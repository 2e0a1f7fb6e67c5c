/** Images, videos and files: where their URLs stand in responses, the form of URLs, and what is there. */
import { allowedUrlSchemes } from '../../../openapi/generated/contentPolicy.ts';
import { findAddress } from '../address.ts';
import {
  type BackendResponse,
  broken,
  createStep,
  type Exchange,
  headerOf,
  isResponse,
} from '../exchange.ts';
import type { Trail } from '../follow/trail.ts';
import { leavesOf, type Page, readJson, textOf } from '../json.ts';
import { quote, show } from '../secrets.ts';
import { generalize, groupBy, type Violation, violation } from '../violations.ts';

/** Fields with the URL of an image or a video, with `*` for an index. */
const places = {
  image: /\/(icon[12]|image|image_url|main_image_url|thumb|thumb_full)$|_images\/\*$/,
  video: /\/video$|\/videos\/\*(\/(video_)?url)?$/,
};

/** A media URL in a response; `type` is what it has to be, image or video. */
type Media = Record<'pointer' | 'field' | 'url' | 'type', string> & { exchange: Exchange };

/** All media URLs in a response. */
function findMedia({ exchange, body }: Page): Media[] {
  return leavesOf(body).flatMap(({ field, value }) => {
    const pointer = generalize(field);
    const [type] = Object.entries(places).find(([, place]) => place.test(pointer)) ?? [];
    const url = textOf(value);
    return type && url ? [{ exchange, pointer, field, url, type }] : [];
  });
}

/** URLs that the website does not load. */
export function checkMediaForm(pages: Page[], site: string | null) {
  const schemes = allowedUrlSchemes.media.join(' or ');
  const expected = `a path such as /media/… or an absolute URL with ${schemes}, without a user`;
  const resumes = pages.flatMap(({ exchange, body }) => {
    const url = textOf(body?.profile?.resume);
    return url ? [{ exchange, field: '/profile/resume', url }] : [];
  });
  return [...pages.flatMap(findMedia), ...resumes]
    .filter(({ url }) => findAddress(url, site) === null)
    .map(({ exchange, field, url }) => broken(exchange, field, expected, show(url)));
}

/** Violations of a fetched file: it has to be there, with this type. */
export function checkFile(type: string, field: string, response: BackendResponse): Violation[] {
  const { status } = response;
  const found = quote(headerOf(response, 'content-type').toLowerCase());
  const isThere = status === 200 || status === 206;
  if (isThere && found.startsWith(type)) return [];
  const article = type.startsWith('image') ? 'an ' : 'a ';
  const expected = `a URL with ${type.includes('/') ? '' : article}${type} at it`;
  const got = isThere ? found || 'no Content-Type' : `status ${status}`;
  return [violation('behaviour', field, expected, got)];
}

/** URLs that are fetched for each place in a response. */
const most = 2;

/** The first URLs of each place that the website loads. */
function sample({ records, site }: Trail): Media[] {
  const all = records
    .filter(({ exchange }) => !exchange.step.check)
    .flatMap(({ exchange }) => findMedia({ exchange, body: readJson(exchange) }))
    .filter(({ url }) => findAddress(url, site) !== null);
  const placeOf = ({ exchange, pointer }: Media) => `${exchange.step.operation.id} ${pointer}`;
  const chosen = groupBy(all, placeOf).flatMap((media) =>
    groupBy(media, ({ url }) => url)
      .slice(0, most)
      .map(([first]) => first),
  );
  return chosen;
}

/** Files of different calls that fail alike before the others are left out: the cause is one. */
const enough = 4;

/** Files that are fetched, whatever a server names. */
const mostFiles = 200;

/** One file of each call first. */
function arrange(media: Media[]): Media[] {
  const groups = groupBy(media, ({ exchange }) => exchange.step.operation.id);
  const firsts = groups.map(([first]) => first);
  return [...new Set([...firsts, ...media])].slice(0, mostFiles);
}

/** Fetches the first URLs of each place: the file has to be there, with the right type. */
export async function followMedia(trail: Trail): Promise<void> {
  const failures: (string | undefined)[] = [];
  for (const { exchange, field, url, type } of arrange(sample(trail))) {
    const { operation } = exchange.step;
    if (!trail.isAsked(operation.id)) continue;
    const isOneCause = failures[0] !== undefined && new Set(failures).size === 1;
    if (trail.recorder.ended.aborted || (failures.length === enough && isOneCause)) return;
    const check = checkFile.bind(null, type, field);
    const id = operation.id + field.replaceAll('/', '.');
    const changes = { statuses: [200, 206], field, check };
    const step = createStep('media', id, `The file ${quote(url)}`, operation.id, changes);
    const headers = { accept: '*/*', range: 'bytes=0-1023' };
    const request = { headers, ...findAddress(url, trail.site) };
    const { result } = await trail.recorder.call(step, request);
    failures.push(isResponse(result) ? check(result)[0]?.got : result.reason);
  }
}
