/** Rules for the examples of a contract: the mock sends them, and screens show what is in them. */
import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { isFault } from '../../mocks/responses/faults.ts';
import { asRecorded } from '../../mocks/responses/recorded.ts';
import { nameExamples } from './examples.ts';
import type { Example, MediaType } from './openapi.ts';

/** A key below a node, or several. */
export type Path = string | (string | number)[];

/** Returns a function that reports a violation at a key below the visited node. */
export const sayAt =
  ({ report, location }: Pick<UserContext, 'report' | 'location'>) =>
  (at: Path, message: string) =>
    report({ message, location: location.child(at).key() });

/** The mock selects a response by the name of its example, in links and headers. */
export const namedExamples: Oas3Rule = () => {
  let names = new Set<string>();
  return {
    Operation: {
      enter() {
        names = new Set();
      },
      Response(response, context) {
        const say = sayAt(context);
        const content = (response.content ?? {}) as Record<string, MediaType>;
        for (const [type, { examples = {} }] of Object.entries(content)) {
          if (Object.keys(examples).length > 0) continue;
          say(['content', type], 'The response has no example, which the mock could send.');
        }
        for (const { name, path: at } of nameExamples(String(context.key), content)) {
          if (!/^[a-z][\w-]*$/i.test(name)) {
            say(
              at,
              `The example's name "${name}" must be letters, digits, - and _, because links carry it.`,
            );
          } else if (isFault(name) || name === asRecorded) {
            say(at, `The mock has a response named "${name}"; write another name.`);
          } else if (names.has(name)) {
            say(at, `The operation has two examples named "${name}"; a name must select one.`);
          }
          names.add(name);
        }
      },
    },
    Header(header, context) {
      const { node } = context.resolve<JsonSchema>((header.schema ?? {}) as JsonSchema);
      if (!header.required || header.example !== undefined || node?.examples) return;
      sayAt(context)([], 'The mock must send this header, so it needs an `example`.');
    },
  };
};

/** A schema and its location. Its references are relative to that location. */
export type Placed = { schema: JsonSchema; location: Location };

/** The schema that a reference leads to; other schemas are unchanged. */
export function follow(context: UserContext, { schema, location }: Placed): Placed {
  if (typeof schema?.$ref !== 'string') return { schema: Object(schema), location };
  const found = context.resolve<JsonSchema>({ $ref: schema.$ref }, location.source.absoluteRef);
  return follow(context, { schema: found.node ?? {}, location: found.location ?? location });
}

type Field = Placed & { isRequired: boolean };

/** The properties of an object and its required names, those of `allOf` included. */
function fieldsAt(context: UserContext, placed: Placed): Map<string, Field> {
  const { schema, location } = follow(context, placed);
  const { properties = {}, required = [], allOf = [] } = schema;
  const parts = allOf.flatMap((part) => [...fieldsAt(context, { schema: part, location })]);
  const own = Object.entries(properties).map(([name, each]): [string, Field] => {
    return [name, { schema: each, location, isRequired: false }];
  });
  const all = [...parts, ...own].map(([name, field]): [string, Field] => {
    return [name, { ...field, isRequired: field.isRequired || required.includes(name) }];
  });
  return new Map(all);
}

type Problem = { at: (string | number)[]; message: string };

/** Names in a value that its schema lacks, and required ones that the value lacks, also in JSON within a text. */
function findOddNames(context: UserContext, placed: Placed, value: unknown): Problem[] {
  const { schema, location } = follow(context, placed);
  const inside = (each: JsonSchema, item: unknown) =>
    findOddNames(context, { schema: each, location }, item);
  const below = (key: string | number, found: Problem[]) =>
    found.map(({ at, message }) => ({ at: [key, ...at], message }));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const results = alternatives.map((each) => inside(each, value));
    return results.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (schema.contentSchema && typeof value === 'string') {
    try {
      return inside(schema.contentSchema, JSON.parse(value)).map((found) => ({ ...found, at: [] }));
    } catch {
      return [{ at: [], message: 'The text must be JSON.' }];
    }
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => below(index, inside(schema.items ?? {}, item)));
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = fieldsAt(context, { schema, location });
  const missing = [...fields].filter(([name, { isRequired }]) => isRequired && !(name in value));
  const isOpen = schema.additionalProperties === true;
  return [
    ...missing.map(([name]) => ({ at: [], message: `The schema requires \`${name}\`.` })),
    ...Object.entries(value).flatMap(([name, each]) => {
      const field = fields.get(name);
      if (field) return below(name, findOddNames(context, field, each));
      return isOpen ? [] : [{ at: [name], message: `The schema has no property \`${name}\`.` }];
    }),
  ];
}

/** Redocly checks values, but not names that a schema made of parts does not have: a screen would lose them. */
export const ownProperties: Oas3Rule = () => ({
  MediaType(media, context) {
    const { schema, examples = {} } = media as MediaType;
    for (const [name, each] of Object.entries(examples)) {
      const at = context.location.child(['examples', name]);
      const { node, location = at } = context.resolve<Example>(each);
      const placed = { schema: schema ?? {}, location: context.location };
      for (const { at: keys, message } of findOddNames(context, placed, node?.value)) {
        const place = ('$ref' in each ? location : at).child(['value', ...keys]);
        context.report({ message, location: keys.length > 0 ? place.key() : place });
      }
    }
  },
  Schema(schema, context) {
    const { examples = [] } = schema as JsonSchema;
    for (const [index, value] of [examples].flat().entries()) {
      const placed = { schema: schema as JsonSchema, location: context.location };
      for (const { message } of findOddNames(context, placed, value)) {
        context.report({ message, location: context.location.child(['examples', index]) });
      }
    }
  },
});
