/**
 * Reads the workflows of `openapi/conformance.arazzo.yaml`, plans the executable ones and writes them for the runner.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { Action, ArazzoDocument, ArazzoStep, Workflow } from './arazzo.ts';
import type { Operation, Step } from './exchange.ts';
import type { Options } from './options.ts';
import { addReads } from './reads.ts';
import { stepHeader } from './recorder.ts';

/** A planned step with its Arazzo source. */
export type PlannedStep = Step & { source: ArazzoStep };

/** A step that is not executed, and why. */
export type SkippedStep = Record<'workflowId' | 'step' | 'reason', string> & {
  operation: OperationId;
};

/** The steps to execute and those to skip. */
export type Plan = { document: ArazzoDocument; steps: PlannedStep[]; skipped: SkippedStep[] };

const file = path.resolve(import.meta.dirname, '../../openapi/conformance.arazzo.yaml');

/** The workflows: the stories of the Arazzo file, and the reads that follow from the contract. */
export async function readWorkflows(): Promise<ArazzoDocument> {
  return addReads(parseYaml(await readFile(file, 'utf8')) as ArazzoDocument);
}

const operationOf = ({ operationId }: ArazzoStep): Operation =>
  operations[operationId.split('.').at(-1) as OperationId];

const statusesOf = ({ successCriteria }: ArazzoStep): number[] =>
  successCriteria.flatMap(({ condition }) =>
    [...condition.matchAll(/\$statusCode == (\d+)/g)].map(([, status]) => Number(status)),
  );

/** Why a workflow is skipped that `--only` does not select. */
export const notNamed = 'not among --only';

/** Why a workflow is skipped; null when it is not. */
function refuseWorkflow(workflow: Workflow, { only, readOnly, hrms }: Options): string | null {
  const calls = workflow.steps.map(operationOf);
  const names: string[] = [workflow.workflowId, ...calls.map(({ id }) => id)];
  if (only.length > 0 && !names.some((name) => only.includes(name))) return notNamed;
  if (!hrms && calls.some(({ api }) => api === 'hrms')) return 'no --hrms was given';
  const writes = calls.some(({ method }) => method !== 'GET');
  return readOnly && writes ? 'the workflow writes, and --read-only was given' : null;
}

/** All inputs present, as on a server with all data. */
export const fullInputs = ({ components }: ArazzoDocument): Record<string, unknown> =>
  Object.fromEntries(Object.keys(components.inputs.run.properties).map((name) => [name, 'given']));

/** Plans the steps for these options and inputs. Skipping a step that the rest depends on also skips the rest. */
export function planWorkflows(
  document: ArazzoDocument,
  options: Options,
  inputs: Record<string, unknown>,
): Plan {
  const { properties } = document.components.inputs.run;
  /** Why a step is skipped (an input is missing); null when it is not. */
  function refuseStep(workflow: Workflow, step: ArazzoStep): string | null {
    const text = JSON.stringify([workflow.parameters, step]);
    const used = [...text.matchAll(/\$inputs\.(\w+)/g)].map(([, name = '']) => name);
    const missing = used.find((name) => inputs[name] === undefined);
    return missing === undefined ? null : `needs ${properties[missing]?.description ?? missing}`;
  }
  const plan: Plan = { document, steps: [], skipped: [] };
  for (const workflow of document.workflows) {
    const { workflowId } = workflow;
    let refusal = refuseWorkflow(workflow, options);
    for (const step of workflow.steps) {
      const { stepId: id, description } = step;
      const operation = operationOf(step);
      const reason = refusal ?? refuseStep(workflow, step);
      if (reason === null) {
        const statuses = statusesOf(step);
        plan.steps.push({ workflowId, id, description, operation, statuses, source: step });
      } else {
        if (!step.onFailure) refusal ??= `builds on the step ${id}, which was skipped`;
        plan.skipped.push({ workflowId, step: id, operation: operation.id, reason });
      }
    }
  }
  return plan;
}

/** Redirects an action from a skipped step to the next planned one. */
function redirectAction(workflow: Workflow, kept: Set<string>, action: Action): Action {
  if (!action.stepId) return action;
  const ids = workflow.steps.map(({ stepId }) => stepId);
  const target = ids.slice(ids.indexOf(action.stepId)).find((id) => kept.has(id));
  return target === undefined ? { name: action.name, type: 'end' } : { ...action, stepId: target };
}

/**
 * Writes the planned workflows into a folder, with absolute paths to the contracts and a header that identifies each
 * step. Gives the path of the file.
 */
export async function writeWorkflows({ document, steps }: Plan, folder: string): Promise<string> {
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
  const sourceDescriptions = document.sourceDescriptions.map((source) => {
    return { ...source, url: path.join(path.dirname(file), source.url) };
  });
  const text = JSON.stringify({ ...document, sourceDescriptions, workflows });
  const target = path.join(folder, 'workflows.arazzo.yaml');
  await writeFile(target, text.replaceAll("$file('", `$file('${folder}/`));
  return target;
}
