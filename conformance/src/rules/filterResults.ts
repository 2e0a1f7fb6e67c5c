/** Checks the results of a filtered list. */
import type { Exchange } from '../exchange.ts';
import { factOf, nameOf, plainText, readJson, recordsOf, textOf } from '../json.ts';
import type { Row, Run } from '../rule.ts';
import { quote, show } from '../secrets.ts';
import type { Facts, Filter, Item } from './filterFacts.ts';

/** A query: values of filters, and words to search for. */
export type Asked = { filters: [Filter, value: string][]; search?: string };

/** The query's parameters. */
export function toQuery({ search = '' }: Facts, asked: Asked): Record<string, string> {
  const values = asked.filters.map(([{ name }, value]) => [name, value]);
  return { ...Object.fromEntries(values), ...(asked.search && { [search]: asked.search }) };
}

/** A query as text, masked. */
export const toText = (query: Record<string, string>): string =>
  quote(String(new URLSearchParams(query)));

/** Whether a record contains the whole word: a full-text search need not find parts of words. */
const isFound = ({ inList }: Facts, item: Item, word: string): boolean =>
  inList
    .flatMap((field) => (nameOf(item[field]) ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .includes(word.toLowerCase());

/** Notes a record that is missing from the results. */
export function noteMissing(
  run: Run,
  exchange: Exchange,
  { key, by }: Facts,
  item: Item,
  why: string,
) {
  const names = recordsOf(readJson(exchange), key).map((each) => each[by]);
  const got = names.length > 0 ? `only ${show(names)}` : 'no record';
  run.note(exchange, `/${key}`, `the record ${quote(plainText(item[by]))}, ${why}`, got);
}

/**
 * Notes records that do not match, the first missing one, and one that is not in the unfiltered list. Returns the
 * parameters of filters that a record does not match.
 */
export function checkFiltered(
  run: Run,
  exchange: Exchange,
  facts: Facts,
  asked: Asked,
  rows: Row[],
) {
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
  const [found, known] = [items, all].map((list) => new Map(list.map((item) => [item[by], item])));
  for (const [index, item] of items.entries()) {
    const listed = known?.get(item[by]) ?? item;
    const name = facts.compared.find(
      (each) => JSON.stringify(factOf(item[each])) !== JSON.stringify(factOf(listed[each])),
    );
    if (name === undefined) continue;
    const expected = `${show(listed[name])}, as without a filter`;
    run.note(exchange, `/${key}/${index}/${name}`, expected, show(item[name]));
  }
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
export function checkOrder(run: Run, exchange: Exchange, { key, newestBy }: Facts): void {
  const dated = recordsOf(readJson(exchange), key)
    .map((item, index) => ({ index, date: textOf(item[newestBy]) ?? '' }))
    .filter(({ date }) => date !== '');
  const at = dated.findIndex(({ date }, place) => date > (dated[place - 1]?.date ?? date));
  const wrong = dated[at];
  if (!wrong) return;
  const got = quote(`${wrong.date} after ${dated[at - 1]?.date}`);
  run.note(exchange, `/${key}/${wrong.index}/${newestBy}`, 'the newest record first', got);
}
