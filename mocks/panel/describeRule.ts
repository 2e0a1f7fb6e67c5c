import { operations } from '#contract/generated/operations.ts';
import { faults, isFault, stripeFaults } from '../responses/faults.ts';
import { asRecorded, examplesOf } from '../responses/recorded.ts';
import { describeConnection } from '../scenario/connections.ts';
import { parseScenario, rulesOf } from '../scenario/parse.ts';
import { isOperationId } from '../scenario/targets.ts';

/** Describes the first rule of a scenario: `applyToJob:notSignedIn` → '401: No session, or it has expired'. */
export function describeRule(part: string): string {
  const [rule] = rulesOf(parseScenario(part).parts);
  if (!rule) return '';
  const { target, choice } = rule;
  if (target === 'latency') return `Every call takes ${choice} ms longer`;
  if (target === 'profile') return describeConnection(choice);
  if (target === 'stripe') return stripeFaults[choice as keyof typeof stripeFaults];
  const example =
    isOperationId(target) && examplesOf(operations[target]).find(({ name }) => name === choice);
  if (example) return `${example.status}: ${example.summary}`;
  if (choice === asRecorded) return 'Every call responds as recorded at its address';
  if (choice in faults) return faults[choice as keyof typeof faults];
  return isFault(choice) ? `Status ${choice} with nothing in it` : '';
}

/** The call of a scenario's first rule, such as `GET /api/teams/`. */
export function describeCall(mock: string): string {
  const [rule] = rulesOf(parseScenario(mock).parts);
  if (!rule) return 'No call: the page alone';
  if (rule.target === 'logout') return 'POST /edge/logout, of the edge';
  if (!isOperationId(rule.target)) return 'The card provider’s script';
  const { method, base, path } = operations[rule.target];
  return `${method} ${base}${path}`;
}
