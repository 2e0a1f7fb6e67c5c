/** Names the examples of responses, and chooses the headers that the mock sends with them. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Example, Header, JsonSchema, MediaType, Reference } from './openapi.ts';

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

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

/** True if a schema without references allows the value. A schema that cannot be compiled is reported elsewhere. */
export function allows(schema: JsonSchema, value: unknown): boolean {
  try {
    return ajv.compile(schema)(value);
  } catch {
    return true;
  }
}

/** Values for headers without an example. The mock sends the first one that the schema allows. */
const samples = [
  ...[1, true, 'text', '1', '2026-03-01', '2026-03-01T12:00:00Z', 'https://agency.example/'],
  ...['/', 'name@people.example', '00000000-0000-4000-8000-000000000000'],
];

/**
 * The value that the mock sends for a response header: its example, its schema's example or, if it is required, any
 * allowed value. `value` is undefined if the schema allows none of these; `isGiven` is true if the contract has one.
 */
export function headerValue(
  { example, examples = {}, required }: Header,
  schema: JsonSchema,
  resolve: <T extends object>(node: T | Reference) => T | undefined,
): { value?: string; isGiven: boolean } {
  const [named] = Object.values(examples);
  const [listed] = [schema.examples].flat();
  const given =
    example ?? (named && resolve(named)?.value) ?? schema.example ?? listed ?? schema.const;
  const fitting = [
    schema.default,
    ...(schema.enum ?? []),
    schema.minimum,
    schema.maximum,
    ...samples,
  ];
  const candidates = given === undefined ? (required ? fitting : []) : [given];
  const isAllowed = ajv.compile(schema);
  const isSendable = (value: unknown) =>
    value != null &&
    (typeof value === 'number' ? /^-?[\d.]+$/ : /^[\t\x20-\x7e]*$/).test(`${value}`);
  const value = candidates.find((each) => isSendable(each) && isAllowed(each));
  return { value: value === undefined ? undefined : String(value), isGiven: given !== undefined };
}
