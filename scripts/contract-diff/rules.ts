/** Rules for breaking changes of a contract. */

/**
 * Whom a change breaks: the site, if a response has less or something else; a backend's clients, if a request needs
 * more or something else.
 */
export type Broken = 'site' | 'clients' | null;

export type Side = 'response' | 'request';

/** Whom a change breaks on each side: a schema that allows more, less or other values, or an added or removed part. */
const rules: Record<string, [response: Broken, request: Broken]> = {
  more: ['site', null],
  less: [null, 'clients'],
  other: ['site', 'clients'],
  same: [null, null],
  'operation added': [null, null],
  'operation removed': ['site', 'site'],
  'field added': [null, null],
  'required field added': [null, 'clients'],
  'field removed': ['site', 'clients'],
  'field renamed': ['site', 'clients'],
  // Items of a list, values of a map.
  'items added': ['site', 'clients'],
  'items removed': ['site', 'clients'],
  // One of several schemas.
  'alternative added': ['site', null],
  'alternative removed': [null, 'clients'],
  'media type added': ['site', null],
  'media type removed': ['site', 'clients'],
  'parameter added': [null, null],
  'required parameter added': [null, 'clients'],
  'parameter removed': [null, 'clients'],
  'parameter renamed': [null, 'clients'],
  'body added': [null, null],
  'required body added': [null, 'clients'],
  'body removed': [null, 'clients'],
  'credential added': [null, 'clients'],
  'credential removed': [null, null],
  'success added': ['site', null],
  'success removed': ['site', null],
  // The site has a text for every unknown failure.
  'failure added': [null, null],
  'failure removed': ['site', null],
  'header added': [null, null],
  'required header added': [null, null],
  'header removed': ['site', null],
  'header renamed': ['site', null],
  'example added': [null, null],
  'example removed': [null, null],
};

/** Whom the change of a part breaks. Throws if the table has no rule. */
export function judge(rule: string, side: Side): Broken {
  const row = rules[rule];
  if (!row) throw new Error(`No rule for: ${rule}`);
  return row[side === 'response' ? 0 : 1];
}

type Compare = (was: unknown, is: unknown) => 'more' | 'less' | 'other' | 'same';

/** Compares sets of allowed values; undefined allows every value. Every integer is a number. */
const set: Compare = (was, is) => {
  if (was === undefined || is === undefined) return was === undefined ? 'less' : 'more';
  const listItems = (value: unknown) => {
    const items = [value].flat().map((item) => JSON.stringify(item));
    return items.includes('"number"') ? [...items, '"integer"'] : items;
  };
  const [before, after] = [listItems(was), listItems(is)];
  if (before.every((item) => after.includes(item))) return 'more';
  return after.every((item) => before.includes(item)) ? 'less' : 'other';
};
const least: Compare = (was, is) =>
  Number(is ?? -Infinity) < Number(was ?? -Infinity) ? 'more' : 'less';
const most: Compare = (was, is) =>
  Number(is ?? Infinity) > Number(was ?? Infinity) ? 'more' : 'less';
const restriction: Compare = (was, is) => {
  if (was === undefined) return 'less';
  return is === undefined ? 'more' : 'other';
};
const allowance: Compare = (_, is) => (is === 'required' || is === 'refused' ? 'less' : 'more');
/** Compares what the site keeps of a backend's content: keeping less breaks. */
const kept: Compare = (was, is) => (set(was, is) === 'more' ? 'same' : 'other');
const other: Compare = () => 'other';
const none: Compare = () => 'same';

/** A path without the names of its parameters, which are not transmitted. */
export const barePath = (path: unknown): string => String(path).replace(/\{.*?\}/g, '{}');

/**
 * Comparisons of facts by name. A change of any other keyword counts as other values, of any other extension as none.
 */
const facts: Record<string, Compare> = {
  ...{ type: set, enum: set, presence: allowance, null: allowance, 'other fields': allowance },
  ...{ minimum: least, exclusiveMinimum: least, maximum: most, exclusiveMaximum: most },
  ...{ minLength: least, minItems: least, minProperties: least },
  ...{ maxLength: most, maxItems: most, maxProperties: most },
  ...{ format: restriction, pattern: restriction, multipleOf: restriction },
  uniqueItems: (_, is) => (is ? 'less' : 'more'),
  status: (_, is) => (/XX|default/.test(String(is)) ? 'more' : 'less'),
  path: (was, is) => (barePath(was) === barePath(is) ? 'same' : 'other'),
  ...{ 'x-cookie': other, 'x-prefix': other, 'x-unit-price': other, 'x-url': other },
  ...{ 'x-allowed-html tags': kept, 'x-allowed-html attributes': kept },
  ...{ 'x-allowed-url-schemes link': kept, 'x-allowed-url-schemes media': kept },
  ...{ default: none, deprecated: none, readOnly: none, writeOnly: none },
  ...{ operationId: none, 'example value': none },
};

/** Whom a changed fact of a part breaks. */
export function judgeFact(name: string, was: unknown, is: unknown, side: Side): Broken {
  // Clients ignore unknown fields.
  if (name === 'other fields' && side === 'response') return null;
  const compare = facts[name] ?? (name.startsWith('x-') ? none : other);
  return judge(compare(was, is), side);
}
