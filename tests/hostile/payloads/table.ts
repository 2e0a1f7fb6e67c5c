/** Payloads by class. In texts, HIT is code that reports the payload, LEAK and HOST are foreign, and ID is its number. */
type PayloadTable = Record<string, readonly (string | ((hit: string) => string))[]>;

/** A payload with its markers replaced. */
export type Payload = { id: number; class: string; name: string; text: string };

/** Host that pages must not contact. */
export const foreignHost = 'leak.example';

function write(entry: PayloadTable[string][number], id: number): string {
  const hit = `hit(${id})`;
  if (typeof entry === 'function') return entry(hit);
  return entry
    .replaceAll('HIT', hit)
    .replaceAll('LEAK', `https://${foreignHost}/${id}`)
    .replaceAll('HOST', `${foreignHost}/${id}`)
    .replaceAll('ID', String(id));
}

/** The payloads of a table, with ids from `first` on. */
export function numbered(table: PayloadTable, first: number): Payload[] {
  let id = first;
  return Object.entries(table).flatMap(([name, entries]) =>
    entries.map((entry, index) => {
      const text = write(entry, id);
      return { id: id++, class: name, name: `${name} ${index + 1}`, text };
    }),
  );
}
