/** Follows `next` as the website does. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { type Exchange, isResponse, type Step, statusOf } from '../exchange.ts';
import { readJson, recordsOf } from '../json.ts';
import { show, violation } from '../violations.ts';
import type { Trail } from './trail.ts';

const lists = ['listServices', 'listProjects', 'listCaseStudies'] as const;

/** Pages that the website turns at most. */
const most = 100;

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
  const noteAt = (field: string, expected: string, value: unknown) =>
    note(page, violation('behaviour', field, expected, show(value)));
  for (let number = 2; number <= most; number++) {
    const body = readJson(page);
    total += recordsOf(body, 'results').length;
    const next = body?.next as unknown;
    if (typeof next !== 'string') {
      const expected = `${total}, as many as all pages have together`;
      if (Number(body?.count) !== total) noteAt('/count', expected, body?.count);
      return;
    }
    const url = resolveNext(next, page, site);
    if (typeof url === 'string' || seen.has(url.search)) {
      const expected = typeof url === 'string' ? `a URL ${url}` : 'null after the last page';
      noteAt('/next', expected, next);
      return;
    }
    seen.add(url.search);
    const operation = operations[id];
    const step: Step = {
      workflowId: 'pages',
      id: `${id}.${number}`,
      description: 'The page that `next` names',
      operation,
      statuses: [200],
    };
    page = await recorder.call(step, { path: operation.path + url.search });
    const followed = readJson(page);
    if (followed === undefined || statusOf(page) !== 200) return;
    const isFirst = (followed?.previous as unknown) === null;
    if (isFirst) noteAt('/previous', 'the URL of the page before', null);
  }
}

/** Follows every paged list to its end. */
export async function followPages(trail: Trail): Promise<void> {
  for (const id of lists) {
    if (trail.isAsked(id) && !trail.recorder.ended.aborted) await followList(id, trail);
  }
}
