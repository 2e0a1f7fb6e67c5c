/** Markers of a payload: code that reports its id, and a foreign URL that contains it. */
type Marks = { hit: string; leak: string };

/** Payloads by class. Texts may use the markers HIT, ID, LEAK and HOST. */
export type PayloadTable = Record<string, readonly (string | ((marks: Marks) => string))[]>;

/** A payload with its markers replaced by its id. */
export type Payload = { id: number; class: string; name: string; text: string };

/** Host that pages must not contact. */
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

/** Numbers the payloads of a table, starting at `first`. */
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
