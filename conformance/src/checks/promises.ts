/** Checks what the contract promises in words and over several responses, once all of them are there. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { broken, type CheckedExchange, type Exchange, isSuccess, statusOf } from '../exchange.ts';
import {
  departmentName,
  type Json,
  leavesOf,
  type Page,
  parentsOf,
  plainText,
  readJson,
  recordsOf,
} from '../json.ts';
import { show } from '../secrets.ts';
import { generalize, groupBy, type StepViolation } from '../violations.ts';
import { checkJobs } from './jobs.ts';
import { checkMediaForm } from './media.ts';

/** What names the records of lists, by the place in which it stands, with `*` for an index. */
const names = new Set(
  Object.values(operations).flatMap(({ list }) =>
    list ? [`/${list.key}/*/id`, `/${list.key}/*/${list.detail?.by ?? 'id'}`] : [],
  ),
);
/** Members have their ids over all groups. */
names.add('/results/*/members/*/id');

/** The pages of each list in their order; a list that was asked for again counts by itself. */
const groupPages = (pages: Page[]) =>
  groupBy(pages, ({ exchange: { step } }) => {
    const isFirst = ['discovery', 'pages'].includes(step.workflowId);
    return isFirst ? step.operation.id : `${step.workflowId} ${step.id}`;
  });

/** Ids that stand twice in a list, over all its pages. */
function checkUnique(list: Page[]): StepViolation[] {
  const seen = new Map<string, string>();
  return list.flatMap(({ exchange, body }) =>
    leavesOf(body).flatMap(({ field, value }) => {
      const place = generalize(field);
      if (!names.has(place)) return [];
      const key = `${place} ${show(value)}`;
      const twin = seen.get(key);
      seen.set(key, twin ?? field);
      const got = `${show(value)}, which ${twin} ${twin === field ? 'of another page ' : ''}has as well`;
      return twin ? [broken(exchange, field, 'a value that no other record has', got)] : [];
    }),
  );
}

/** A list, its key for the records, their id, the call for one record and the key of its envelope. */
type Detail = [OperationId, key: string, id: string, detail: OperationId, envelope: string | null];

/** Lists whose records have a call of their own. */
export const details: Detail[] = Object.values(operations).flatMap(({ id, list }): Detail[] =>
  list?.detail ? [[id, list.key, list.detail.by, list.detail.id, list.detail.envelope]] : [],
);

/** Optional facts of a job; where the list or the detail has one, the other has it too. */
const optionalFacts = ['closing_date', 'job_type', 'location'];

/** Facts that are the same in a list and in a detail. Texts may be shortened and media URLs signed. */
const ownFacts = ['id', 'slug', 'title', 'game_name', 'posted_date', 'is_active', 'department'];

const factOf = (record: Json, name: string): unknown =>
  name === 'department' ? departmentName(record?.department) : record?.[name];

/** All records of a list with their places. */
const placesOf = (pages: Page[], list: OperationId, key: string) =>
  pages
    .filter(({ exchange: { step } }) => step.operation.id === list)
    .flatMap(({ exchange, body }) =>
      recordsOf(body, key).map((record, index) => {
        return { exchange, record, field: `/${key}/${index}` };
      }),
    );

/** Tells whether a field of an operation's responses breaks the schema somewhere; `*` stands for an index. */
type IsKnown = (operation: OperationId, field: string) => boolean;

/** Facts that differ between a list and a detail. */
function checkDetails(pages: Page[], isKnown: IsKnown): StepViolation[] {
  return pages.flatMap(({ exchange, body }) => {
    const { id } = exchange.step.operation;
    const [list, key = '', , , envelope] = details.find(([, , , call]) => call === id) ?? [];
    const record = envelope ? body?.[envelope] : body;
    const { pathname } = new URL(exchange.request.url);
    const asked = decodeURIComponent(pathname).split('/').filter(Boolean).at(-1);
    const listed =
      list &&
      placesOf(pages, list, key).find(
        ({ record: { id, slug } }) => plainText(slug ?? id) === asked,
      );
    if (!record || !listed) return [];
    const detail = { exchange, record, field: envelope ? `/${envelope}` : '' };
    const facts = [...ownFacts, ...optionalFacts];
    return facts.flatMap((name) => {
      if (isKnown(list, `/${key}/*/${name}`)) return [];
      const [one, other] = [factOf(listed.record, name), factOf(record, name)];
      const isShort = one === undefined || other === undefined;
      const isOther = id !== 'getJob' || !optionalFacts.includes(name);
      if ((isShort && isOther) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)) {
        return [];
      }
      const [wrong, right, source] = one === undefined ? [listed, other, id] : [detail, one, list];
      const expected = `${show(right)}, as in \`${source}\``;
      const got = show(wrong.record[name]);
      return [broken(wrong.exchange, `${wrong.field}/${name}`, expected, got)];
    });
  });
}

/** 401 without `message` says that the edge's credential is wrong, and nothing about the visitor. */
function checkRefusals(exchanges: Exchange[]): StepViolation[] {
  return exchanges.flatMap((exchange) => {
    const { operation, workflowId } = exchange.step;
    const isCareers = operation.security.some((scheme: string) => scheme === 'careersSession');
    const isVisitor = isCareers || operation.id === 'careersLogin';
    if (statusOf(exchange) !== 401 || !isVisitor || workflowId.startsWith('credential')) return [];
    const body = readJson(exchange);
    if (!body || body.message) return [];
    const expected = 'a text for the visitor; without it 401 means the shared credential';
    return [broken(exchange, '/message', expected, show(body))];
  });
}

/** The text of a refused sign-in does not tell whether the account exists. */
function checkDiscretion(exchanges: Exchange[]): StepViolation[] {
  const [unknown, wrong] = ['unknownAccount', 'wrongPassword'].map((id) =>
    exchanges.find(({ step }) => step.operation.id === 'careersLogin' && step.id === id),
  );
  if (!unknown || !wrong || statusOf(unknown) !== 401 || statusOf(wrong) !== 401) return [];
  const [text, other] = [unknown, wrong].map((each) => readJson(each)?.message);
  if (!text || !other || text === other) return [];
  const expected = `${show(text)}, as for an email without an account`;
  return [broken(wrong, '/message', expected, show(other))];
}

/** What was recorded once succeeds again. */
function checkIdempotency(exchanges: Exchange[]): StepViolation[] {
  const [first, again] = ['record', 'recordAgain'].map((id) =>
    exchanges.find(({ step }) => step.workflowId === 'subscriber' && step.id === id),
  );
  if (!first || !again || !isSuccess(first) || readJson(first)?.error) return [];
  if (statusOf(again) !== 400) return [];
  const expected = 'a success, because the first of two equal requests was recorded';
  return [broken(again, 'status', expected, `400: ${show(readJson(again))}`)];
}

/** A wrong field within a record of a list; the list can be compared by its other fields. */
const inRecord = /^\/\w+\/\*\/./;

/** Violations over all exchanges, without fields that break the schema and responses that cannot be read. */
export function checkPromises(records: CheckedExchange[], site: string | null): StepViolation[] {
  const contents = records.filter(({ exchange }) => !exchange.step.check);
  const isReadable = ({ kind, field }: StepViolation) =>
    kind === 'schema'
      ? inRecord.test(generalize(field))
      : !['status', 'body', 'redirect'].includes(kind);
  const readable = contents.filter(
    ({ exchange, violations }) => isSuccess(exchange) && violations.every(isReadable),
  );
  const wrong = new Set(
    records
      .flatMap(({ violations }) => violations)
      .filter(({ kind }) => kind === 'schema')
      .map(({ operation, field }) => `${operation} ${generalize(field)}`),
  );
  const isKnown: IsKnown = (operation, field) =>
    parentsOf(generalize(field)).some((each) => wrong.has(`${operation} ${each}`));
  const pages = readable.map(({ exchange }) => ({ exchange, body: readJson(exchange) }));
  const exchanges = contents.map(({ exchange }) => exchange);
  const compared = [
    ...groupPages(pages).flatMap(checkUnique),
    ...checkDetails(pages, isKnown),
    // Without their slugs, positions of two lists cannot be compared.
    ...(isKnown('listJobs', '/jobs/*/slug') ? [] : checkJobs(pages)),
    ...checkMediaForm(pages, site),
  ];
  return [
    ...compared.filter(({ operation, field }) => !isKnown(operation, field)),
    ...checkRefusals(exchanges),
    ...checkDiscretion(exchanges),
    ...checkIdempotency(exchanges),
  ];
}
