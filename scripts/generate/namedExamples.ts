import type { Example, MediaType, Reference } from './openapi.ts';

/** An example of a response with the name that selects it. One without a body has no content type. */
export type NamedEntry = {
  name: string;
  contentType?: string;
  /** Keys below the response under which the example stands. */
  path: string[];
  example: Example | Reference;
};

/** `text/csv; header=present` → `csv` */
function subtypeOf(contentType: string): string {
  return (contentType.split('/')[1] ?? '').split(/[;+]/)[0]?.replace(/[^\w-]/g, '-') ?? '';
}

/**
 * The examples of one response in the contract's order. What has no name in the contract is named after its status:
 * `response204`, and `response200-csv` for a further content type.
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
