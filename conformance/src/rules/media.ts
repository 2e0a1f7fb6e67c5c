/** URLs in responses: their form, by the contract's schemes, and the images and videos at them. */
import { allowedUrlSchemes } from '../../../openapi/generated/contentPolicy.ts';
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { findAddress } from '../address.ts';
import {
  type BackendResponse,
  type Exchange,
  headerOf,
  isResponse,
  isSuccess,
} from '../exchange.ts';
import { leavesOf, readJson, textOf } from '../json.ts';
import { urlPlacesOf } from '../schemas.ts';
import { quote, show } from '../secrets.ts';
import type { Rule, Tour } from '../tour.ts';
import { generalize, groupBy, type Violation, violation } from '../violations.ts';

/** A URL in a response. `type` is what is at it, image or video; null for a link. */
type Found = {
  exchange: Exchange;
  pointer: string;
  field: string;
  url: string;
  type: string | null;
};

/** The URLs in a response, by the contract's schema. */
function findUrls(exchange: Exchange): Found[] {
  const places = new Map(
    urlPlacesOf(exchange.step.operation).map(({ pointer, schema }) => [pointer, schema]),
  );
  if (places.size === 0) return [];
  return leavesOf(readJson(exchange)).flatMap(({ field, value }) => {
    const pointer = generalize(field);
    const [schema, url] = [places.get(pointer), textOf(value)];
    if (!schema || !url) return [];
    const type = schema['x-url'] === 'link' ? null : (schema['x-media'] ?? 'image');
    return [{ exchange, pointer, field, url, type }];
  });
}

/** True for a link that the website shows. */
function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return allowedUrlSchemes.link.includes(protocol.slice(0, -1)) && !username && !password;
}

/** Notes URLs that the website does not load or show. */
function checkForm(tour: Tour, { exchange, field, url, type }: Found): boolean {
  const schemes = allowedUrlSchemes[type ? 'media' : 'link'].join(', ');
  const isFit = type ? findAddress(url, tour.world.options.site) !== null : isLink(url);
  const path = type ? 'a path such as /media/… or ' : '';
  const expected = `${path}an absolute URL with ${schemes}, without a user`;
  if (!isFit) tour.note(exchange, field, expected, show(url));
  return isFit;
}

/** Violations of a fetched file: it has to be there, with this type. */
export function checkFile(type: string, field: string, response: BackendResponse): Violation[] {
  const { status } = response;
  const found = quote(headerOf(response, 'content-type').toLowerCase());
  const isThere = status === 200 || status === 206;
  const isEmpty = response.body.length === 0;
  if (isThere && !isEmpty && found.startsWith(type)) return [];
  const article = type.startsWith('image') ? 'an ' : 'a ';
  const expected = `a URL with ${type.includes('/') ? '' : article}${type} at it`;
  const given = isEmpty ? 'an empty file' : found || 'no Content-Type';
  const got = isThere ? given : `status ${status}`;
  return [violation('behaviour', field, expected, got)];
}

/** URLs that are fetched for each place in a response; files that are fetched, whatever a server names. */
const [most, mostFiles] = [2, 200];

/** Files of different calls that fail alike before the others are left out: the cause is one. */
const enough = 4;

/** The first URLs of each place, one of each call first. */
function arrange(media: Found[]): Found[] {
  const operationOf = ({ exchange }: Found) => exchange.step.operation.id;
  const chosen = groupBy(media, (each) => `${operationOf(each)} ${each.pointer}`).flatMap((place) =>
    groupBy(place, ({ url }) => url)
      .slice(0, most)
      .map(([first]) => first),
  );
  const firsts = groupBy(chosen, operationOf).map(([first]) => first);
  return [...new Set([...firsts, ...chosen])].slice(0, mostFiles);
}

export const media: Rule = {
  id: 'media',
  promise: 'links and media: an allowed scheme, and an image or a video at the first ones',
  calls: (Object.keys(operations) as OperationId[]).filter(
    (id) => urlPlacesOf(operations[id]).length > 0,
  ),
  async run(tour) {
    const asked = new Set<string>(tour.calls.map(({ id }) => id));
    const all = tour.world.records
      .map(({ exchange }) => exchange)
      .filter((each) => !each.step.check && isSuccess(each) && asked.has(each.step.operation.id))
      .flatMap(findUrls);
    const sound = all.filter((each) => checkForm(tour, each)).filter(({ type }) => type);
    const failures: (string | undefined)[] = [];
    for (const { exchange, field, url, type } of arrange(sound)) {
      const isOneCause = failures[0] !== undefined && new Set(failures).size === 1;
      if (failures.length === enough && isOneCause) return;
      const { id } = exchange.step.operation;
      const check = checkFile.bind(null, type ?? '', field);
      const changes = { statuses: ['200', '206'], field, check };
      const request = {
        headers: { accept: '*/*', range: 'bytes=0-1023' },
        ...findAddress(url, tour.world.options.site),
      };
      const name = id + field.replaceAll('/', '.');
      const { result } = await tour.call(id, name, `The file ${quote(url)}`, { changes, request });
      failures.push(isResponse(result) ? check(result)[0]?.got : result.reason);
    }
  },
};
