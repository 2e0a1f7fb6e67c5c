/** Damages the fields of an answer one at a time, whatever they are: each copy of a record has another one damaged. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonRecord = { [key: string]: Json };

/** Gives a field another value; undefined leaves it out. */
export type Damage = (value: Json) => Json | undefined;

const isObject = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a type that the field cannot have, and that cannot be shown either. */
export const otherType: Damage = (value) => {
  if (typeof value === 'string' || value === null) return { wrong: 'type' };
  if (Array.isArray(value)) return 'no list';
  return typeof value === 'object' ? ['no object'] : 'neither number nor switch';
};

function withField(record: JsonRecord, key: string, value: Json | undefined): JsonRecord {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** A record of whose fields one is damaged, and the name of that field. */
export type DamagedCopy = { field: string; record: JsonRecord };

/** Copies of a record, each with one field damaged; the fields within its fields too. */
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

/** Items of lists differ in what names them. */
function withIdentity(item: JsonRecord, index: number): JsonRecord {
  return {
    ...item,
    ...(typeof item.id === 'number' && { id: index + 1 }),
    ...(typeof item.slug === 'string' && { slug: `${item.slug}-${index}` }),
  };
}

/** A list with its first item as it was, and then every damaged copy of it. A list of texts gets a damaged one. */
function damagedList(list: Json[], damage: Damage): Json[] {
  const [first] = list;
  if (!isObject(first)) return [...list, ...list.flatMap((item) => damage(item) ?? [])];
  const copies = damagedCopies(first, damage).map(({ record }) => record);
  // An item without its name keeps none; the others differ in it.
  return [first, ...copies].map((item, index) => withIdentity(item, index));
}

const parse = (body: string) => JSON.parse(body) as JsonRecord;

/** The body of a list with each field damaged in one of its items; the envelope stays. */
export function damageItems(body: string, damage: Damage): string {
  const envelope = parse(body);
  const entries = Object.entries(envelope).map(([key, value]) => [
    key,
    Array.isArray(value) ? damagedList(value, damage) : value,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** What some answers wrap their record in. */
const wrappers = ['case_study', 'job'];

/** The bodies of one record with each of its fields damaged in turn. */
export function damageRecord(body: string, damage: Damage): { field: string; body: string }[] {
  const answer = parse(body);
  const wrapper = wrappers.find((key) => isObject(answer[key]));
  const record = wrapper ? (answer[wrapper] as JsonRecord) : answer;
  return damagedCopies(record, damage).map((copy) => ({
    field: copy.field,
    body: JSON.stringify(wrapper ? { ...answer, [wrapper]: copy.record } : copy.record),
  }));
}

/** The body with all fields damaged at once; what wraps them stays. */
export function damageAll(body: string, damage: Damage): string {
  const answer = parse(body);
  const entries = Object.entries(answer).map(([key, value]) => [key, damage(value)]);
  return JSON.stringify(Object.fromEntries(entries));
}

type Change = (value: Json, key: string) => Json;

/** Every value of a body, from the inside out, as `change` makes it. */
export function changeEverywhere(body: string, change: Change): string {
  const visit = (value: Json, key: string): Json => {
    if (Array.isArray(value))
      return change(
        value.map((item) => visit(item, '')),
        key,
      );
    if (!isObject(value)) return change(value, key);
    const entries = Object.entries(value).map(([name, each]) => [name, visit(each, name)] as const);
    return change(Object.fromEntries(entries), key);
  };
  return JSON.stringify(visit(parse(body), ''));
}

/** The lists of a body, each repeated until it has `length` items that differ in what names them. */
export function growLists(body: string, length: number): string {
  const answer = parse(body);
  const grow = (value: Json): Json => {
    if (isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, grow(each)]));
    }
    if (!Array.isArray(value) || value.length === 0) return value;
    return Array.from({ length }, (_, index) => {
      const item = value[index % value.length] as Json;
      return isObject(item) ? withIdentity(item, index) : item;
    });
  };
  return JSON.stringify(grow(answer));
}
