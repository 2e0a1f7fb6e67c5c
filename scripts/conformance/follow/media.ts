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
  const seen = new Map<string, number>();
  const urls = new Set<string>();
  const all = trail.records
    .filter(({ exchange: { step, result } }) => !step.check && isResponse(result))
    .flatMap(({ exchange }) => findMedia({ exchange, body: readJson(exchange) }));
  return all.filter(({ exchange, pointer, url }) => {
    const key = `${exchange.step.operation.id} ${pointer}`;
    const count = seen.get(key) ?? 0;
    if (
      count >= most ||
      urls.has(`${key} ${url}`) ||
      !isRooted(url) ||
      /^(?!https?:)[a-z]+:/i.test(url)
    ) {
      return false;
    }
    seen.set(key, count + 1);
    urls.add(`${key} ${url}`);
    return true;
  });
}

/** Fetches the first URLs of each place: the file has to be there, with the right type. */
export async function followMedia(trail: Trail): Promise<void> {
  for (const { exchange, field, url, type } of sample(trail)) {
    const { operation } = exchange.step;
    if (!trail.isAsked(operation.id)) continue;
    if (trail.recorder.ended.aborted) return;
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
    await trail.recorder.call(step, { method: 'GET', path, headers, body: null });
  }
}
