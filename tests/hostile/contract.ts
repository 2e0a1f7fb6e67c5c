/** Text fields of the contract's responses, and responses with chosen values. */
import { agencySchemas } from '#contract/generated/agency.schemas.ts';
import type { ContractSchemas, JsonSchema } from '#contract/jsonSchema.ts';
import { matchOperation } from '#contract/matchOperation.ts';

/** A text field. `name` includes the schema, as in 'Project.description'; `key` is its last part. */
type Field = { name: string; key: string; kind: 'html' | 'url' | 'text' };

/** Chooses a field's text; `index` is the item's position from 0. */
export type Choose = (field: Field, index: number) => string;

/** Chooses the length of a list. */
export type Length = (field: string) => number;

type Filling = { choose: Choose; length: Length };
type FieldPlace = { owner: string; key: string; index: number };

const { components, operations }: ContractSchemas = agencySchemas;

/** HTML has a media type, URLs have a format. */
function kindOf({ format, contentMediaType }: JsonSchema): Field['kind'] {
  if (format === 'uri' || format === 'uri-reference') return 'url';
  return contentMediaType === 'text/html' ? 'html' : 'text';
}

function fillText(
  schema: JsonSchema,
  { owner, key, index }: FieldPlace,
  { choose }: Filling,
): string {
  if (schema.pattern !== undefined) return `item-${index + 1}`;
  if (schema.format === 'date') return '2026-03-01';
  const name = `${owner}.${key}`;
  // The page looks for the group of this name.
  if (name === 'TeamGroup.name') return 'Main Page Team';
  return choose({ name, key, kind: kindOf(schema) }, index);
}

/** A value that is valid for a schema. List items use the alternatives of a choice in turn. */
function fill(schema: JsonSchema, place: FieldPlace, filling: Filling): unknown {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = components.schemas[name] ?? {};
    // A shared primitive belongs to the schema that refers to it.
    const isPrimitive = target.type !== 'object' && !(target.allOf ?? target.anyOf ?? target.oneOf);
    return fill(target, { ...place, owner: isPrimitive ? place.owner : name }, filling);
  }
  const choice = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choice) {
    const forms = choice.filter(({ type }) => type !== 'null');
    return fill(forms[place.index % forms.length] ?? {}, place, filling);
  }
  if (schema.allOf) {
    const parts = (schema.allOf as JsonSchema[]).map((part) => fill(part, place, filling));
    return Object.assign({}, ...(parts as object[]));
  }
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'string') return fillText(schema, place, filling);
  if (type === 'boolean') return true;
  if (type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    return Object.fromEntries(
      properties.map(([key, each]) => [key, fill(each, { ...place, key }, filling)]),
    );
  }
  if (type === 'array') {
    const length = filling.length(`${place.owner}.${place.key}`);
    return Array.from({ length }, (_, index) =>
      fill(schema.items as JsonSchema, { ...place, index }, filling),
    );
  }
  return place.index + 1;
}

/** Schemas of the successful responses with JSON, by operation. */
const responses = new Map(
  Object.entries(operations).flatMap(([id, { responses: all }]): [string, JsonSchema][] => {
    const status = Object.keys(all).find((each) => each.startsWith('2')) ?? '';
    const schema = all[status]?.content['application/json'];
    return schema ? [[id, schema]] : [];
  }),
);

/**
 * The body of the successful response to a GET, filled by `choose`; undefined for unknown calls. The id in the path
 * selects the item: number 3 for '/3/' and '/item-3/'. Throws for an operation without such a response.
 */
export function responseTo(pathname: string, choose: Choose, length: Length): unknown {
  const match = matchOperation('GET', pathname);
  if (!match) return undefined;
  const owner = match.operation.id;
  const schema = responses.get(owner);
  if (!schema) throw new Error(`${owner} has no successful response.`);
  const [name = '1'] = Object.values(match.params);
  const index = Number(name.replace(/\D/g, '')) - 1;
  return fill(schema, { owner, key: '', index }, { choose, length });
}
