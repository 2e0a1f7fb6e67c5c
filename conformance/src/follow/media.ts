/** Fetches a sample of the images and videos. */
import { checkFile, findMedia, isRooted, type Media } from '../checks/media.ts';
import { createStep, isResponse } from '../exchange.ts';
import { readJson } from '../json.ts';
import { groupBy } from '../violations.ts';
import type { Trail } from './trail.ts';

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
