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

type Copy = { field: string; record: JsonRecord };

/** Copies of a record, each with one damaged field, including nested ones. */
function damagedCopies(record: JsonRecord, damage: Damage): Copy[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const copy = (more: string, changed: Json | undefined): Copy => ({
      field: key + more,
      record: { ...record, [key]: changed },
    });
    const damaged = copy('', damage(value));
    if (Array.isArray(value) && value.some(isObject)) {
      return [damaged, copy('[]', damagedList(value, damage))];
    }
    if (!isObject(value)) return [damaged];
    const inner = damagedCopies(value, damage);
    return [damaged, ...inner.map((each) => copy(`.${each.field}`, each.record))];
  });
}

/** Gives list items distinct ids and slugs. */
const withIdentity = (item: JsonRecord, index: number): JsonRecord => ({
  ...item,
  ...(typeof item.id === 'number' && { id: index + 1 }),
  ...(typeof item.slug === 'string' && { slug: `${item.slug}-${index}` }),
});

/** The first item unchanged, then all its damaged copies. A list of texts gets a damaged item. */
function damagedList(list: Json[], damage: Damage): Json[] {
  const [first] = list;
  if (!isObject(first)) {
    return [...list, ...list.map(damage).filter((item) => item !== undefined)];
  }
  const copies = damagedCopies(first, damage).map(({ record }) => record);
  // A removed id or slug stays removed.
  return [first, ...copies].map(withIdentity);
}

/** A list body with each field damaged in one of its items. */
export const damageItems = (body: JsonRecord, damage: Damage): JsonRecord =>
  mapValues(body, (value) => (Array.isArray(value) ? damagedList(value, damage) : value));

/** One body per field of a record, with that field damaged. */
export function damageRecord(body: JsonRecord, damage: Damage): { field: string; body: Json }[] {
  const wrapper = ['case_study', 'job'].find((key) => isObject(body[key]));
  const copies = damagedCopies((wrapper ? body[wrapper] : body) as JsonRecord, damage);
  return copies.map(({ field, record }) => ({
    field,
    body: wrapper ? { ...body, [wrapper]: record } : record,
  }));
}

/** Repeats list items until each list has `length` items with distinct ids. */
export function growLists(value: Json | undefined, length: number): Json | undefined {
  if (isObject(value)) return mapValues(value, (each) => growLists(each, length));
  if (!Array.isArray(value) || value.length === 0) return value;
  return Array.from({ length }, (_, index) => {
    const item = value[index % value.length] as Json;
    return isObject(item) ? withIdentity(item, index) : item;
  });
}
