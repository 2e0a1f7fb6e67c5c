import type { Example, MediaType, Reference } from './openapi.ts';

/** An example with its name. Without a body there is no content type. */
export type NamedEntry = {
  name: string;
  contentType?: string;
  /** Path of the example below the response. */
  path: string[];
  example: Example | Reference;
};

/** `text/csv; header=present` → `csv` */
function subtypeOf(contentType: string): string {
  return (contentType.split('/')[1] ?? '').split(/[;+]/)[0]?.replace(/[^\w-]/g, '-') ?? '';
}

/**
 * The examples of a response in order. Unnamed ones are named after their status: `response204`, or `response200-csv`
 * for a further content type.
 */
export function nameExamples(
  status: string,
  content: Record<string, MediaType> = {},
): NamedEntry[] {
  const unnamed = status === 'default' ? 'responseDefault' : `response${status}`;
  const types = Object.entries(content);
  if (types.length === 0) return [{ name: unnamed, path: [], example: {} }];
  return types.flatMap(([contentType, { example, examples }], index) => {
    const path = ['content', contentType];
    if (example !== undefined) {
      const name = index === 0 ? unnamed : `${unnamed}-${subtypeOf(contentType)}`;
      return [{ name, contentType, path: [...path, 'example'], example: { value: example } }];
    }
    return Object.entries(examples ?? {}).map(([name, each]) => ({
      name,
      contentType,
      path: [...path, 'examples', name],
      example: each,
    }));
  });
}
