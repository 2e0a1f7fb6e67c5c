/** Follows lists as the website does: all pages, the records, and the positions of each department. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { details } from '../checks/promises.ts';
import { createStep, type Exchange, isResponse, statusOf } from '../exchange.ts';
import { plainText, readJson, recordsOf, segmentOf } from '../json.ts';
import { quote, show } from '../secrets.ts';
import type { Trail } from './trail.ts';

/** Paged lists, which are the `results` of a response. */
const paged = Object.values(operations).flatMap(({ id, list }) => (list?.paged ? [id] : []));

/** Pages that the website turns at most. */
const mostPages = 100;

/** Where `next` leads, or why the website does not go there. */
function resolveNext(next: string, { request }: Exchange, site: string | null): URL | string {
  const here = new URL(request.url);
  const url = URL.canParse(next, here) ? new URL(next, here) : null;
  if (!url || ![here.origin, site].includes(url.origin)) return 'on the same origin';
  return url.pathname === here.pathname ? url : `at the path ${here.pathname}`;
}

async function followList(id: OperationId, { recorder, records, site, note }: Trail) {
  const first = records.find(
    ({ exchange: { step } }) => step.workflowId === 'discovery' && step.operation.id === id,
  );
  if (!first || !isResponse(first.exchange.result) || first.violations.length > 0) return;
  const seen = new Set<string>();
  let [page, total] = [first.exchange, 0];
  const noteAt = (field: string, expected: string, got: string) => note(page, field, expected, got);
  for (let number = 2; number <= mostPages; number++) {
    const body = readJson(page);
    total += recordsOf(body, 'results').length;
    const next = body?.next as unknown;
    if (typeof next !== 'string') {
      const expected = `${total}, as many as all pages have together`;
      const { count = total } = body ?? {};
      if (Number(plainText(count)) !== total) noteAt('/count', expected, show(count));
      return;
    }
    const url = resolveNext(next, page, site);
    if (typeof url === 'string' || seen.has(url.search)) {
      const expected = typeof url === 'string' ? `a URL ${url}` : 'null after the last page';
      return noteAt('/next', expected, quote(next));
    }
    seen.add(url.search);
    const step = createStep('pages', `${id}.${number}`, 'The page that `next` names', id);
    page = await recorder.call(step, { path: operations[id].path + url.search });
    const followed = readJson(page);
    if (followed === undefined || statusOf(page) !== 200) return;
    const isFirst = (followed?.previous as unknown) === null;
    if (isFirst) noteAt('/previous', 'the URL of the page before', 'null');
  }
}

/** Follows every paged list to its end. */
export async function followPages(trail: Trail): Promise<void> {
  for (const id of paged) {
    if (trail.isAsked(id) && !trail.recorder.ended.aborted) await followList(id, trail);
  }
}

/** Records of a list that are opened, spread over it. */
const mostRecords = 12;

/** Some of the values of a property in all pages of a list. */
function sample({ records }: Trail, list: OperationId, key: string, property: string): string[] {
  const values = records
    .map(({ exchange }) => exchange)
    .filter(({ step }) => step.operation.id === list)
    .filter(({ step }) => ['discovery', 'pages'].includes(step.workflowId))
    .flatMap((exchange) => recordsOf(readJson(exchange), key))
    .map((record) => segmentOf(record[property]))
    .filter((value) => value !== undefined);
  const unique = [...new Set(values)];
  const count = Math.min(unique.length, mostRecords);
  return Array.from({ length: count }, (_, index) =>
    String(unique[Math.floor((index * unique.length) / count)]),
  );
}

/** Opens a record of a list: what a list shows has to be there. */
async function open(trail: Trail, id: OperationId, name: string, path: string): Promise<void> {
  if (trail.recorder.ended.aborted) return;
  const shown = quote(name);
  const step = createStep('records', `${id}.${shown}`, `The record ${shown} of the list`, id);
  await trail.recorder.call(step, { path });
}

/** Opens records of each list, and asks for the positions of departments, to compare them with its count. */
export async function followRecords(trail: Trail): Promise<void> {
  if (trail.isAsked('listJobs') || trail.isAsked('listDepartments')) {
    for (const id of sample(trail, 'listDepartments', 'departments', 'id')) {
      const path = `${operations.listJobs.path}?${new URLSearchParams({ department_id: id })}`;
      await open(trail, 'listJobs', `department-${id}`, path);
    }
  }
  for (const [list, key, property, id] of details) {
    if (!trail.isAsked(id)) continue;
    for (const value of sample(trail, list, key, property)) {
      const path = operations[id].path.replace(/\{\w+\}/, value);
      await open(trail, id, value, path);
    }
  }
}
