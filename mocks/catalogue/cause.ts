/** Parts of the catalogue's rows: what a call responds with, where to look, and the variable part of a text. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { listExamples } from '#contract/listExamples.ts';
import { type CatalogueId, catalogue } from '#errors/catalogue.ts';
import type { PresetName } from '../db/presets.ts';
import { type ExampleName, exampleBodies } from '../responses/examples.ts';
import type { faults, StripeFault } from '../responses/faults.ts';
import type { StepName } from './steps.ts';

/** The page where an error shows, the preset of the mock's records, and the visitor's steps in order. */
export type Visit = { path: string; as?: PresetName; steps?: readonly StepName[] };

type CallName = OperationId | 'stripe';

type ExampleOf<Call extends CallName> = Call extends OperationId
  ? ExampleName<Call> | keyof typeof faults | `${4 | 5}${number}`
  : StripeFault;

/** A response that causes a text, with another visit than the row's if it needs one. Without a call the steps do. */
export type Cause = Partial<Visit> & {
  call?: CallName;
  example?: string;
  /** Why Prism cannot reproduce it; undefined when it can. */
  mswOnly?: string;
};

/** Where a text shows: in a section, in place of the page's content, beside a form, as a toast, or in the log. */
export type Surface =
  | 'section'
  | 'page'
  | 'form'
  | 'log'
  | `${'success' | 'info' | 'warning' | 'error'} toast`;

/** Where and how to see a text of the catalogue. The first cause is the main one. */
export type Row = Visit & {
  /** Place on the site. */
  place: string;
  surface: Surface;
  causes: Cause[];
};

/** Rows of texts that show at the same place after the same steps. Without a cause the steps alone show the text. */
export const rows = <Id extends string>(
  place: string,
  spot: Omit<Row, 'place' | 'causes'>,
  texts: Record<Id, Cause[]>,
): Record<Id, Row> =>
  Object.fromEntries(
    Object.entries<Cause[]>(texts).map(([id, causes]) => [id, { place, ...spot, causes }]),
  ) as Record<Id, Row>;

/** The causes of a text: examples or faults of a call. */
export const when = <Call extends CallName>(call: Call, ...examples: ExampleOf<Call>[]): Cause[] =>
  examples.map((example) => ({ call, example }));

/** The same causes, to be seen elsewhere. */
export const at = (visit: Omit<Cause, 'call' | 'example'>, causes: Cause[]): Cause[] =>
  causes.map((cause) => ({ ...cause, ...visit }));

/** The exact text of an entry of the catalogue with a cause, which the response or the reason completes. */
export function textOfCause(id: CatalogueId, { call, example = '' }: Cause): string {
  const text = catalogue[id];
  if (text === null) {
    const { message, error, detail } = Object(exampleBodies[call ?? '']?.[example]);
    return message ?? error ?? detail ?? 'Your card was declined.';
  }
  if (!text.endsWith(': ')) return text;
  const examples = call && call !== 'stripe' ? listExamples(operations[call]) : [];
  const status = examples.find(({ name }) => name === example)?.status ?? example;
  if (id === 'httpStatus') return text + status;
  if (example === 'network') return `${text}Network error`;
  return (
    text +
    (example === 'malformed' ? catalogue.invalidStructure : `${catalogue.httpStatus}${status}`)
  );
}
