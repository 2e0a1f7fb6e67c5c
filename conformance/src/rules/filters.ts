/** Tries filters of lists alone, in pairs, and with searches: results must match, and none may be missing. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { longText, strangeText } from '../bodies.ts';
import type { Operation } from '../exchange.ts';
import { nameOf, plainText, readJson, recordsOf, spread, textOf } from '../json.ts';
import { callsWith, type Rule, type Run } from '../rule.ts';
import { parametersOf, recordFieldsOf } from '../schemas.ts';
import { longestWord } from '../searchWords.ts';
import { inPlaceOf, quote, show } from '../secrets.ts';
import { type Facts, type Filter, factsOf, hasFilters, type Item } from './filterFacts.ts';
import {
  type Asked,
  checkFiltered,
  checkOrder,
  noteMissing,
  toQuery,
  toText,
} from './filterResults.ts';

/** Most values tried of a filter, records whose count is compared, and records examined for both. */
const [mostValues, mostCounts, mostItems] = [2, 24, 200];

/** Values of several filters that one record matches; other records match all but one of them, so ignoring a filter shows. */
function findTogether(items: Item[], filters: Filter[]): Asked[] {
  const known = items.flatMap((item) => {
    const values = filters.map(({ read }) => read(item) ?? '');
    return values.every(Boolean) ? [values] : [];
  });
  const isOnlyWrongAt = (at: number, values: string[], others: string[]) =>
    others.every((other, index) => (other === values[index]) === (index !== at));
  const rate = (values: string[]) =>
    filters.filter((_, at) => known.some((others) => isOnlyWrongAt(at, values, others))).length;
  const [best] = known.toSorted((a, b) => rate(b) - rate(a));
  return best ? [{ filters: filters.map((filter, at) => [filter, best[at] ?? '']) }] : [];
}

/** Queries of lawful values whose results are known. */
function planQueries(items: Item[], { filters, inList }: Facts): Asked[] {
  const valuesOf = ({ read }: Filter) =>
    [...new Set(items.map(read))].filter((value) => value !== undefined);
  const alone = filters.flatMap((filter) => {
    const values = spread(valuesOf(filter), mostValues);
    return values.map((value): Asked => ({ filters: [[filter, value]] }));
  });
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other) => findTogether(items, [one, other])),
  );
  const all = filters.length > 2 ? findTogether(items, filters) : [];
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
  return [...alone, ...pairs, ...all, ...searches, ...both];
}

/** Checks that a search finds a record by a word that is only on the record's own page. */
async function searchDetail(run: Run, facts: Facts, items: Item[]): Promise<void> {
  const { id, key, by, detail, search, inList, inDetail } = facts;
  // A search may look through properties of the list alone.
  if (!search || inDetail.length === 0) return;
  const item = items.find((each) => textOf(each[by]));
  const place = `/${plainText(item?.[by])}/`;
  const page = [...run.state.seen.keys()].find(
    ({ step, request }) => step.operation.id === detail?.id && request.url.includes(place),
  );
  const body = page && readJson(page);
  const record = detail?.envelope ? body?.[detail.envelope] : body;
  const known = inList.map((field) => nameOf(record?.[field])).join(' ');
  const word = inDetail.map((field) => longestWord(record?.[field], known)).find(Boolean);
  if (!item || !word) {
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
async function askOddly(run: Run, facts: Facts, items: Item[], broken: Set<string>) {
  const { id, key, search, outside, filters, longestSearch } = facts;
  const { nonsense } = run.state.data;
  const expectNone = async (query: Record<string, string>, statuses?: string[]) => {
    const text = `No record, for ${toText(query)}`;
    const list = await run.call(id, 'nothing', text, { query, statuses });
    const found = recordsOf(readJson(list), key).length;
    const isKnown = Object.keys(query).some((name) => broken.has(name));
    if (found > 0 && !isKnown) run.note(list, `/${key}`, 'no record', `${found} records`);
    return found === 0;
  };
  for (const [name, values] of outside) {
    for (const value of values) await expectNone({ [name]: value }, ['200', '400', '404']);
  }
  if (!search) return;
  const isSearched = await expectNone({ [search]: nonsense });
  for (const asked of isSearched ? findTogether(items, filters) : []) {
    await expectNone({ ...toQuery(facts, asked), [search]: nonsense });
  }
  const signs = [`${nonsense}'`, `"${nonsense}`, `${nonsense}%_\\`, '(', '*', '<b>'];
  for (const text of [...signs, strangeText, longText(longestSearch ?? 200)]) {
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
  await askOddly(run, facts, items, broken);
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
  for (const { exchange, field, record } of spread(rows, mostCounts)) {
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
    const expected = `as many as \`${counted.id}\` has with this record`;
    run.note(exchange, `${field}/${name}`, expected, inPlaceOf(record[name], count));
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
