/** What a change of the contract touches in this repository. */
import path from 'node:path';
import { documentedStatus } from '#contract/listExamples.ts';
import { readWorkflows } from '../../conformance/src/workflows.ts';
import { errorRows } from '../../mocks/catalogue/areas.ts';
import { layoutOf, type RoutePath, routes } from '../../src/routes.ts';
import { emitDecoders } from '../generate/emit-decoders.ts';
import type { NamedExample, Operation } from '../generate/operations.ts';
import type { Change } from './compare.ts';
import type { Api, Place } from './parts.ts';
import { createScreens, decoders, type Readers } from './screens.ts';

export type Touched = {
  /** Routes whose screens read the field or make the call; `*` is a part of every page. */
  routes: string[];
  /** Files that read or call. */
  files: string[];
  /** Examples that hold the field or have the status, as `operation:example`. */
  examples: string[];
  /** Texts of the error catalogue that such an example shows. */
  catalogue: string[];
  /** Steps of the conformance check, as `workflow/step`. */
  steps: string[];
};

/** The generated decoders of a contract; none if it is written in a way that the generator does not support. */
function decodersOf({ name, document, operations }: Api): [string, string][] {
  try {
    const files = [...emitDecoders(name, document, operations)];
    return files.map(([file, content]) => [path.join(decoders, name, file), content]);
  } catch {
    return [];
  }
}

/** Whether a value of the example stands at the path of a field. */
function holds(value: unknown, [step, ...rest]: string[]): boolean {
  if (step === undefined) return true;
  if (step === '[]' || step === '{}')
    return Object.values(Object(value)).some((each) => holds(each, rest));
  return Object.hasOwn(Object(value), step) && holds(Object(value)[step], rest);
}

function isExampleAt(
  { status, value, name }: NamedExample,
  { where, field, side }: Place,
): boolean {
  if (where === '') return true;
  // What the site shows when a backend refuses a request.
  if (side === 'request') return /^4(00|22|XX)$/.test(status);
  const [kind, of = ''] = where.split(' ');
  if (kind === 'example') return of === name;
  return of === status && holds(value, field);
}

const extend = (places: string[]): string[] =>
  places.flatMap((place) => {
    const [, layout] = /^layout (.*)/.exec(place) ?? [];
    return layout
      ? Object.keys(routes).filter((each) => layoutOf(each as RoutePath) === layout)
      : place;
  });

/** Gives a function that finds what a change touches. */
export async function createTouches(was: Api[], is: Api[]): Promise<(change: Change) => Touched> {
  const { workflows } = await readWorkflows();
  const operations = [...was, ...is].flatMap((api) => api.operations);
  const before = createScreens(new Map(was.flatMap(decodersOf)));
  let today: typeof before | undefined;

  function readersAt(
    { operation, where, field, side }: Place,
    { what, is: name }: Change,
  ): Readers[] {
    const [, status = ''] = where.split(' ');
    if (where.startsWith('example ') || operation === '') return [];
    const constant = `${operation}${status.startsWith('2') ? 'Response' : 'Failure'}`;
    const read =
      side === 'response' && field.length > 0 ? before.readersOf(constant, field) : undefined;
    // The site may read the new name already.
    if (what === 'field renamed' && read?.files.length === 0) {
      today ??= createScreens(new Map());
      return [today.readersOf(constant, [...field.slice(0, -1), String(name)]) ?? read];
    }
    const called = operations.filter(({ id }) => id === operation);
    return read
      ? [read]
      : called.map(({ method, path: url }) => before.callersOf(method.toUpperCase(), url));
  }

  const stepsAt = ({ operation, where, side }: Place) =>
    workflows.flatMap(({ workflowId, steps }) =>
      steps.flatMap(({ stepId, operationId, successCriteria }) => {
        const [, status] = /\$statusCode == (\d+)/.exec(JSON.stringify(successCriteria)) ?? [];
        const [kind, of = ''] = where.split(' ');
        const isOther =
          side === 'response' &&
          kind === 'response' &&
          status &&
          !documentedStatus({ [of]: 0 }, Number(status));
        return operationId.endsWith(`.${operation}`) && !isOther && kind !== 'example'
          ? [`${workflowId}/${stepId}`]
          : [];
      }),
    );

  const examplesAt = (place: Place): string[] => {
    const found = operations.filter(({ id }: Operation) => id === place.operation);
    return found.flatMap(({ id, examples }) =>
      examples.filter((each) => isExampleAt(each, place)).map(({ name }) => `${id}:${name}`),
    );
  };

  const distinct = (values: string[]) => [...new Set(values)];

  return (change) => {
    const { places } = change;
    const readers = places.flatMap((place) => readersAt(place, change));
    const examples = distinct(places.flatMap(examplesAt));
    const shown = errorRows.filter(({ causes }) =>
      causes.some(({ mock }) =>
        mock.match(/\b[a-z]\w+:\w+/g)?.some((rule) => examples.includes(rule)),
      ),
    );
    return {
      routes: distinct(extend(readers.flatMap((each) => each.routes))).sort(),
      files: distinct(readers.flatMap(({ files }) => files)).sort(),
      examples,
      catalogue: shown.map(({ id, text }) => `${id} “${text}”`),
      steps: distinct(places.flatMap(stepsAt)),
    };
  };
}
