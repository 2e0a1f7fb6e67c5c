/** Validates a body against its schema and describes each violation. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { findResponseSchema } from '../../../contract/schemas.ts';
import type { Finding, Operation } from '../exchange.ts';
import { cutLists, generalize, parentsOf } from '../json.ts';
import { partsOf, type Schema, walk } from '../schemas.ts';
import { quote, show } from '../secrets.ts';

const listTypes = (types: unknown): string => [types].flat().join(' or ');

const formatHints: Record<string, string> = {
  date: 'a date such as 2026-03-01',
  email: 'an email address',
  uri: 'an absolute URL',
  'uri-reference': 'a URL or a path',
};

/** What a schema keyword requires, to complete "expected …". */
export function describeExpectation({ keyword, schema, params, message }: ErrorObject): string {
  if (keyword === 'type') return listTypes(schema);
  if (keyword === 'required') return 'this property';
  if (keyword === 'additionalProperties') return 'no such property in this envelope';
  if (keyword === 'enum')
    return `one of ${(schema as unknown[]).map((each) => JSON.stringify(each)).join(', ')}`;
  if (keyword === 'format') return formatHints[params.format] ?? `the format ${params.format}`;
  if (keyword === 'pattern') return `a text that matches ${params.pattern}`;
  return message ?? keyword;
}

/** Property names listed. */
const maxNames = 20;

/**
 * Describes a missing property, to complete "got …". Lists unknown properties of `holder`, because the property may
 * have been renamed.
 */
export function describeAbsence(holder: object, known: string[]): string {
  const unknown = Object.keys(holder).filter((key) => !known.includes(key));
  if (unknown.length === 0) return 'nothing';
  const rest = unknown.length > maxNames ? ` and ${unknown.length - maxNames} more` : '';
  return `nothing, but there is ${unknown.slice(0, maxNames).map(quote).join(', ')}${rest}`;
}

/** The contract's properties of the object at a JSON pointer. */
type Known = (pointer: string) => string[];

/** The actual value. A value of the wrong type is shown with its type, because the value may be masked. */
function describeValue({ keyword, params, data, instancePath }: ErrorObject, known: Known): string {
  if (keyword === 'required') return describeAbsence(data as object, known(instancePath));
  if (keyword === 'type') return `${show(data)} (${typeOf(data)})`;
  if (keyword !== 'additionalProperties') return show(data);
  return show((data as Record<string, unknown>)[params.additionalProperty]);
}

function toFinding(error: ErrorObject, known: Known): Finding {
  const { params, instancePath } = error;
  const key: string | undefined = params.additionalProperty ?? params.missingProperty;
  const field = key === undefined ? instancePath : `${instancePath}/${quote(key)}`;
  return [field, describeExpectation(error), describeValue(error, known)];
}

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Explains a failed choice by the branch with the value's type, or lists the allowed types. */
function explainChoice(
  api: string,
  { data, instancePath, schema }: ErrorObject,
  inside: ErrorObject[],
  known: Known,
): Finding[] {
  const branches = (schema as Schema[]).map((branch) => {
    const types = partsOf(api, branch).flatMap(({ type }) => type ?? []);
    const places = walk(api, branch, generalize(instancePath));
    const errors = inside.filter((error) =>
      places.some(
        (place) =>
          place.schema === error.parentSchema && place.pointer === generalize(error.instancePath),
      ),
    );
    // A branch whose `const` differs is not the intended one.
    const isOther = Number(errors.some(({ keyword }) => keyword === 'const'));
    return { types: types.map((type) => (type === 'integer' ? 'number' : type)), errors, isOther };
  });
  const [best] = branches
    .filter(({ types }) => types.includes(typeOf(data)))
    .sort((one, two) => one.isOther - two.isOther || one.errors.length - two.errors.length);
  if (best) return explain(api, best.errors, known);
  const types = new Set(branches.flatMap((branch) => branch.types));
  return [[instancePath, listTypes([...types]), show(data)]];
}

function explain(api: string, errors: ErrorObject[], known: Known): Finding[] {
  const choices = new Map(errors.filter(isChoice).map((choice) => [choice.instancePath, choice]));
  const inside = new Map(errors.map((error): [ErrorObject, ErrorObject[]] => [error, []]));
  const outside = errors.filter((error) => {
    const around = parentsOf(error.instancePath).map((pointer) => choices.get(pointer));
    const choice = around.find((each) => each && each !== error);
    if (choice) inside.get(choice)?.push(error);
    return !choice;
  });
  return outside.flatMap((error) =>
    isChoice(error)
      ? explainChoice(api, error, inside.get(error) ?? [], known)
      : [toFinding(error, known)],
  );
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Absent properties that exist in another spelling, such as `jobType` for an optional `job_type`. */
function findRespelled(known: Known, value: unknown, pointer = ''): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : known(pointer);
  const others = Object.keys(value).filter((key) => !names.includes(key));
  const spelled = new Set(others.map(plain));
  const respelled = names
    .filter((name) => !(name in value) && spelled.has(plain(name)))
    .map((name): Finding => [`${pointer}/${name}`, 'this property', describeAbsence(value, names)]);
  const inside = Object.entries(value).flatMap(([key, each]) =>
    findRespelled(known, each, `${pointer}/${key}`),
  );
  return [...respelled, ...inside];
}

/** Schema violations of a parsed body; none when the contract has no schema for this status. */
export function checkSchema(operation: Operation, status: number, body: unknown): Finding[] {
  const value = cutLists(body);
  const validate = findResponseSchema(operation, status);
  if (!validate) return [];
  const { api } = operation;
  const places = walk(api, validate.schema as Schema);
  const known: Known = (pointer) =>
    places
      .filter((place) => place.pointer === generalize(pointer))
      .flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  const violations = validate(value) ? [] : explain(api, validate.errors ?? [], known);
  const reported = new Set(violations.map(([field]) => field));
  const respelled = findRespelled(known, value).filter(([field]) => !reported.has(field));
  return [...violations, ...respelled];
}
