/** Checks a body against its schema and says field by field what was expected. */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { exact as ajv, findResponseSchema } from '#contract/schemas.ts';
import type { Operation } from '../exchange.ts';
import { type Problem, show } from '../findings.ts';

const listTypes = (types: unknown): string => [types].flat().join(' or ');

const formatHints: Record<string, string> = {
  date: 'a date such as 2026-03-01',
  email: 'an email address',
  uri: 'an absolute address',
  'uri-reference': 'an address',
};

/** What a keyword of the schema asks for, as the end of "expected …". */
function describeExpectation({ keyword, schema, params, message }: ErrorObject): string {
  if (keyword === 'type') return listTypes(schema);
  if (keyword === 'required') return 'this property';
  if (keyword === 'additionalProperties') return 'no such property in this envelope';
  if (keyword === 'enum') return `one of ${(schema as unknown[]).map(show).join(', ')}`;
  if (keyword === 'format') return formatHints[params.format] ?? `the format ${params.format}`;
  if (keyword === 'pattern') return `a text that matches ${params.pattern}`;
  return message ?? keyword;
}

/** What came in place of a property of `holder`: names that the contract does not have point at a renamed one. */
export function describeAbsence(holder: object, known: string[]): string {
  const unknown = Object.keys(holder).filter((key) => !known.includes(key));
  return unknown.length > 0 ? `nothing, but there is ${unknown.join(', ')}` : 'nothing';
}

/** Where the type is wrong it is named, because the value alone may be masked. */
function describeValue(error: ErrorObject): string {
  const { keyword, params, data } = error;
  if (keyword === 'required') {
    return describeAbsence(data as object, Object.keys(error.parentSchema?.properties ?? {}));
  }
  if (keyword === 'type') return `${show(data)} (${typeOf(data)})`;
  if (keyword !== 'additionalProperties') return show(data);
  return show((data as Record<string, unknown>)[params.additionalProperty]);
}

function toProblem(error: ErrorObject): Problem {
  const { params, instancePath } = error;
  const key: string | undefined = params.additionalProperty ?? params.missingProperty;
  return {
    kind: 'schema',
    field: key === undefined ? instancePath : `${instancePath}/${key}`,
    expected: describeExpectation(error),
    got: describeValue(error),
  };
}

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

type Branch = { types: string[]; validate: ValidateFunction };

/** Branches of a choice as validators of their own. References inside them begin at the contract's root. */
function branchesOf(api: string, schemas: object[]): Branch[] {
  return schemas.map((schema) => {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${api}#/`));
    const target = absolute.$ref ? ajv.getSchema(absolute.$ref)?.schema : absolute;
    const types = [target.type].flat().map((type) => (type === 'integer' ? 'number' : type));
    return { types, validate: ajv.compile(absolute) };
  });
}

/** Explains a failed choice by the branch that has the value's type, or names the types that it might have. */
function explainChoice(api: string, { schema, data, instancePath }: ErrorObject): Problem[] {
  const branches = branchesOf(api, schema as object[]);
  const fitting = branches.filter(({ types }) => types.includes(typeOf(data)));
  const explanations = fitting.map(({ validate }) => {
    validate(data);
    return explain(api, validate.errors ?? []);
  });
  const [best] = explanations.sort((one, other) => one.length - other.length);
  if (best) return best.map((each) => ({ ...each, field: instancePath + each.field }));
  const types = [...new Set(branches.flatMap((branch) => branch.types))];
  return [{ kind: 'schema', field: instancePath, expected: listTypes(types), got: show(data) }];
}

function explain(api: string, errors: ErrorObject[]): Problem[] {
  const choices = errors.filter(isChoice);
  const isInside = (error: ErrorObject) =>
    choices.some(
      (choice) =>
        error !== choice && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`),
    );
  return errors
    .filter((error) => !isInside(error))
    .flatMap((error) => (isChoice(error) ? explainChoice(api, error) : [toProblem(error)]));
}

/** Parsed JSON in, its breaches of the schema for this status out. A status without a schema has none. */
export function checkSchema(operation: Operation, status: number, value: unknown): Problem[] {
  const validate = findResponseSchema(operation, status);
  if (!validate || validate(value)) return [];
  return explain(operation.api, validate.errors ?? []);
}

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

/** A schema as the objects that it may be: references followed, choices opened. */
function resolve(api: string, schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  if (schema.$ref) return resolve(api, ajv.getSchema(api + schema.$ref)?.schema as Schema);
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...branches.flatMap((branch) => resolve(api, branch))];
}

/** The properties that the contract has for the object at these keys of an answer. */
export function knownProperties(operation: Operation, status: number, keys: string[]): string[] {
  const { api } = operation;
  const whole = findResponseSchema(operation, status)?.schema;
  let holders = resolve(api, whole as Schema);
  for (const key of keys) {
    holders = holders.flatMap(({ properties, items }) =>
      resolve(api, /^\d+$/.test(key) ? items : properties?.[key]),
    );
  }
  return holders.flatMap(({ properties }) => Object.keys(properties ?? {}));
}
