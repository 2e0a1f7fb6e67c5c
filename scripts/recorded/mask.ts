/**
 * Masks data about visitors in responses of a real server, and keeps the responses' structure: what the contract calls
 * private (format, `writeOnly`, `x-url`), what is about one visitor, and what visitors typed. A mask is the contract's
 * example of the field.
 */
import { isPersonal } from '#contract/isPersonal.ts';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import type { Operation } from '#contract/listExamples.ts';
import { exact } from '#contract/schemas.ts';
import { leavesOf, parseJson } from '../../conformance/src/json.ts';
import { partsOf } from '../../conformance/src/schemas.ts';
import { isSecretName, maxTextLength, replaceSecrets } from '../../conformance/src/secrets.ts';
import { exampleBodies } from '../../mocks/responses/examples.ts';

const maskedEmail = 'masked@people.example';

/** A word with an @, or its form in a URL, between a name and a host. */
function isEmail(word: string): boolean {
  const [name = '', host = ''] = word.split(/@|%40/);
  return name !== '' && host.includes('.');
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Words that visitors typed, in small letters, and whole texts. */
const [typedWords, typedTexts] = [new Set<string>(), new Set<string>()];

/** Remembers a visitor's input; of a short one also each word, without an email's host. Ignores ids of choices. */
export function addVisitorInput(fields: unknown): void {
  for (const { value } of leavesOf(fields)) {
    if (typeof value !== 'string' || typedWords.size + typedTexts.size > 10_000) continue;
    const inner = parseJson(value);
    if (typeof inner === 'object' && inner !== null) addVisitorInput(inner);
    const words = value.replace(/@\S*/g, '').match(word) ?? [];
    if (words.length > 1 || value.length > 60) typedTexts.add(value);
    for (const each of value.length > 60 ? [] : words) {
      if (each.length >= (/\p{L}/u.test(each) ? 2 : 5)) typedWords.add(each.toLowerCase());
    }
  }
}

/** Values of the contract's examples by property, those of an operation (`listTeams thumb`) and of all (`thumb`). */
const samples = new Map<string, unknown[]>();
for (const { field, value } of leavesOf(exampleBodies)) {
  const [, id, ...path] = field.replace(/(\/\d+)+$/, '').split('/');
  const name = path.at(-1) ?? '';
  for (const key of [name, `${id} ${name}`]) samples.set(key, [...(samples.get(key) ?? []), value]);
}

/** Whether the contract says that a text is a secret, personal, or a file of the server. */
const isPrivate = ({ format, contentMediaType, writeOnly, ...rest }: JsonSchema) =>
  writeOnly === true ||
  /image|video/.test(String(rest['x-url'])) ||
  /^(email|password|byte|binary)$/.test(String(format)) ||
  !/^(undefined|text\/html|application\/json)$/.test(String(contentMediaType));

/** Place of a value: its schemas, the property's name, and whether it is about a visitor. */
type ValuePlace = { schemas: JsonSchema[]; name: string; isOwn: boolean };

/** Creates a mask for the responses of an operation. `origin` is the server's; it is removed from texts. */
export function createMask(operation: Operation, isSuccess: boolean, origin: string) {
  const isPublic = operation.method === 'GET' && !isPersonal(operation);
  const isAboutVisitor = isPersonal(operation) && isSuccess;

  /** A text without secrets and emails; one that is personal or not in the contract also without input and URL queries. */
  function clean(text: string, isKnown = true): string {
    const found = replaceSecrets(text.replaceAll(origin, ''), 'masked').replace(
      /[^\s"'<>()[\]{},;:!?&=/|\\]+/g,
      (each) => (isEmail(each) ? maskedEmail : each),
    );
    if (isPublic && isKnown) return found;
    return [...typedTexts]
      .reduce((text, typed) => text.replaceAll(typed, 'masked'), found)
      .replace(/(\?[\w-]+=)[^\s"'<>]+/g, '$1masked')
      .replace(word, (each) => (typedWords.has(each.toLowerCase()) ? 'masked' : each));
  }

  /** The mask of a text, number or boolean. Invalid values stay invalid. */
  function maskLeaf(value: unknown, { schemas, name, isOwn }: ValuePlace): unknown {
    const own = schemas.filter(({ type }) => type !== undefined);
    const length = typeof value === 'string' ? Math.min(value.length, maxTextLength) : 0;
    const isLong = length === maxTextLength;
    const isValid = (each: unknown) =>
      own.length === 0 || own.some((schema) => exact.validate(schema, each));
    const wasValid = !isLong && isValid(value);
    const cleaned = typeof value === 'string' && !isLong ? clean(value, schemas.length > 0) : value;
    const isMasked = isOwn || isLong || (typeof value === 'string' && own.some(isPrivate));
    if (value === '' || (!isMasked && (isValid(cleaned) || !wasValid))) return cleaned;
    const filler = 'masked'.repeat(length / 6 + 1).slice(0, length);
    const all = [`${operation.id} ${name}`, name].flatMap((key) => samples.get(key) ?? []);
    const masks = [...all, 'masked', maskedEmail, filler, 0, false, -1, 0.5, '<masked> %'];
    const alike = masks.filter((each) => typeof each === typeof value);
    return alike.find((each) => isValid(each) === wasValid) ?? filler;
  }

  function maskValue(value: unknown, place: ValuePlace): unknown {
    if (value === null) return value;
    if (typeof value !== 'object') return maskLeaf(value, place);
    const { schemas, name, isOwn } = place;
    if (Array.isArray(value)) {
      const items = schemas.flatMap((each) => partsOf(operation.api, each.items as JsonSchema));
      return value.map((each) => maskValue(each, { schemas: items, name, isOwn }));
    }
    const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
      const known = schemas.flatMap(({ properties, additionalProperties }) =>
        partsOf(operation.api, Object(properties)[key] ?? additionalProperties),
      );
      // A profile is about its visitor, and so is what the contract does not know in a personal response.
      const isNew = isAboutVisitor && (known.length === 0 || key === 'profile' || key === 'user');
      const child = { schemas: known, name: key, isOwn: isOwn || isNew || isSecretName(key) };
      return [known.length > 0 ? key : clean(key), maskValue(each, child)];
    });
    return Object.fromEntries(entries);
  }

  return {
    clean,
    /** Masks a JSON body with this schema. */
    mask: (body: unknown, schema: JsonSchema | undefined) =>
      maskValue(body, { schemas: partsOf(operation.api, schema), name: '', isOwn: false }),
  };
}
