/**
 * Masks data about visitors in responses of a real server, and keeps the responses' structure. The contract and the
 * visitors' own requests determine what is masked. A mask is the contract's example of the field.
 */
import { operations } from '#contract/generated/operations.ts';
import { isPersonal } from '#contract/isPersonal.ts';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import type { Operation } from '#contract/listExamples.ts';
import { contracts, exact } from '#contract/schemas.ts';
import { leavesOf, parseJson } from '../../conformance/src/json.ts';
import { bodySchemaOf } from '../../conformance/src/schemas.ts';
import { replaceSecrets } from '../../conformance/src/secrets.ts';
import { exampleBodies } from '../../mocks/responses/examples.ts';

/** Fields that visitors fill in. */
const visitorFields = new Set(
  Object.values(operations).flatMap((each) =>
    (bodySchemaOf(each)?.fields ?? []).map(({ name }) => name),
  ),
);

const maskedEmail = 'masked@people.example';
const email = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g;
const secretParameter =
  /([?&][\w-]*(?:signature|token|key|secret|password|session)[\w-]*)=[^&#\s"']+/gi;

/** Visitors' input, as patterns of whole words. */
const typed = new Map<string, RegExp>();

/**
 * Remembers a visitor's input; of a name also each word, of an email also the part before the @. Ignores choices, which
 * are short numbers.
 */
export function learnTyped(fields: unknown): void {
  for (const { field, value } of leavesOf(fields)) {
    if (typeof value !== 'string' || typed.size > 10_000) continue;
    const inner = parseJson(value);
    if (typeof inner === 'object' && inner !== null) learnTyped(inner);
    const parts = /name/i.test(field) ? value.split(/\s+/) : value.split('@', 1);
    for (const text of [value, ...parts]) {
      if (!(/\p{L}/u.test(text) ? text.length > 1 : text.length > 4)) continue;
      const escaped = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      typed.set(text, new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'));
    }
  }
}

/** A schema, the targets of its references, and the parts of its combinations. */
function spread(api: string, schema: JsonSchema | undefined): JsonSchema[] {
  if (typeof schema !== 'object') return [];
  const { $ref = '', allOf = [], anyOf = [], oneOf = [] } = schema as Record<string, never>;
  const name = String($ref).replace('#/components/schemas/', '');
  const parts = [contracts[api]?.components.schemas[name], ...allOf, ...anyOf, ...oneOf];
  return [schema, ...parts.flatMap((part) => spread(api, part))];
}

/** Values of the contract's examples by property, of one operation (`listTeams thumb`) and of all (`thumb`). */
const samples = new Map<string, Set<unknown>>();
for (const { field, value } of leavesOf(exampleBodies)) {
  const [, id, ...path] = field.replace(/(\/\d+)+$/, '').split('/');
  const name = path.at(-1) ?? '';
  for (const key of [name, `${id} ${name}`]) {
    samples.set(key, (samples.get(key) ?? new Set()).add(value));
  }
}

const filler = (length: number) => 'masked'.repeat(length / 6 + 1).slice(0, length);

/** A text that violates every format. */
const invalid = '<masked> %';

/** Whether the contract says that a text is a secret, personal, or a file. */
const isPrivate = ({ format, contentMediaType, writeOnly, ...rest }: JsonSchema) =>
  writeOnly === true ||
  rest['x-url'] === 'image' ||
  rest['x-url'] === 'video' ||
  /^(email|password|byte|binary)$/.test(String(format)) ||
  !/^(undefined|text\/html|application\/json)$/.test(String(contentMediaType));

const isChoice = ({ format, enum: list, const: value }: JsonSchema) =>
  list !== undefined || value !== undefined || /^(date|time|date-time)$/.test(String(format));

/** Place of a value: its schemas, the property's name, and whether it is personal. */
type ValuePlace = { schemas: JsonSchema[]; name: string; isOwn: boolean };

/** Creates a mask for the responses of an operation. `origin` is the server's; it is removed from texts. */
export function createMask(operation: Operation, isSuccess: boolean, origin: string) {
  const isPublic = operation.method === 'GET' && !isPersonal(operation);
  const isAboutVisitor = isPersonal(operation) && isSuccess;

  /** A text without secrets, emails and visitors' input. Public texts in the contract's fields may equal such input. */
  function clean(text: string, isKnown = true): string {
    const found = replaceSecrets(text.replaceAll(origin, ''), 'masked')
      .replace(email, maskedEmail)
      .replace(secretParameter, '$1=masked');
    const patterns = isPublic && isKnown ? [] : [...typed.values()];
    return patterns.reduce((masked, pattern) => masked.replace(pattern, 'masked'), found);
  }

  /** The examples of a property that a test accepts: those of this operation, else of all. */
  function samplesOf<Value>(name: string, isFitting: (value: unknown) => value is Value): Value[] {
    const lists = [`${operation.id} ${name}`, name].map((key) =>
      [...(samples.get(key) ?? [])].filter(isFitting),
    );
    return lists.find((list) => list.length > 0) ?? [];
  }

  /** A visitor's number or boolean. Invalid values stay invalid. */
  function maskPlain(value: number | boolean, { schemas, name }: ValuePlace): unknown {
    const own = schemas.filter(({ type }) => type !== undefined);
    const isValid = (each: unknown): each is typeof value =>
      typeof each === typeof value &&
      (own.length === 0 || own.some((schema) => exact.validate(schema, each)));
    if (typeof value === 'number' && !isValid(value))
      return [-1, 0.5, 9e15].find((each) => !isValid(each));
    return samplesOf(name, isValid)[0] ?? (typeof value === 'number' ? 0 : false);
  }

  function maskText(text: string, { schemas, name, isOwn }: ValuePlace): string {
    const own = schemas.filter(({ type }) => [type].flat().includes('string'));
    const isValid = (value: unknown): value is string =>
      typeof value === 'string' &&
      (own.length === 0 || own.some((each) => exact.validate(each, value)));
    const wasValid = isValid(text);
    const cleaned = clean(text, schemas.length > 0);
    if (text === '' || (own.some(isChoice) && wasValid && cleaned === text)) return text;
    const isSecret = isOwn || own.some(isPrivate);
    if (!isSecret && (cleaned === text || isValid(cleaned) || !wasValid)) return cleaned;
    // Invalid values stay invalid.
    const same = filler(text.length);
    if (!wasValid) return isValid(same) && !isValid(invalid) ? invalid : same;
    const fitting = samplesOf(name, isValid);
    const number = [...text].reduce((sum, each) => sum + each.charCodeAt(0), 0);
    const sample = fitting[number % (fitting.length || 1)];
    return sample ?? ['masked', maskedEmail, same].find(isValid) ?? same;
  }

  function maskValue(value: unknown, place: ValuePlace): unknown {
    const { schemas, name, isOwn } = place;
    if (typeof value === 'string') return maskText(value, place);
    if (Array.isArray(value)) {
      const items = schemas.flatMap((each) => spread(operation.api, each.items as JsonSchema));
      return value.map((each) => maskValue(each, { schemas: items, name, isOwn }));
    }
    if (typeof value !== 'object')
      return isOwn ? maskPlain(value as number | boolean, place) : value;
    if (value === null) return value;
    const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
      const known = schemas.flatMap(({ properties, additionalProperties }) =>
        spread(operation.api, Object(properties)[key] ?? additionalProperties),
      );
      const isNew = isAboutVisitor && (known.length === 0 || visitorFields.has(key));
      const child = { schemas: known, name: key, isOwn: isOwn || isNew };
      return [known.length > 0 ? key : clean(key), maskValue(each, child)];
    });
    return Object.fromEntries(entries);
  }

  return {
    clean,
    /** Masks a JSON body with this schema. */
    mask: (body: unknown, schema: JsonSchema | undefined) =>
      maskValue(body, { schemas: spread(operation.api, schema), name: '', isOwn: false }),
  };
}
