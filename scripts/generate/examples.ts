/** Names the examples of responses, and chooses the headers that the mock sends with them. */
import type { Example, Header, JsonSchema, MediaType, Reference } from './openapi.ts';

/** An example with its name. Without a body there is no content type. */
export type NamedEntry = {
  name: string;
  contentType?: string;
  /** Path of the example below the response. */
  path: string[];
  example: Example | Reference;
};

/** The examples of a response in order; one without a body is named after its status: `response204`. */
export function nameExamples(
  status: string,
  content: Record<string, MediaType> = {},
): NamedEntry[] {
  const types = Object.entries(content);
  if (types.length === 0) return [{ name: `response${status}`, path: [], example: {} }];
  return types.flatMap(([contentType, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => {
      return { name, contentType, path: ['content', contentType, 'examples', name], example };
    }),
  );
}

/** The value that the mock sends for a response header: its example, or that of its schema. */
export function headerValue({ example }: Header, schema: JsonSchema): string | undefined {
  const value = example ?? [schema.examples].flat()[0];
  return value === undefined ? undefined : String(value);
}
