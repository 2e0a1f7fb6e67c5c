/** Finds screens, files, examples, texts and rules that a change of the contract affects. */
import path from 'node:path';
import { rules } from '../../conformance/src/rules.ts';
import { errorRows } from '../../mocks/catalogue/areas.ts';
import { emitDecoders } from '../generate/emitDecoders.ts';
import type { Api, NamedExample } from '../generate/operations.ts';
import type { Change } from './compare.ts';
import type { Occurrence } from './parts.ts';
import { createScreens, decoders, type Readers } from './screens.ts';

type Affected = {
  /** Routes whose screens read the field or make the call; `*` is a part of every page. */
  routes: string[];
  /** Files that read the field or make the call. */
  files: string[];
  /** Examples with the field or the status, as `operation:example`. */
  examples: string[];
  /** Texts of the error catalogue that such an example shows. */
  catalogue: string[];
  /** Rules of the conformance check that make the call. */
  rules: string[];
};

/** The generated decoders of a contract; none if the generator does not support the contract. */
function decodersOf(api: Api): [string, string][] {
  try {
    const files = [...emitDecoders(api)];
    return files.map(([file, content]) => [path.join(decoders, api.name, file), content]);
  } catch {
    return [];
  }
}

/** Whether an example has a value at the path of a field. */
function holds(value: unknown, [step, ...rest]: string[]): boolean {
  if (step === undefined) return true;
  const inside = Object.entries(Object(value)).filter(([key]) => key === step || /\W/.test(step));
  return inside.some(([, each]) => holds(each, rest));
}

function isExampleAt({ status, value, name }: NamedExample, place: Occurrence): boolean {
  const { where, field, side } = place;
  const [kind, of = ''] = where.split(' ');
  if (where === '' || kind === 'example') return where === '' || of === name;
  // The site shows these when a backend refuses a request.
  return side === 'request' ? /^4(00|22|XX)$/.test(status) : of === status && holds(value, field);
}

/** A change with the parts that it affects. */
export type Finding = Change & { touches: Affected };

const distinct = (values: string[]) => [...new Set(values)];

/** Adds to changes the parts that each affects. */
export function addAffected(changes: Change[], was: Api[], is: Api[]): Finding[] {
  const operations = [...was, ...is].flatMap((api) => api.operations);
  // Code that reads a removed field must still find it in the types.
  const before = createScreens(new Map(was.flatMap(decodersOf)));
  let today: typeof before | undefined;

  function readersAt({ operation, where, field, side }: Occurrence, change: Change): Readers[] {
    const [kind, status = ''] = where.split(' ');
    if (kind === 'example') return [];
    const constant = `${operation}${status.startsWith('2') ? 'Response' : 'Failure'}`;
    const isField = side === 'response' && field.length > 0;
    const read = isField ? before.readersOf(constant, field) : undefined;
    if (change.what === 'field renamed' && read?.files.length === 0) {
      // The site may read the new name already.
      today ??= createScreens(new Map());
      return [today.readersOf(constant, [...field.slice(0, -1), `${change.is}`]) ?? read];
    }
    const called = operations.filter(({ id }) => id === operation);
    const callers = called.map((each) => before.callersOf(each.method.toUpperCase(), each.path));
    return read ? [read] : callers;
  }

  return changes.map((change) => {
    const { places } = change;
    const readers = places.flatMap((place) => readersAt(place, change));
    const examples = places.flatMap((place) =>
      operations
        .filter(({ id }) => id === place.operation)
        .flatMap((each) => each.examples.filter((example) => isExampleAt(example, place)))
        .map(({ name }) => `${place.operation}:${name}`),
    );
    const isShown = ({ mock }: { mock: string }) =>
      mock.match(/\b[a-z]\w+:\w+/g)?.some((rule) => examples.includes(rule));
    const shown = errorRows.filter(({ causes }) => causes.some(isShown));
    const called = new Set<string>(places.map(({ operation }) => operation));
    const checked = rules.filter(({ calls }) => calls.some((call) => called.has(call)));
    const touches = {
      routes: distinct(readers.flatMap(({ routes }) => routes)).sort(),
      files: distinct(readers.flatMap(({ files }) => files)).sort(),
      examples: distinct(examples),
      catalogue: shown.map(({ id, text }) => `${id} “${text}”`),
      rules: checked.map(({ id }) => id),
    };
    return { ...change, touches };
  });
}
