/** Runs all checks on one exchange. */
import { type Exchange, explainFailure, isResponse, statusOf } from '../exchange.ts';
import type { StepViolation, Violation } from '../violations.ts';
import { checkCookies } from './cookies.ts';
import { checkPrivacy } from './privacy.ts';
import { checkResponse } from './response.ts';

/** Headers are checked only when the response can be read, so that one cause is one violation. */
function findViolations(exchange: Exchange): Violation[] {
  const { result, step } = exchange;
  if (!isResponse(result)) {
    // The file has begun to come, which is enough.
    if (step.check && result.kind === 'too large') return [];
    return [{ kind: 'connection', field: step.field ?? '', ...explainFailure(result) }];
  }
  if (step.check) return step.check(result);
  const violations = checkResponse(exchange, result);
  if (violations.some(({ kind }) => kind !== 'schema')) return violations;
  return [...violations, ...checkCookies(exchange, result), ...checkPrivacy(exchange, result)];
}

/** The contract violations of an exchange. */
export function checkExchange(exchange: Exchange): StepViolation[] {
  const { operation, workflowId, id } = exchange.step;
  return findViolations(exchange).map((violation) => ({
    ...violation,
    operation: operation.id,
    workflowId,
    step: id,
    status: statusOf(exchange),
  }));
}
