/** Follows `next` as the website does. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { type Exchange, isResponse, type Step } from '../exchange.ts';
import { type Json, readJson, recordsOf } from '../json.ts';
import { show, type Violation } from '../violations.ts';
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

const violation = (field: string, expected: string, value: unknown): Violation => ({
  kind: 'behaviour',
  field,
  expected,
  got: show(value),
});

async function followList(id: OperationId, { recorder, records, site }: Trail): Promise<void> {
  const first = records.find(
    ({ exchange: { step } }) => step.workflowId === 'discovery' && step.operation.id === id,
  );
  if (!first || !isResponse(first.exchange.result) || first.violations.length > 0) return;
  const seen = new Set<string>();
  let [page, total] = [first.exchange, 0];
  for (let number = 2; number <= most; number++) {
    const body = readJson(page);
    total += recordsOf(body, 'results').length;
    const next = body?.next as unknown;
    if (typeof next !== 'string') {
      const counted = Number(body?.count) === total;
      const expected = `${total}, as many as all pages have together`;
      if (!counted) recorder.note(page, violation('/count', expected, body?.count));
      return;
    }
    const url = resolveNext(next, page, site);
    if (typeof url === 'string' || seen.has(url.search)) {
      const expected = typeof url === 'string' ? `a URL ${url}` : 'null after the last page';
      recorder.note(page, violation('/next', expected, next));
      return;
    }
    seen.add(url.search);
    const operation = operations[id];
    const description = 'The page that `next` names';
    const step: Step = {
      workflowId: 'pages',
      id: `${id}.${number}`,
      description,
      operation,
      statuses: [200],
    };
    const { method, path } = operation;
    const headers = { accept: 'application/json' };
    page = await recorder.call(step, { method, path: path + url.search, headers, body: null });
    if (readJson(page) === undefined || hasFailed(page)) return;
    checkPrevious(page, readJson(page), recorder);
  }
}

const hasFailed = ({ result }: Exchange): boolean => !isResponse(result) || result.status !== 200;

function checkPrevious(page: Exchange, body: Json, recorder: Trail['recorder']): void {
  if ((body?.previous as unknown) !== null) return;
  recorder.note(page, violation('/previous', 'the URL of the page before', null));
}

/** Follows every paged list to its end. */
export async function followPages(trail: Trail): Promise<void> {
  for (const id of lists) {
    if (trail.isAsked(id) && !trail.recorder.ended.aborted) await followList(id, trail);
  }
}
