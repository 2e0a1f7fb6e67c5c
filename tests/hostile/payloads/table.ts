/** A payload with its markers replaced. */
export type Payload = { id: number; class: string; name: string; text: string };

/** Host that pages must not contact. */
export const foreignHost = 'leak.example';

/**
 * The payloads of a table by class, with ids from `first` on. In their texts, HIT is code that reports the payload, LEAK
 * and HOST are foreign, and ID is its number.
 */
export function numbered(table: Record<string, readonly string[]>, first: number): Payload[] {
  let id = first - 1;
  return Object.entries(table).flatMap(([name, texts]) =>
    texts.map((text, index) => {
      id += 1;
      const written = text
        .replaceAll('HIT', `hit(${id})`)
        .replaceAll('LEAK', `https://${foreignHost}/${id}`)
        .replaceAll('HOST', `${foreignHost}/${id}`)
        .replaceAll('ID', String(id));
      return { id, class: name, name: `${name} ${index + 1}`, text: written };
    }),
  );
}
