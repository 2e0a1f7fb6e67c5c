/** Finds the envelopes of bodies, the lists in them, and the calls that return one record of a list. */
import { fieldsOf, type JsonSchema, resolve } from '#contract/jsonSchema.ts';
import { isJson } from '#contract/mediaTypes.ts';
import type { Api, ContractOperation } from './operations.ts';

/** Distinct schemas of the JSON bodies with these statuses. */
export function bodiesOf({ responses }: ContractOperation, wanted: RegExp): JsonSchema[] {
  const contents = responses.filter(({ status }) => wanted.test(status));
  const bodies = contents.flatMap(({ content }) => Object.entries(content));
  const schemas = bodies.filter(([type]) => isJson(type)).map(([, schema]) => schema);
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

/** Properties of a paged list, beside the list itself. */
const paging = new Set(['count', 'next', 'previous']);

/** The only property of a body besides those of paging, if it holds a list or a record. */
export function envelopeOf({ document }: Api, operation: ContractOperation) {
  const [body = {}, ...others] = bodiesOf(operation, /^2/);
  const { properties } = fieldsOf(document, body);
  const [key = '', ...more] = [...properties.keys()].filter((name) => !paging.has(name));
  const found = resolve(document, properties.get(key) ?? {});
  const members = (found.anyOf ?? found.oneOf ?? [found]).map((each) => resolve(document, each));
  const list = members.find(({ type }) => type === 'array');
  const isHeld = list ?? members.some((each) => each.allOf ?? each.properties);
  if (others.length > 0 || more.length > 0 || !isHeld) return null;
  return { key, list, paged: properties.has('next') };
}

/** Where the list of a call is, and the call for one of its records with the name of the record in its path. */
export function listOf(api: Api, operation: ContractOperation) {
  const envelope = operation.method === 'get' ? envelopeOf(api, operation) : null;
  if (!envelope?.list) return null;
  const { key, paged } = envelope;
  const folder = operation.path.replace(/\/$/, '');
  const record = api.operations.find(
    ({ method, path }) =>
      method === 'get' && path.replace(/\/\{[^}]+\}\/?$/, '') === folder && path.includes('{'),
  );
  const by = record?.path.slice(folder.length).match(/\w+/)?.[0] ?? '';
  const detail = record && { id: record.id, by, envelope: envelopeOf(api, record)?.key ?? null };
  return { key, paged, detail: detail ?? null };
}
