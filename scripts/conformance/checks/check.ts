/** All checks of one exchange. */
import { type Exchange, explainFailure, isAnswer, statusOf } from '../exchange.ts';
import type { Finding, Problem } from '../findings.ts';
import { checkAnswer } from './answer.ts';
import { checkCookies } from './cookies.ts';
import { checkPrivacy } from './privacy.ts';

/** Headers are looked at only where the answer itself can be read: one cause, one finding. */
function findProblems(exchange: Exchange): Problem[] {
  const { result } = exchange;
  if (!isAnswer(result)) {
    return [{ kind: 'connection', field: '', ...explainFailure(result) }];
  }
  const problems = checkAnswer(exchange, result);
  if (problems.some(({ kind }) => kind !== 'schema')) return problems;
  return [...problems, ...checkCookies(exchange, result), ...checkPrivacy(exchange, result)];
}

/** An exchange in, its breaches of the contract out. */
export function checkExchange(exchange: Exchange): Finding[] {
  const { operation, journey, id } = exchange.step;
  return findProblems(exchange).map((problem) => ({
    ...problem,
    operation: operation.id,
    journey,
    step: id,
    status: statusOf(exchange),
  }));
}
