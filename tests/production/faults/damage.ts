/** Damages the fields of a response one at a time: each copy of a record has a different damaged field. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonRecord = { [key: string]: Json };

/** Changes a field's value; undefined removes it. */
export type Damage = (value: Json) => Json | undefined;

const isObject = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (record: JsonRecord, change: (value: Json, key: string) => Json | undefined) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** A value of a wrong type that cannot be rendered either. */
export const otherType: Damage = (value) => {
  if (typeof value === 'string' || value === null) return { wrong: 'type' };
  if (Array.isArray(value)) return 'no list';
  return typeof value === 'object' ? ['no object'] : 'neither number nor switch';
};

function withField(record: JsonRecord, key: string, value: Json | undefined): JsonRecord {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** A record with one damaged field, and that field's name. */
export type DamagedCopy = { field: string; record: JsonRecord };

/** Copies of a record, each with one damaged field, including nested ones. */
export function damagedCopies(record: JsonRecord, damage: Damage): DamagedCopy[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const damaged = { field: key, record: withField(record, key, damage(value)) };
    if (Array.isArray(value) && value.some(isObject)) {
      const items = { ...record, [key]: damagedList(value, damage) };
      return [damaged, { field: `${key}[]`, record: items }];
    }
    if (!isObject(value)) return [damaged];
    const inner = damagedCopies(value, damage).map((each) => ({
      field: `${key}.${each.field}`,
      record: { ...record, [key]: each.record },
    }));
    return [damaged, ...inner];
  });
}

/** Gives list items distinct ids and slugs. */
function withIdentity(item: JsonRecord, index: number): JsonRecord {
  return {
    ...item,
    ...(typeof item.id === 'number' && { id: index + 1 }),
    ...(typeof item.slug === 'string' && { slug: `${item.slug}-${index}` }),
  };
}

/** The first item unchanged, then all its damaged copies. A list of texts gets a damaged item. */
function damagedList(list: Json[], damage: Damage): Json[] {
  const [first] = list;
  if (!isObject(first)) return [...list, ...list.flatMap((item) => damage(item) ?? [])];
  const copies = damagedCopies(first, damage).map(({ record }) => record);
  // A removed id or slug stays removed.
  return [first, ...copies].map((item, index) => withIdentity(item, index));
}

const parse = (body: string) => JSON.parse(body) as JsonRecord;

/** A list body with each field damaged in one of its items. */
export function damageItems(body: string, damage: Damage): string {
  return JSON.stringify(
    mapValues(parse(body), (value) => (Array.isArray(value) ? damagedList(value, damage) : value)),
  );
}

/** Envelope keys of single records. */
const wrappers = ['case_study', 'job'];

/** One body per field of a record, with that field damaged. */
export function damageRecord(body: string, damage: Damage): { field: string; body: string }[] {
  const parsed = parse(body);
  const wrapper = wrappers.find((key) => isObject(parsed[key]));
  const record = wrapper ? (parsed[wrapper] as JsonRecord) : parsed;
  return damagedCopies(record, damage).map((copy) => ({
    field: copy.field,
    body: JSON.stringify(wrapper ? { ...parsed, [wrapper]: copy.record } : copy.record),
  }));
}

/** A body with all fields damaged at once, inside its envelope. */
export function damageAll(body: string, damage: Damage): string {
  return JSON.stringify(mapValues(parse(body), damage));
}

type Change = (value: Json, key: string) => Json;

/** Applies `change` to every value of a body, innermost first. */
export function changeEverywhere(body: string, change: Change): string {
  const visit = (value: Json, key: string): Json => {
    if (Array.isArray(value)) {
      const items = value.map((item) => visit(item, ''));
      return change(items, key);
    }
    return change(isObject(value) ? (mapValues(value, visit) as JsonRecord) : value, key);
  };
  return JSON.stringify(visit(parse(body), ''));
}

/** Repeats list items until each list has `length` items with distinct ids. */
export function growLists(body: string, length: number): string {
  const parsed = parse(body);
  const grow = (value: Json): Json => {
    if (isObject(value)) return mapValues(value, grow) as JsonRecord;
    if (!Array.isArray(value) || value.length === 0) return value;
    return Array.from({ length }, (_, index) => {
      const item = value[index % value.length] as Json;
      return isObject(item) ? withIdentity(item, index) : item;
    });
  };
  return JSON.stringify(grow(parsed));
}
