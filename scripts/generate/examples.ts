/** Which examples a response has, under which names, and with which headers the mock sends them. */
import type { Example, Header, MediaType, Reference } from './openapi.ts';

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
  return types.flatMap(([contentType, { example: value, examples = {} }], index) => {
    const path = ['content', contentType];
    if (value !== undefined) {
      const name = index === 0 ? unnamed : `${unnamed}-${subtypeOf(contentType)}`;
      return [{ name, contentType, path: [...path, 'example'], example: { value } }];
    }
    return Object.entries(examples).map(([name, example]) => {
      return { name, contentType, path: [...path, 'examples', name], example };
    });
  });
}

/** The value that the mock sends for a response header: its example, or its schema's. */
export function headerValue(
  header: Header,
  resolve: <T extends object>(node: T | Reference) => T,
): string | undefined {
  const [named] = Object.values(header.examples ?? {});
  const schema = resolve(header.schema ?? {});
  const [listed] = [schema.examples].flat();
  const value =
    header.example ?? (named && resolve(named).value) ?? schema.example ?? listed ?? schema.const;
  return value === undefined ? undefined : String(value);
}
