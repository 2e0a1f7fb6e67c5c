/** Reads the journeys of `openapi/conformance.arazzo.yaml`, chooses those that can run, and writes them for the runner. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import type { Step } from './exchange.ts';
import type { Options } from './options.ts';
import { stepHeader } from './recorder.ts';

/** What a step must fulfil, as Arazzo has it; the `x-` parts are for people. */
export type Criterion = {
  condition: string;
  context?: string;
  type?: string;
  'x-field'?: string;
  'x-expected'?: string;
};

type Action = { name: string; type: string; stepId?: string };
type Parameter = { name: string; in: string; value: unknown };

type ArazzoStep = {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { payload: unknown };
  successCriteria: Criterion[];
  onFailure?: Action[];
};

type Workflow = {
  workflowId: string;
  summary: string;
  parameters?: Parameter[];
  steps: ArazzoStep[];
};

type InputSchema = { properties: Record<string, { description: string }> };

/** The content of the file. */
export type JourneysFile = {
  sourceDescriptions: { name: string; type: string; url: string }[];
  workflows: Workflow[];
  components: { inputs: { run: InputSchema } };
};

/** A step that is ready to run, with its own text of the file. */
export type PlannedStep = Step & { source: ArazzoStep };

/** A step that is left out, and why. */
export type SkippedStep = { journey: string; step: string; operation: OperationId; reason: string };

/** The journeys that can run, and what is left out. */
export type Plan = { document: JourneysFile; steps: PlannedStep[]; skipped: SkippedStep[] };

const file = path.resolve(import.meta.dirname, '../../openapi/conformance.arazzo.yaml');

/** The file's content. */
export async function readJourneys(): Promise<JourneysFile> {
  return parseYaml(await readFile(file, 'utf8')) as JourneysFile;
}

function operationOf({ operationId }: ArazzoStep) {
  return operations[operationId.split('.').at(-1) as OperationId];
}

const statusesOf = ({ successCriteria }: ArazzoStep): number[] =>
  successCriteria.flatMap(({ condition }) =>
    [...condition.matchAll(/\$statusCode == (\d+)/g)].map(([, status]) => Number(status)),
  );

function plan(workflow: Workflow, source: ArazzoStep): PlannedStep {
  return {
    journey: workflow.workflowId,
    id: source.stepId,
    description: source.description,
    operation: operationOf(source),
    statuses: statusesOf(source),
    source,
  };
}

const writes = ({ steps }: Workflow): boolean =>
  steps.some((step) => operationOf(step).method !== 'GET');

const isNamed = ({ workflowId, steps }: Workflow, only: string[]): boolean =>
  only.some((name) => name === workflowId || steps.some((step) => operationOf(step).id === name));

/** Why a whole journey is left out; null when it runs. */
function refuseJourney(workflow: Workflow, { only, readOnly, hrms }: Options): string | null {
  if (only.length > 0 && !isNamed(workflow, only)) return 'not among --only';
  if (!hrms && workflow.steps.some((step) => operationOf(step).api === 'hrms')) {
    return 'no --hrms was given';
  }
  return readOnly && writes(workflow) ? 'the journey writes, and --read-only was given' : null;
}

/** Inputs of a server that has everything. */
export const fullInputs = ({ components }: JourneysFile): Record<string, unknown> =>
  Object.fromEntries(Object.keys(components.inputs.run.properties).map((name) => [name, 'given']));

/** Why a step is left out: an input that the server's lists did not give. */
function refuseStep(
  workflow: Workflow,
  step: ArazzoStep,
  inputs: Record<string, unknown>,
  schema: InputSchema,
): string | null {
  const text = JSON.stringify([workflow.parameters, step]);
  const used = [...text.matchAll(/\$inputs\.(\w+)/g)].map(([, name]) => name ?? '');
  const missing = used.find((name) => inputs[name] === undefined);
  return missing === undefined
    ? null
    : `needs ${schema.properties[missing]?.description ?? missing}`;
}

/**
 * Chooses what can run with these options and inputs. A step whose failure would end its journey takes the rest of it along
 * when it is left out.
 */
export function planJourneys(
  document: JourneysFile,
  options: Options,
  inputs: Record<string, unknown>,
): Plan {
  const result: Plan = { document, steps: [], skipped: [] };
  for (const workflow of document.workflows) {
    const refusal = refuseJourney(workflow, options);
    let missingGround: string | null = null;
    for (const step of workflow.steps) {
      const reason =
        refusal ??
        missingGround ??
        refuseStep(workflow, step, inputs, document.components.inputs.run);
      if (reason === null) {
        result.steps.push(plan(workflow, step));
        continue;
      }
      if (!step.onFailure) missingGround ??= `builds on the step ${step.stepId}, which was skipped`;
      const [journey, operation] = [workflow.workflowId, operationOf(step).id];
      result.skipped.push({ journey, step: step.stepId, operation, reason });
    }
  }
  return result;
}

/** Lets an action that leads to a step that is left out lead to the next one that is there. */
function redirectAction(workflow: Workflow, kept: Set<string>, action: Action): Action {
  if (!action.stepId) return action;
  const ids = workflow.steps.map(({ stepId }) => stepId);
  const target = ids.slice(ids.indexOf(action.stepId)).find((id) => kept.has(id));
  return target === undefined ? { name: action.name, type: 'end' } : { ...action, stepId: target };
}

/** Writes the planned steps for the runner: contracts at their full paths, and a header that names each step. */
export async function writeJourneys(
  { document, steps }: Plan,
  folder: string,
  target: string,
): Promise<void> {
  const workflows = document.workflows.flatMap((workflow) => {
    const chosen = steps.filter(({ journey }) => journey === workflow.workflowId);
    if (chosen.length === 0) return [];
    const kept = new Set(chosen.map(({ id }) => id));
    const list = chosen.map(({ journey, id, source }) => ({
      ...source,
      parameters: [
        ...(source.parameters ?? []),
        { name: stepHeader, in: 'header', value: `${journey}.${id}` },
      ],
      ...(source.onFailure && {
        onFailure: source.onFailure.map((action) => redirectAction(workflow, kept, action)),
      }),
    }));
    return [{ ...workflow, steps: list }];
  });
  const sourceDescriptions = document.sourceDescriptions.map((source) => ({
    ...source,
    url: path.join(path.dirname(file), source.url),
  }));
  const text = JSON.stringify({ ...document, sourceDescriptions, workflows });
  await writeFile(target, text.replaceAll("$file('", `$file('${folder}/`));
}
