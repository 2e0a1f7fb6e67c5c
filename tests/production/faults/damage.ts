/** Damages the fields of a response one at a time: each copy of a record has a different damaged field. */

type Json = null | boolean | number | string | Json[] | JsonRecord;
type JsonRecord = { [key: string]: Json | undefined };

/** Changes a field's value; undefined removes it. */
export type Damage = (value: Json | undefined) => Json | undefined;

const isObject = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record with every field changed. */
export const mapValues = (record: JsonRecord, change: Damage): JsonRecord =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A value of a wrong type that cannot be rendered either. */
export const otherType: Damage = (value) => {
  if (typeof value === 'string' || value === null) return { wrong: 'type' };
  if (Array.isArray(value)) return 'no list';
  return typeof value === 'object' ? ['no object'] : 'neither number nor switch';
};

/** Names of a record's fields, nested ones too, except what wraps the record in its response. */
export function fieldsOf(record: JsonRecord): string[] {
  const names = new Set<string>();
  JSON.stringify(record, (name, value) => {
    if (!/^(\d*|case_study|job)$/.test(name)) names.add(name);
    return value;
  });
  return [...names];
}

/** A copy of a record with one field damaged wherever it occurs. */
export const damageField = (record: JsonRecord, field: string, damage: Damage): JsonRecord =>
  JSON.parse(JSON.stringify(record), (name, value) => (name === field ? damage(value) : value));

/** Gives list items distinct ids and slugs. */
const withIdentity = (item: JsonRecord, index: number): JsonRecord => ({
  ...item,
  ...(typeof item.id === 'number' && { id: index + 1 }),
  ...(typeof item.slug === 'string' && { slug: `${item.slug}-${index}` }),
});

/** The first item unchanged, then all its damaged copies. A list of texts gets damaged items. */
function damageList(list: Json[], damage: Damage): Json[] {
  const [first] = list;
  if (!isObject(first)) {
    return [...list, ...list.map(damage).filter((item) => item !== undefined)];
  }
  const copies = fieldsOf(first).map((field) => damageField(first, field, damage));
  // A removed id or slug stays removed.
  return [first, ...copies].map(withIdentity);
}

/** A list body with each field damaged in one of its items. */
export const damageItems = (body: JsonRecord, damage: Damage): JsonRecord =>
  mapValues(body, (value) => (Array.isArray(value) ? damageList(value, damage) : value));

/** Repeats list items until each list has `length` items with distinct ids. */
export function growLists(value: Json | undefined, length: number): Json | undefined {
  if (isObject(value)) return mapValues(value, (each) => growLists(each, length));
  if (!Array.isArray(value) || value.length === 0) return value;
  return Array.from({ length }, (_, index) => {
    const item = value[index % value.length] as Json;
    return isObject(item) ? withIdentity(item, index) : item;
  });
}
