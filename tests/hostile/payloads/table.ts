/** How payloads are written, numbered and named. */

/** What a payload does harm with: code that says its number, and an address on another host that carries it. */
type Marks = { hit: string; leak: string };

/** Payloads by class. A text holds marks by name: HIT, ID, LEAK and HOST. */
export type PayloadTable = Record<string, readonly (string | ((marks: Marks) => string))[]>;

/** A payload ready for use. `name` is for people; `id` is what its code and its requests tell. */
export type Payload = { id: number; class: string; name: string; text: string };

/** Host that no page may talk to. */
export const foreignHost = 'leak.example';

function write(entry: PayloadTable[string][number], id: number): string {
  const marks = { hit: `hit(${id})`, leak: `https://${foreignHost}/${id}` };
  if (typeof entry === 'function') return entry(marks);
  return entry
    .replaceAll('HIT', marks.hit)
    .replaceAll('LEAK', marks.leak)
    .replaceAll('HOST', `${foreignHost}/${id}`)
    .replaceAll('ID', String(id));
}

/** Numbers the payloads of a table, from `first` on. */
export function numbered(table: PayloadTable, first: number): Payload[] {
  const entries = Object.entries(table).flatMap(([name, texts]) =>
    texts.map((entry, index) => ({ class: name, name: `${name} ${index + 1}`, entry })),
  );
  return entries.map(({ entry, ...rest }, index) => ({
    ...rest,
    id: first + index,
    text: write(entry, first + index),
  }));
}
