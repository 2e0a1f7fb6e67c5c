/**
 * Reads the workflows of `openapi/conformance.arazzo.yaml`, plans the executable ones and writes them for the runner.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { Step } from './exchange.ts';
import type { Options } from './options.ts';
import { stepHeader } from './recorder.ts';

/** An Arazzo success criterion; `x-field` and `x-expected` describe it in reports. */
export type Criterion = { condition: string; 'x-field'?: string; 'x-expected'?: string };

type Action = { name: string; type: string; stepId?: string };

type ArazzoStep = {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: object[];
  successCriteria: Criterion[];
  onFailure?: Action[];
};

type Workflow = { workflowId: string; parameters?: object[]; steps: ArazzoStep[] };

type InputSchema = { properties: Record<string, { description: string }> };

/** The parsed Arazzo file, as far as it is read here. */
export type ArazzoDocument = {
  sourceDescriptions: { url: string }[];
  'x-first-ids': Record<string, string>;
  workflows: Workflow[];
  components: { inputs: { run: InputSchema } };
};

/** A planned step with its Arazzo source. */
export type PlannedStep = Step & { source: ArazzoStep };

/** A step that is not executed, and why. */
export type SkippedStep = Record<'workflowId' | 'step' | 'reason', string> & {
  operation: OperationId;
};

/** The steps to execute and those to skip. */
export type Plan = { document: ArazzoDocument; steps: PlannedStep[]; skipped: SkippedStep[] };

const file = path.resolve(import.meta.dirname, '../../openapi/conformance.arazzo.yaml');

/** Reads and parses the Arazzo file. */
export async function readWorkflows(): Promise<ArazzoDocument> {
  return parseYaml(await readFile(file, 'utf8')) as ArazzoDocument;
}

function operationOf({ operationId }: ArazzoStep) {
  return operations[operationId.split('.').at(-1) as OperationId];
}

const statusesOf = ({ successCriteria }: ArazzoStep): number[] =>
  successCriteria.flatMap(({ condition }) =>
    [...condition.matchAll(/\$statusCode == (\d+)/g)].map(([, status]) => Number(status)),
  );

const writes = ({ steps }: Workflow): boolean =>
  steps.some((step) => operationOf(step).method !== 'GET');

const isNamed = ({ workflowId, steps }: Workflow, only: string[]): boolean =>
  only.some((name) => name === workflowId || steps.some((step) => operationOf(step).id === name));

/** Why a workflow is skipped that `--only` does not select. */
export const notNamed = 'not among --only';

/** Why a workflow is skipped; null when it is not. */
function refuseWorkflow(workflow: Workflow, { only, readOnly, hrms }: Options): string | null {
  if (only.length > 0 && !isNamed(workflow, only)) return notNamed;
  if (!hrms && workflow.steps.some((step) => operationOf(step).api === 'hrms')) {
    return 'no --hrms was given';
  }
  return readOnly && writes(workflow) ? 'the workflow writes, and --read-only was given' : null;
}

/** All inputs present, as on a server with all data. */
export const fullInputs = ({ components }: ArazzoDocument): Record<string, unknown> =>
  Object.fromEntries(Object.keys(components.inputs.run.properties).map((name) => [name, 'given']));

/** Why a step is skipped (an input is missing); null when it is not. */
function refuseStep(
  workflow: Workflow,
  step: ArazzoStep,
  inputs: Record<string, unknown>,
  schema: InputSchema,
): string | null {
  const text = JSON.stringify([workflow.parameters, step]);
  const used = [...text.matchAll(/\$inputs\.(\w+)/g)].map(([, name = '']) => name);
  const missing = used.find((name) => inputs[name] === undefined);
  if (missing === undefined) return null;
  return `needs ${schema.properties[missing]?.description ?? missing}`;
}

/** Plans the steps for these options and inputs. Skipping a step that the rest depends on also skips the rest. */
export function planWorkflows(
  document: ArazzoDocument,
  options: Options,
  inputs: Record<string, unknown>,
): Plan {
  const result: Plan = { document, steps: [], skipped: [] };
  for (const workflow of document.workflows) {
    const refusal = refuseWorkflow(workflow, options);
    let missingGround: string | null = null;
    for (const step of workflow.steps) {
      const reason =
        refusal ??
        missingGround ??
        refuseStep(workflow, step, inputs, document.components.inputs.run);
      const [{ workflowId }, { stepId: id, description }] = [workflow, step];
      const operation = operationOf(step);
      if (reason === null) {
        const statuses = statusesOf(step);
        result.steps.push({ workflowId, id, description, operation, statuses, source: step });
        continue;
      }
      if (!step.onFailure) missingGround ??= `builds on the step ${id}, which was skipped`;
      result.skipped.push({ workflowId, step: id, operation: operation.id, reason });
    }
  }
  return result;
}

/** Redirects an action from a skipped step to the next planned one. */
function redirectAction(workflow: Workflow, kept: Set<string>, action: Action): Action {
  if (!action.stepId) return action;
  const ids = workflow.steps.map(({ stepId }) => stepId);
  const target = ids.slice(ids.indexOf(action.stepId)).find((id) => kept.has(id));
  return target === undefined ? { name: action.name, type: 'end' } : { ...action, stepId: target };
}

/**
 * Writes the planned workflows to `target`, with absolute paths to the contracts and a header that identifies each
 * step.
 */
export async function writeWorkflows(
  { document, steps }: Plan,
  folder: string,
  target: string,
): Promise<void> {
  const workflows = document.workflows.flatMap((workflow) => {
    const chosen = steps.filter(({ workflowId }) => workflowId === workflow.workflowId);
    if (chosen.length === 0) return [];
    const kept = new Set(chosen.map(({ id }) => id));
    const list = chosen.map(({ workflowId, id, source: { parameters = [], ...source } }) => {
      const header = { name: stepHeader, in: 'header', value: `${workflowId}.${id}` };
      const onFailure = source.onFailure?.map((action) => redirectAction(workflow, kept, action));
      return { ...source, parameters: [...parameters, header], onFailure };
    });
    return [{ ...workflow, steps: list }];
  });
  const sourceDescriptions = document.sourceDescriptions.map((source) => ({
    ...source,
    url: path.join(path.dirname(file), source.url),
  }));
  const text = JSON.stringify({ ...document, sourceDescriptions, workflows });
  await writeFile(target, text.replaceAll("$file('", `$file('${folder}/`));
}
