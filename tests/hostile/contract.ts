/** Response fields from the contract, and responses with chosen field values. */
import { matchOperation } from '#contract/matchOperation.ts';
import { readContracts } from '../../scripts/generate/contract.ts';
import {
  type JsonSchema,
  methods,
  type OpenApiDocument,
  type OperationObject,
  resolve,
} from '../../scripts/generate/openapi.ts';

/** Kind of a text field in the contract. */
type Kind = 'html' | 'url' | 'text';

/** A text field. `name` includes the schema, as in 'Project.description'; `key` is its last part. */
export type Field = { name: string; key: string; kind: Kind };

/** Chooses a field's text; `index` is the item's position from 0. */
export type Choose = (field: Field, index: number) => string;

/** Gives the length of a list. */
export type Length = (field: string) => number;

type Filling = { document: OpenApiDocument; choose: Choose; length: Length };
type Place = { owner: string; key: string; index: number };

const contracts: OpenApiDocument[] = await readContracts('openapi', ['agency', 'hrms']);

/** Texts that the page's logic depends on. */
const decisive: Record<string, string> = { 'TeamGroup.name': 'Main Page Team' };

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** HTML has a media type, URLs have a format. */
function kindOf({ format, contentMediaType }: JsonSchema): Kind {
  if (format === 'uri' || format === 'uri-reference') return 'url';
  return contentMediaType === 'text/html' ? 'html' : 'text';
}

function fillText(schema: JsonSchema, { owner, key, index }: Place, { choose }: Filling): string {
  if (schema.pattern !== undefined) return `item-${index + 1}`;
  if (schema.format === 'date') return '2026-03-01';
  const name = `${owner}.${key}`;
  return decisive[name] ?? choose({ name, key, kind: kindOf(schema) }, index);
}

/** A shared primitive belongs to the schema that refers to it. */
const isObject = ({ type, allOf, anyOf, oneOf }: JsonSchema) =>
  type === 'object' || Boolean(allOf ?? anyOf ?? oneOf);

function fillObject(schema: JsonSchema, place: Place, filling: Filling): object {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return Object.fromEntries(
    properties.map(([key, each]) => [key, fill(each, { ...place, key }, filling)]),
  );
}

function fillList(schema: JsonSchema, place: Place, filling: Filling): unknown[] {
  const length = filling.length(`${place.owner}.${place.key}`);
  return Array.from({ length }, (_, index) =>
    fill(schema.items as JsonSchema, { ...place, index }, filling),
  );
}

/** A value that is valid for a schema. Items take the alternatives of a choice in turn. */
function fill(schema: JsonSchema, place: Place, filling: Filling): unknown {
  if (typeof schema.$ref === 'string') {
    const target = resolve<JsonSchema>(filling.document, schema);
    const owner = isObject(target) ? (schema.$ref.split('/').at(-1) ?? '') : place.owner;
    return fill(target, { ...place, owner }, filling);
  }
  const forms = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (forms) {
    const filled = forms.filter((form) => !isNull(form));
    return fill(filled[place.index % filled.length] ?? {}, place, filling);
  }
  if (schema.allOf) {
    const parts = (schema.allOf as JsonSchema[]).map((part) => fill(part, place, filling));
    return Object.assign({}, ...(parts as object[]));
  }
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'object') return fillObject(schema, place, filling);
  if (type === 'array') return fillList(schema, place, filling);
  if (type === 'boolean') return true;
  if (type === 'string') return fillText(schema, place, filling);
  return place.index + 1;
}

type Operation = { document: OpenApiDocument; schema: JsonSchema };

function operationsOf(document: OpenApiDocument): [id: string, operation: Operation][] {
  const items = Object.values(document.paths).map((item) => resolve(document, item));
  const operations = items.flatMap((item) => methods.flatMap((method) => item[method] ?? []));
  return operations.flatMap((operation: OperationObject) => {
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    const response = resolve(document, operation.responses[success ?? ''] ?? {});
    const schema = response.content?.['application/json']?.schema;
    return schema ? [[operation.operationId, { document, schema }]] : [];
  });
}

const operations = new Map(contracts.flatMap(operationsOf));

function responseOf(id: string, index: number, choose: Choose, length: Length): unknown {
  const operation = operations.get(id);
  if (!operation) throw new Error(`${id} has no successful response.`);
  const { document, schema } = operation;
  return fill(schema, { owner: id, key: '', index }, { document, choose, length });
}

/** All text fields of successful responses, without duplicates. */
export const fields: Field[] = [
  ...new Map(
    [...operations.keys()].flatMap((id) => {
      const found: [string, Field][] = [];
      const note: Choose = (field) => {
        found.push([field.name, field]);
        return '';
      };
      responseOf(id, 0, note, () => 4);
      return found;
    }),
  ).values(),
];

/**
 * The body of the successful response to a GET, filled by `choose`; undefined for unknown calls. The id selects the
 * item: number 3 for '/3/' and '/item-3/'.
 */
export function responseTo(pathname: string, choose: Choose, length: Length): unknown {
  const match = matchOperation('GET', pathname);
  if (!match) return undefined;
  const [name = '1'] = Object.values(match.params);
  const index = Number(name.replace(/\D/g, '')) - 1;
  return responseOf(match.operation.id, index, choose, length);
}
