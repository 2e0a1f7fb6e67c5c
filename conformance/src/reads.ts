/** The workflows of reads, which follow from the contract: lists, their records, and calls with a wrong credential. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { ArazzoDocument, ArazzoStep, Workflow } from './arazzo.ts';

type Row = (typeof operations)[OperationId];

const inputs = { $ref: '#/components/inputs/run' };

const areaOf = ({ path }: Row): string =>
  path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';

/** A path parameter and an input that no record has; null for a path without one. */
function unknownOf({ path }: Row) {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  return name ? { name, value: name === 'id' ? '$inputs.unknownId' : '$inputs.unknownSlug' } : null;
}

function createStep(
  { api, id }: Row,
  stepId: string,
  description: string,
  status: number,
  parameter: { name: string; value: string } | null = null,
): ArazzoStep {
  return {
    stepId,
    description,
    operationId: `$sourceDescriptions.${api}.${id}`,
    ...(parameter && { parameters: [{ ...parameter, in: 'path' }] }),
    successCriteria: [{ condition: `$statusCode == ${status}` }],
  };
}

/** Steps that do not build on one another: after one that failed comes the next. */
const independent = (steps: ArazzoStep[]): ArazzoStep[] =>
  steps.map((step, index) => {
    const next = steps[index + 1];
    const onFailure = next && [{ name: 'goOn', type: 'goto', stepId: next.stepId }];
    return { ...step, ...(onFailure && { onFailure }) };
  });

/** A list, one of its records, and one that does not exist. */
function readList(list: Row, detail: Row | undefined): Workflow {
  const facts = list.list?.detail;
  const steps = [createStep(list, 'list', `The list of \`${list.id}\``, 200)];
  if (detail && facts) {
    const record = createStep(detail, 'detail', `One record of \`${list.id}\``, 200, {
      name: facts.by,
      value: `$inputs.${detail.id}`,
    });
    const place = [facts.envelope, facts.by].filter(Boolean).join('/');
    const same = { condition: `$response.body#/${place} == $inputs.${detail.id}` };
    record.successCriteria.push(same);
    const unknown = createStep(
      detail,
      'unknown',
      'A record that does not exist',
      404,
      unknownOf(detail),
    );
    steps.push(record, unknown);
  }
  const summary = `A visitor reads ${areaOf(list)}`;
  return { workflowId: areaOf(list), summary, inputs, steps: independent(steps) };
}

/** Every read that asks for the shared credential alone, with `value` for it. */
function readWithout(workflowId: string, summary: string, value: string): Workflow {
  const guarded = Object.values(operations).filter(
    ({ method, security }) => method === 'GET' && String(security) === 'basicAuth',
  );
  const steps = guarded.map((row) => {
    const text = `With a credential that is wrong or missing, \`${row.id}\``;
    return createStep(row, row.id, text, 401, unknownOf(row));
  });
  const parameters = [{ name: 'Authorization', in: 'header', value }];
  return { workflowId, summary, inputs, parameters, steps: independent(steps) };
}

/** Adds to the stories of the file what they leave out: the reads of the contract. */
export function addReads(document: ArazzoDocument): ArazzoDocument {
  const told = new Set(
    document.workflows.flatMap(({ steps }) => steps.map(({ operationId }) => operationId)),
  );
  const isTold = ({ api, id }: Row) => told.has(`$sourceDescriptions.${api}.${id}`);
  const lists = Object.values<Row>(operations).filter((row) => row.list && !isTold(row));
  const details = lists.flatMap(({ id: list, list: facts }) => {
    const id = facts?.detail?.id;
    return id && facts ? [{ id, list, key: facts.key }] : [];
  });
  const { run } = document.components.inputs;
  const ids = details.map(({ id, list, key }) => [id, `${list}/${key}`]);
  const described = details.map(({ id, list }) => [
    id,
    { type: 'integer', description: `a record in \`${list}\`` },
  ]);
  const reads = lists.map((row) => {
    const found = details.find(({ list }) => list === row.id);
    return readList(row, found && operations[found.id]);
  });
  return {
    ...document,
    'x-first-ids': { ...document['x-first-ids'], ...Object.fromEntries(ids) },
    components: {
      inputs: {
        run: { ...run, properties: { ...run.properties, ...Object.fromEntries(described) } },
      },
    },
    workflows: [
      ...reads,
      ...document.workflows,
      readWithout(
        'credential',
        'A wrong basic-auth credential is refused',
        '$inputs.wrongCredential',
      ),
      readWithout(
        'credentialMissing',
        'A missing basic-auth credential is refused',
        '$inputs.noCredential',
      ),
    ],
  };
}
