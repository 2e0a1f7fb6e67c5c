/** Runs all checks on one exchange. */
import { type Exchange, explainFailure, isResponse, placeOf } from '../exchange.ts';
import { type StepViolation, type Violation, violation } from '../violations.ts';
import { checkCookies } from './cookies.ts';
import { checkPrivacy } from './privacy.ts';
import { checkResponse } from './response.ts';

/** Headers are checked only when the response can be read, so that one cause is one violation. */
function findViolations(exchange: Exchange): Violation[] {
  const { result, step } = exchange;
  if (!isResponse(result)) {
    // The file has begun to come, which is enough.
    if (step.check && result.kind === 'too large') return [];
    const { expected, got } = explainFailure(result);
    return [violation('connection', step.field ?? '', expected, got)];
  }
  if (step.check) return step.check(result);
  const violations = checkResponse(exchange, result);
  if (violations.some(({ kind }) => kind !== 'schema')) return violations;
  return [...violations, ...checkCookies(exchange, result), ...checkPrivacy(exchange, result)];
}

/** The contract violations of an exchange. */
export function checkExchange(exchange: Exchange): StepViolation[] {
  return findViolations(exchange).map((each) => ({ ...each, ...placeOf(exchange) }));
}
