/** Images, videos and files: where their URLs stand in responses, the form of URLs, and what is there. */
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
import { generalize, groupBy, show, type Violation, violation } from '../violations.ts';

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

/** True for a path on the origin and for an absolute URL. */
export const isRooted = (url: string): boolean => /^(\/(?!\/)|[a-z][a-z0-9+.-]*:)/i.test(url);

/** URLs that are relative to the page that shows them. */
export function checkMediaForm(pages: Page[]) {
  const expected = 'a path such as /media/… or an absolute URL, not one relative to the page';
  const resumes = pages.flatMap(({ exchange, body }) => {
    const url = textOf(body?.profile?.resume);
    return url ? [{ exchange, field: '/profile/resume', url }] : [];
  });
  return [...pages.flatMap(findMedia), ...resumes]
    .filter(({ url }) => !isRooted(url))
    .map(({ exchange, field, url }) => broken(exchange, field, expected, show(url)));
}

/** Violations of a fetched file: it has to be there, with this type. */
export function checkFile(type: string, field: string, response: BackendResponse): Violation[] {
  const { status } = response;
  const found = headerOf(response, 'content-type').toLowerCase();
  const isThere = status === 200 || status === 206;
  if (isThere && found.startsWith(type)) return [];
  const article = type.startsWith('image') ? 'an ' : 'a ';
  const expected = `a URL with ${type.includes('/') ? '' : article}${type} at it`;
  const got = isThere ? found || 'no Content-Type' : `status ${status}`;
  return [violation('behaviour', field, expected, got)];
}

/** URLs that are fetched for each place in a response. */
const most = 2;

/** The path below the backend where the URL is on its own or the website's origin. */
function toPath(url: string, requested: string, site: string | null): string {
  const here = new URL(requested);
  const { origin, pathname, search } = new URL(url, here);
  return [here.origin, site].includes(origin) ? pathname + search : url;
}

/** The first URLs of each place, without relative ones and those of another scheme. */
function sample({ records }: Trail): Media[] {
  const all = records
    .filter(({ exchange }) => !exchange.step.check)
    .flatMap(({ exchange }) => findMedia({ exchange, body: readJson(exchange) }))
    .filter(({ url }) => isRooted(url) && !/^(?!https?:)[a-z]+:/i.test(url));
  const placeOf = ({ exchange, pointer }: Media) => `${exchange.step.operation.id} ${pointer}`;
  const chosen = groupBy(all, placeOf).flatMap((media) =>
    groupBy(media, ({ url }) => url)
      .slice(0, most)
      .map(([first]) => first),
  );
  return all.filter((each) => chosen.includes(each));
}

/** Files of different calls that fail alike before the others are left out: the cause is one. */
const enough = 4;

/** One file of each call first. */
function arrange(media: Media[]): Media[] {
  const groups = groupBy(media, ({ exchange }) => exchange.step.operation.id);
  const firsts = groups.map(([first]) => first);
  return [...firsts, ...media.filter((each) => !firsts.includes(each))];
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
    const step = createStep('media', id, `The file ${url}`, operation.id, changes);
    const path = toPath(url, exchange.request.url, trail.site);
    const headers = { accept: '*/*', range: 'bytes=0-1023' };
    const { result } = await trail.recorder.call(step, { path, headers });
    failures.push(isResponse(result) ? check(result)[0]?.got : result.reason);
  }
}
