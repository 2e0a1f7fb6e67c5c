/** Refuses what the contract forbids, with the contract's own responses. */
import { csrf } from '#contract/generated/calls.ts';
import type { OperationId } from '#contract/generated/operations.ts';
import { type ListedExample, listExamples } from '#contract/listExamples.ts';
import { contracts } from '#contract/schemas.ts';
import { tooLargeMessage } from '#contract/validate.ts';
import type { Call } from '../call.ts';
import { cookieJar } from '../cookies/jar.ts';
import { findCandidate, findSender } from '../db/sessions.ts';
import { type ExampleName, toResponse } from './examples.ts';

/** The refusal of an invalid field, or of any other one (`*`). Without a name it is the first one documented. */
const refusals: { [Id in OperationId]?: Record<string, ExampleName<Id>> } = {
  sendEmail: { name: 'messageIncomplete', comments: 'messageIncomplete' },
  careersRegister: { password: 'passwordWeak', '*': 'emailInvalid' },
  createProfile: { resume: 'resumeNotPdf', '*': 'profileIncomplete' },
  updateProfile: { resume: 'resumeNotPdf', '*': 'profileIncomplete' },
  applyToJob: { '*': 'applicationInvalid' },
  registerAccount: { email: 'emailInvalid', password1: 'passwordWeak', '*': 'fieldProblems' },
  loginAccount: { '*': 'loginFieldProblems' },
  recordPaymentMethod: { '*': 'subscriptionInvalid' },
};

/** True for a write with a session whose CSRF token is missing or wrong. */
function isForged({ request, match: { operation } }: Call): boolean {
  if (operation.method === 'GET' || operation.api !== 'agency' || !findCandidate(request))
    return false;
  const token = cookieJar.read(request, csrf.cookie);
  return !token || request.headers.get(csrf.header) !== token;
}

/** The documented refusal of a call; undefined for a valid one, or when none is documented. */
function findRefusal(call: Call): ListedExample | undefined {
  const { match, violations } = call;
  const { operation, params } = match;
  const examples = listExamples(operation);
  const first = (...statuses: number[]) =>
    statuses
      .map((status) => examples.find((each) => each.status === status))
      .find((each) => each !== undefined);
  if (findSender(operation.security, call.request) === undefined) return first(401);
  if (isForged(call)) return examples.find(({ name }) => name === 'csrfFailed');
  if (violations.length === 0) return undefined;
  const fields = violations.map(({ pointer }) => pointer.split('/')[1] ?? '');
  if (fields.some((field) => Object.hasOwn(params, field))) return first(404, 400);
  if (violations.some(({ message }) => message.startsWith(tooLargeMessage))) return first(413, 400);
  const { query } = contracts[operation.api]?.operations[operation.id] ?? {};
  const isOfQuery = fields.some((field) => Object.hasOwn(Object(query?.properties), field));
  // A declared parameter may name a page that does not exist. Servers ignore unknown parameters.
  if (isOfQuery) return first(400, 404);
  const named: Record<string, string> = refusals[operation.id] ?? {};
  const name = fields.map((field) => named[field]).find(Boolean) ?? named['*'];
  return examples.find((each) => each.name === name) ?? first(400);
}

/** Refuses calls without a session or token, forged writes and requests that violate the contract. */
export function refuseRequest(call: Call): Response | undefined {
  const refusal = findRefusal(call);
  return refusal && toResponse(call.match.operation, refusal);
}
