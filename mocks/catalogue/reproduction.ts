/** Types and parser of reproductions: how to show an entry of the error catalogue. */
import { operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { type CatalogueId, catalogue } from '#errors/catalogue.ts';
import type { PresetName } from '../db/presets.ts';
import { exampleBodies } from '../responses/exampleBodies.ts';
import type { StepName } from './steps.ts';

/** The page where an error shows, and the visitor's steps there. */
export type Visit = {
  /** Path of the page, optionally with a query. */
  path: string;
  /** Preset of the mock's records. */
  as?: PresetName;
  /** Steps in order. */
  steps?: readonly StepName[];
  /** Variable part of the text, if neither an example nor the status determines it. */
  says?: string;
  /** Why Prism cannot reproduce it; undefined when it can. */
  mswOnly?: string;
};

/** A link and the steps that reproduce an error. `mock` is the value of `?mock=`; '' when not needed. */
export type Cause = Visit & { mock: string };

/** Where a text shows: in a section, in place of the page's content, beside a form, as a toast, or in the log. */
export type Surface =
  | 'section'
  | 'page'
  | 'form'
  | 'log'
  | `${'success' | 'info' | 'warning' | 'error'} toast`;

/** `place` says where on the site the error shows. The first cause is the main one. */
export type Reproduction = { surface: Surface; place: string; causes: [Cause, ...Cause[]] };

/** The variable part of a text: the server's message, or the reason after a colon. */
function findVariablePart(id: CatalogueId, mock: string): string | undefined {
  const text: string | null = catalogue[id];
  const [call = '', choice = ''] = mock.split(':');
  const { message, error, detail } = Object(exampleBodies[call]?.[choice]);
  if (text === null) return message ?? error ?? detail;
  if (!text.endsWith(': ')) return undefined;
  if (choice === 'network') return 'Network error';
  if (choice === 'malformed') return catalogue.invalidStructure;
  const examples = listExamples(operations[call as keyof typeof operations]);
  const status = examples.find(({ name }) => name === choice)?.status ?? choice;
  return (id === 'httpStatus' ? '' : catalogue.httpStatus) + status;
}

/** Parses `listTeams: noTeams slow` into two causes, an example and a fault of the call; '' is a cause without a mock. */
function readCauses(id: CatalogueId, visit: Visit | string, choices: string): Cause[] {
  const [call, names = ''] = choices.split(': ');
  return names.split(/\s+/).map((name) => {
    const mock = name && `${call}:${name}`;
    const says = findVariablePart(id, mock);
    return {
      mock,
      ...(says && { says }),
      ...(typeof visit === 'string' ? { path: visit } : visit),
    };
  });
}

/** The causes of a text, with others that need another visit. */
type Causes = string | [choices: string, ...others: [visit: Visit | string, choices: string][]];

/** Reproductions of the texts at a place. */
export function at<Id extends CatalogueId>(
  place: string,
  surface: Surface,
  visit: Visit | string,
  texts: Record<Id, Causes>,
): Record<Id, Reproduction> {
  const reproductions = Object.entries<Causes>(texts).map(([id, own]) => {
    const [choices, ...others] = [own].flat(1) as Exclude<Causes, string>;
    const causes = [[visit, choices] as const, ...others].flatMap((each) =>
      readCauses(id as Id, ...each),
    );
    return [id, { surface, place, causes }];
  });
  return Object.fromEntries(reproductions);
}
