import { operations } from '#contract/generated/operations.ts';
import { faults, isFault, stripeFaults } from '../responses/faults.ts';
import { asRecorded, examplesOf } from '../responses/recorded.ts';
import { describeConnection } from '../scenario/connections.ts';
import { parseScenario } from '../scenario/parse.ts';
import { isOperationId } from '../scenario/targets.ts';

/** Describes the first rule of a scenario: `applyToJob:notSignedIn` → '401: No session, or it has expired'. */
export function describeRule(part: string): string {
  const [rule] = parseScenario(part).rules;
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
