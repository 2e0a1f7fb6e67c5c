/** Rules for the changes that break nobody. A change without a rule breaks. */

/** The site reads responses; clients of a backend send requests. */
export type Side = 'response' | 'request';
/** Whom a change breaks. */
export type Broken = 'site' | 'clients' | null;
export type Facts = Record<string, unknown>;

/** What is allowed now: more values, fewer, others, or the same. */
export type Verdict = 'more' | 'less' | 'other' | 'same';
type Rule = (was: unknown, is: unknown, all: Facts) => Verdict;

/** A response may give less than was promised, and a request may take more. */
export function judge(verdict: Verdict, side: Side): Broken {
  if (verdict === 'same' || verdict === (side === 'response' ? 'less' : 'more')) return null;
  return side === 'response' ? 'site' : 'clients';
}

/** Added and removed parts that break nobody. The site has a text for every unknown failure. */
const safe = new RegExp(
  `^(request|response) ((operation|parameter|body|failure|(required )?header|content) added|content removed)$
  |^request (credential removed|(media type|field|alternative) added)$
  |^response ((required )?field added|alternative removed)$`.replace(/\n\s*/g, ''),
);

/** Whom an added or removed part breaks: `judgePart('required field added', 'request')`. */
export function judgePart(what: string, side: Side): Broken {
  if (what === 'operation removed') return 'site';
  return judge(safe.test(`${side} ${what}`) ? 'same' : 'other', side);
}

/** A set of allowed values. */
const set: Rule = (was, is) => {
  if (!was || !is) return was ? 'more' : 'less';
  const [before, after] = [was, is].map((all) => [all].flat().map((each) => JSON.stringify(each)));
  if (before?.every((each) => after?.includes(each))) return 'more';
  return after?.every((each) => before?.includes(each)) ? 'less' : 'other';
};
/** A limit, which is `none` by default; a higher one allows more or less. */
const limit =
  (none: number, higher: Verdict, lower: Verdict): Rule =>
  (was = none, is = none) => {
    if (typeof was !== 'number' || typeof is !== 'number') return 'other';
    return is === was ? 'same' : is > was ? higher : lower;
  };
const [least, fewest] = [limit(-Infinity, 'less', 'more'), limit(0, 'less', 'more')];
const most = limit(Infinity, 'more', 'less');
const restriction: Rule = (was, is) => {
  if (was !== undefined && is !== undefined) return 'other';
  return was === undefined ? 'less' : 'more';
};
const flag =
  (on: Verdict, off: Verdict): Rule =>
  (was, is) =>
    Boolean(was) === Boolean(is) ? 'same' : is ? on : off;
/** What the site keeps of a backend's content. */
const kept: Rule = (was, is, all) => (set(was, is, all) === 'more' ? 'same' : 'other');
const none: Rule = () => 'same';

/** Texts for people. The site cuts them. */
const isProse = ({ format, pattern, readOnly, contentMediaType, 'x-url': url }: Facts) =>
  !(pattern || readOnly || url) &&
  /^(undefined|email|password) (undefined|text.html)$/.test(`${format} ${contentMediaType}`);

/** A path without the names of its parameters, which are not transmitted. */
export const pathWithoutNames = (path: unknown): string => String(path).replace(/\{.*?\}/g, '{}');

/** The types of a schema, or that of a credential. A value that can only be null has none of its content. */
const types: Rule = (was, is) => {
  const [before = [], after = []] = [was, is].map((each) => [each].flat());
  const has = (all: unknown[], other: unknown[]) =>
    other.every((each) => all.includes(each) || (each === 'integer' && all.includes('number')));
  if (has(after, before)) return 'more';
  return has(before, after) && after.some((each) => each !== 'null') ? 'less' : 'other';
};

const rules: Record<string, Rule> = {
  type: types,
  ...{ enum: set, format: restriction, pattern: restriction },
  ...{ minimum: least, minLength: fewest, minProperties: fewest },
  ...{ maximum: most, maxItems: most },
  maxLength: (was, is, all) =>
    most(was, is, all) === 'more' && isProse(all) ? 'same' : most(was, is, all),
  ...{ readOnly: flag('less', 'same'), writeOnly: flag('more', 'same') },
  ...{ 'x-both-or-neither': flag('less', 'more') },
  // The site ignores fields that it does not know.
  'other fields': (was, is) => (is === 'refused' ? 'less' : was === 'refused' ? 'same' : 'other'),
  'x-order': (_, is) => (is === 'newest first' ? 'less' : 'other'),
  presence: (_, is) => (is === 'required' ? 'less' : 'more'),
  status: (_, is) => (is === '2XX' ? 'more' : 'less'),
  path: (was, is) => (pathWithoutNames(was) === pathWithoutNames(is) ? 'same' : 'other'),
  ...{ 'allowed tags': kept, 'allowed attributes': kept },
  ...{ 'allowed link': kept, 'allowed media': kept },
  ...{ operationId: none, 'x-screens': none },
};

/** Whom a changed fact breaks. `all` are the facts that stood beside it. */
export function judgeFact(name: string, was: unknown, is: unknown, all: Facts, side: Side): Broken {
  // What a list has beyond a lower limit is lost.
  if (name === 'maxItems' && side === 'response') return 'site';
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return judge(rule?.(was, is, all) ?? 'other', side);
}
