/** Fetches a sample of the images and videos. */
import { checkFile, findMedia, isRooted, type Media } from '../checks/media.ts';
import { isResponse } from '../exchange.ts';
import { readJson } from '../json.ts';
import type { Trail } from './trail.ts';

/** URLs that are fetched for each place in a response. */
const most = 2;

/** The path below the backend where the URL is on its own or the website's origin. */
function toPath(url: string, requested: string, site: string | null): string {
  const here = new URL(requested);
  const { origin, pathname, search } = new URL(url, here);
  return [here.origin, site].includes(origin) ? pathname + search : url;
}

function sample(trail: Trail): Media[] {
  const seen = new Map<string, Set<string>>();
  const all = trail.records
    .filter(({ exchange: { step, result } }) => !step.check && isResponse(result))
    .flatMap(({ exchange }) => findMedia({ exchange, body: readJson(exchange) }));
  return all.filter(({ exchange, pointer, url }) => {
    const key = `${exchange.step.operation.id} ${pointer}`;
    const urls = seen.get(key) ?? new Set();
    const isFetched = isRooted(url) && !/^(?!https?:)[a-z]+:/i.test(url);
    if (!isFetched || urls.size >= most || urls.has(url)) return false;
    seen.set(key, urls.add(url));
    return true;
  });
}

/** Files of different calls that fail alike before the others are left out: the cause is one. */
const enough = 4;

/** One file of each call first. */
function arrange(media: Media[]): Media[] {
  const idOf = ({ exchange }: Media) => exchange.step.operation.id;
  const isFirst = (each: Media) => media.find((other) => idOf(other) === idOf(each)) === each;
  return [...media.filter(isFirst), ...media.filter((each) => !isFirst(each))];
}

/** Fetches the first URLs of each place: the file has to be there, with the right type. */
export async function followMedia(trail: Trail): Promise<void> {
  const failures: (string | undefined)[] = [];
  for (const { exchange, field, url, type } of arrange(sample(trail))) {
    const { operation } = exchange.step;
    if (!trail.isAsked(operation.id)) continue;
    const isOneCause = failures[0] !== undefined && new Set(failures).size === 1;
    if (trail.recorder.ended.aborted || (failures.length === enough && isOneCause)) return;
    const step = {
      workflowId: 'media',
      id: `${operation.id}${field.replaceAll('/', '.')}`,
      description: `The file ${url}`,
      operation,
      statuses: [200, 206],
      field,
      check: checkFile.bind(null, type, field),
    };
    const path = toPath(url, exchange.request.url, trail.site);
    const headers = { accept: '*/*', range: 'bytes=0-1023' };
    const { result } = await trail.recorder.call(step, { path, headers });
    failures.push(isResponse(result) ? step.check(result)[0]?.got : result.reason);
  }
}
