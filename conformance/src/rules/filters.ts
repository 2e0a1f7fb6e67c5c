/** Tries filters of lists alone, in pairs, and with searches: results must match, and none may be missing. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { longText, strangeText } from '../bodies.ts';
import type { Exchange, Operation } from '../exchange.ts';
import { nameOf, plainText, readJson, recordsOf, textOf } from '../json.ts';
import { callsWith, type Row, type Rule, type Run } from '../rule.ts';
import { parametersOf, recordFieldsOf } from '../schemas.ts';
import { longestWord } from '../searchWords.ts';
import { quote, show } from '../secrets.ts';
import { type Facts, type Filter, factsOf, hasFilters, type Item } from './filterFacts.ts';

/** A query: values of filters, and words to search for. */
type Asked = { filters: [Filter, value: string][]; search?: string };

/** Most values tried of a filter, records whose count is compared, and records examined for both. */
const [mostValues, mostCounts, mostItems] = [2, 12, 200];

function toQuery({ search = '' }: Facts, asked: Asked): Record<string, string> {
  const values = asked.filters.map(([{ name }, value]) => [name, value]);
  return { ...Object.fromEntries(values), ...(asked.search && { [search]: asked.search }) };
}

const toText = (query: Record<string, string>): string => quote(String(new URLSearchParams(query)));

/** Whether a record contains the whole word: a full-text search need not find parts of words. */
const isFound = ({ inList }: Facts, item: Item, word: string): boolean =>
  inList
    .flatMap((field) => (nameOf(item[field]) ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .includes(word.toLowerCase());

/** Notes a record that is missing from the results. */
function noteMissing(run: Run, exchange: Exchange, { key, by }: Facts, item: Item, why: string) {
  const names = recordsOf(readJson(exchange), key).map((each) => each[by]);
  const got = names.length > 0 ? `only ${show(names)}` : 'no record';
  run.note(exchange, `/${key}`, `the record ${quote(plainText(item[by]))}, ${why}`, got);
}

/**
 * Notes records that do not match, the first missing one, and one that is not in the unfiltered list. Returns the
 * parameters of filters that a record does not match.
 */
function checkFiltered(run: Run, exchange: Exchange, facts: Facts, asked: Asked, rows: Row[]) {
  const { key, by } = facts;
  const all = rows.map(({ record }) => record);
  const items = recordsOf(readJson(exchange), key);
  const broken: string[] = [];
  for (const [index, item] of items.entries()) {
    for (const [{ name, field, fits }, value] of asked.filters) {
      if (fits(item, value)) continue;
      broken.push(name);
      const meant = name === field ? show(value) : `the ${field}`;
      const expected = `only records with ${meant}, as asked for`;
      run.note(exchange, `/${key}/${index}/${field}`, expected, show(item[field]));
    }
  }
  const [found, known] = [items, all].map((list) => new Set(list.map((item) => item[by])));
  const isMeant = (item: Item) =>
    asked.filters.every(([{ read }, value]) => read(item) === value) &&
    (asked.search === undefined || isFound(facts, item, asked.search));
  const missing = all.find((item) => !found?.has(item[by]) && isMeant(item));
  const why = `which fits ${toText(toQuery(facts, asked))}`;
  if (missing) noteMissing(run, exchange, facts, missing, why);
  const extra = items.find((item) => !known?.has(item[by]));
  if (extra && rows[0]) {
    const expected = `the whole list with ${quote(plainText(extra[by]))}, which a filter shows`;
    run.note(rows[0].exchange, `/${key}`, expected, `${all.length} records`);
  }
  return broken;
}

/** Checks that records are ordered newest first, whatever the query. */
function checkOrder(run: Run, exchange: Exchange, { key, newestBy }: Facts): void {
  const dated = recordsOf(readJson(exchange), key)
    .map((item, index) => ({ index, date: textOf(item[newestBy]) ?? '' }))
    .filter(({ date }) => date !== '');
  const at = dated.findIndex(({ date }, place) => date > (dated[place - 1]?.date ?? date));
  const wrong = dated[at];
  if (!wrong) return;
  const got = quote(`${wrong.date} after ${dated[at - 1]?.date}`);
  run.note(exchange, `/${key}/${wrong.index}/${newestBy}`, 'the newest record first', got);
}

/** Values of two filters that one record matches; other records match only one of them, so ignoring a filter shows. */
function findPair(items: Item[], one: Filter, other: Filter): Asked[] {
  const pairs = items.flatMap((item) => {
    const [first, second] = [one.read(item), other.read(item)];
    return first && second ? [{ first, second }] : [];
  });
  const rate = ({ first, second }: (typeof pairs)[number]) =>
    Number(pairs.some((each) => each.first === first && each.second !== second)) +
    Number(pairs.some((each) => each.first !== first && each.second === second));
  const [best] = pairs.toSorted((a, b) => rate(b) - rate(a));
  const both = (first: string, second: string): Asked['filters'] => [
    [one, first],
    [other, second],
  ];
  return best ? [{ filters: both(best.first, best.second) }] : [];
}

/** Queries of lawful values whose results are known. */
function planQueries(items: Item[], { filters, inList }: Facts): Asked[] {
  const valuesOf = ({ read }: Filter) =>
    [...new Set(items.map(read))].filter((value) => value !== undefined);
  const alone = filters.flatMap((filter) => {
    const values = valuesOf(filter).slice(0, mostValues);
    return values.map((value): Asked => ({ filters: [[filter, value]] }));
  });
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other) => findPair(items, one, other)),
  );
  const [first = '', ...others] = inList;
  const titled = items.find((item) => longestWord(item[first]));
  const word = longestWord(titled?.[first])?.toUpperCase();
  const words = others.map((field) => {
    const found = items.map((item) => longestWord(nameOf(item[field]), plainText(item[first])));
    return found.find(Boolean)?.toLowerCase();
  });
  const searches = [word, ...words].flatMap((search): Asked[] =>
    search ? [{ filters: [], search }] : [],
  );
  const both = filters.flatMap((filter): Asked[] => {
    const other = valuesOf(filter).find((value) => titled && value !== filter.read(titled));
    return word && other ? [{ filters: [[filter, other]], search: word }] : [];
  });
  return [...alone, ...pairs, ...searches, ...both];
}

/** Checks that a search finds a record by a word that is only on the record's own page. */
async function searchDetail(run: Run, facts: Facts, items: Item[]): Promise<void> {
  const { id, key, by, detail, search, inList, inDetail } = facts;
  const item = items.find((each) => textOf(each[by]));
  const place = `/${plainText(item?.[by])}/`;
  const page = [...run.state.seen.keys()].find(
    ({ step, request }) => step.operation.id === detail?.id && request.url.includes(place),
  );
  const body = page && readJson(page);
  const record = detail?.envelope ? body?.[detail.envelope] : body;
  const known = inList.map((field) => nameOf(record?.[field])).join(' ');
  const word = inDetail.map((field) => longestWord(record?.[field], known)).find(Boolean);
  if (!search || !item || !word) {
    const reason = `needs a record with its ${inDetail.join(', ')} in \`${detail?.id}\``;
    run.skip(id, 'byDetail', reason);
    return;
  }
  const ask = { query: { [search]: word } };
  const found = await run.call(id, 'byDetail', 'Records found by a word of their page', ask);
  const names = recordsOf(readJson(found), key).map((each) => plainText(each[by]));
  if (names.includes(plainText(item[by]))) return;
  noteMissing(run, found, facts, item, `whose page has ${show(word)}`);
}

/**
 * Searches for words that no record has, for special characters, and with values that the contract does not allow.
 * `broken` are the parameters of filters that have already returned wrong records.
 */
async function askOddly(run: Run, { id, key, search, outside }: Facts, broken: Set<string>) {
  const { nonsense } = run.state.data;
  const expectNone = async (query: Record<string, string>, statuses?: string[]) => {
    const text = `No record, for ${toText(query)}`;
    const list = await run.call(id, 'nothing', text, { query, statuses });
    const found = recordsOf(readJson(list), key).length;
    const isKnown = Object.keys(query).some((name) => broken.has(name));
    if (found > 0 && !isKnown) run.note(list, `/${key}`, 'no record', `${found} records`);
  };
  for (const [name, values] of outside) {
    for (const value of values) await expectNone({ [name]: value }, ['200', '400', '404']);
  }
  if (!search) return;
  await expectNone({ [search]: nonsense });
  const signs = [`${nonsense}'`, `"${nonsense}`, `${nonsense}%_\\`, '(', '*', '<b>'];
  for (const text of [...signs, strangeText, longText(200)]) {
    await run.call(id, 'odd', `A search for ${quote(text)}`, { query: { [search]: text } });
  }
}

async function tryFilters(run: Run, operation: Operation): Promise<void> {
  const { id } = operation;
  const facts = factsOf(run.state, operation);
  const rows = run.state.rows.get(id) ?? [];
  const items = rows.slice(0, mostItems).map(({ record }) => record);
  if (rows[0]) checkOrder(run, rows[0].exchange, facts);
  else run.skip(id, id, `needs a record in \`${id}\``);
  const unknown = facts.filters.filter(({ read }) => items.length > 0 && !items.some(read));
  for (const { name, field } of unknown) {
    run.skip(id, name, `needs a record with its ${field} in \`${id}\``);
  }
  const broken = new Set<string>();
  for (const asked of planQueries(items, facts)) {
    const query = toQuery(facts, asked);
    const text = `Records with ${toText(query)}, and no other`;
    const list = await run.call(id, Object.keys(query).join('-'), text, { query });
    for (const name of checkFiltered(run, list, facts, asked, rows)) broken.add(name);
    checkOrder(run, list, facts);
  }
  await searchDetail(run, facts, items);
  await askOddly(run, facts, broken);
}

/** Counts in a list's records: the property, and the list whose records it counts. */
const countsOf = (operation: Operation) =>
  recordFieldsOf(operation).flatMap(({ name, schema }) => {
    const counted: OperationId | undefined = schema['x-counts'];
    return counted ? [{ name, counted: operations[counted] as Operation }] : [];
  });

/** Checks that a count in a record equals the number of records in the list filtered by that record. */
async function checkCounts(run: Run, { id }: Operation, name: string, counted: Operation) {
  const key = counted.list?.key ?? '';
  const parameters = parametersOf(counted, 'query');
  const parameter = parameters.find(({ schema }) => schema['x-id-of'] === id)?.name ?? '';
  const rows = run.state.rows.get(id) ?? [];
  const facts = factsOf(run.state, counted);
  const filter = facts.filters.find(({ name }) => name === parameter);
  const all = run.state.rows.get(counted.id) ?? [];
  const isKnown = all.some(({ record }) => filter?.read(record));
  for (const { exchange, field, record } of rows.slice(0, mostCounts)) {
    const query = { [parameter]: plainText(record.id) };
    const text = `Records with ${toText(query)}, to be counted`;
    const list = await run.call(counted.id, 'count', text, { query });
    const count = recordsOf(readJson(list), key).length;
    // A wrongly filtered list is the cause of the wrong count.
    const known = run.state.seen.get(list)?.length;
    const filters: Asked['filters'] = filter && isKnown ? [[filter, plainText(record.id)]] : [];
    if (filters.length > 0) checkFiltered(run, list, facts, { filters }, all);
    if (run.state.seen.get(list)?.length !== known) continue;
    if (!run.isMet(list) || !readJson(list)?.[key]) continue;
    if (Number(plainText(record[name])) === count) continue;
    const expected = `${count}, as many as \`${counted.id}\` has with this record`;
    run.note(exchange, `${field}/${name}`, expected, show(record[name]));
  }
}

export const filters: Rule = {
  id: 'filters',
  promise:
    'filters alone, in pairs and with searches: nothing extra, nothing missing, in order; unusual values',
  calls: callsWith((each) => hasFilters(each) || countsOf(each).length > 0),
  check: (run) =>
    run.each(async (operation) => {
      if (hasFilters(operation)) await tryFilters(run, operation);
      for (const { name, counted } of countsOf(operation)) {
        await checkCounts(run, operation, name, counted);
      }
    }),
};
