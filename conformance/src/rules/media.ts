/** Checks URLs in responses: their schemes, and the images and videos at them. */
import { allowedUrlSchemes } from '../../../openapi/generated/contentPolicy.ts';
import { findAddress } from '../address.ts';
import {
  type BackendResponse,
  type Exchange,
  headerOf,
  isResponse,
  isSuccess,
  type Operation,
} from '../exchange.ts';
import { leavesOf, readJson, spread, textOf } from '../json.ts';
import { callsWith, type Rule, type Run } from '../rule.ts';
import { urlPlacesOf } from '../schemas.ts';
import { quote, show } from '../secrets.ts';
import { generalize, groupBy, type Violation, violation } from '../violations.ts';

/** A URL in a response. `type` is the type of its file, image or video; null for a link. */
type Found = { exchange: Exchange; type: string | null } & Record<
  'pointer' | 'field' | 'url',
  string
>;

/** The URLs in successful responses of a call, by the contract's schema. */
function findUrls({ state }: Run, { id }: Operation, places: ReturnType<typeof urlPlacesOf>) {
  const schemas = new Map(places.map(({ pointer, schema }) => [pointer, schema]));
  const read = [...state.seen.keys()].filter(
    (each) => each.step.operation.id === id && !each.step.check && isSuccess(each),
  );
  return read.flatMap((exchange) =>
    leavesOf(readJson(exchange)).flatMap(({ field, value }): Found[] => {
      const pointer = generalize(field);
      const [use, url] = [schemas.get(pointer)?.['x-url'], textOf(value)];
      if (!use || !url) return [];
      const type = use === 'link' ? null : use;
      return [{ exchange, pointer, field, url, type }];
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
export function checkForm(run: Run, { exchange, field, url, type }: Omit<Found, 'pointer'>) {
  const address = type ? findAddress(url, run.state.options.site) : null;
  if (address || (!type && isLink(url))) return address;
  const schemes = allowedUrlSchemes[type ? 'media' : 'link'].join(', ');
  const path = type ? 'a path such as /media/… or ' : '';
  const expected = `${path}an absolute URL with ${schemes}, without a user`;
  run.note(exchange, field, expected, show(url));
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

/** Most URLs fetched for each place in a response, spread over its URLs, and most files fetched in a run. */
const [most, mostFiles] = [8, 200];

/** Equal failures of files of different calls after which the rest is skipped: they have one cause. */
const enough = 4;

const operationOf = ({ exchange }: Pick<Found, 'exchange'>) => exchange.step.operation.id;

/** Some URLs of each place, beginning with one of each call. */
function arrange<Each extends Found>(media: Each[]): Each[] {
  const chosen = groupBy(media, (each) => `${operationOf(each)} ${each.pointer}`).flatMap((place) =>
    spread(
      groupBy(place, ({ url }) => url).map(([first]) => first),
      most,
    ),
  );
  const firsts = groupBy(chosen, operationOf).map(([first]) => first);
  return [...new Set([...firsts, ...chosen])].slice(0, mostFiles);
}

const hasUrls = (operation: Operation): boolean => urlPlacesOf(operation).length > 0;

export const media: Rule = {
  id: 'media',
  promise: 'links and media: an allowed scheme, and images or videos at URLs of each place',
  calls: callsWith(hasUrls),
  async check(run) {
    const all = run.calls.flatMap((each) => findUrls(run, each, urlPlacesOf(each)));
    const sound = all.flatMap((each) => {
      const address = checkForm(run, each);
      return address ? [{ ...each, address }] : [];
    });
    const failures: (string | undefined)[] = [];
    for (const each of arrange(sound)) {
      const isOneCause = failures[0] !== undefined && new Set(failures).size === 1;
      if (failures.length === enough && isOneCause) return;
      const { field, url, type, address } = each;
      const check = checkFile.bind(null, type ?? '', field);
      const ask = { file: { address, field, check }, headers: { range: 'bytes=0-1023' } };
      const id = operationOf(each);
      const name = id + field.replaceAll('/', '.');
      const { result } = await run.call(id, name, `The file ${quote(url)}`, ask);
      failures.push(isResponse(result) ? check(result)[0]?.got : result.reason);
    }
  },
};
