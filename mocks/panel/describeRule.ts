import { operations } from '#contract/generated/operations.ts';
import type { Outcome } from '../backend.ts';
import { faults, stripeFaults } from '../responses/faults.ts';
import { asRecorded, examplesOf } from '../responses/recorded.ts';
import { describeConnection } from '../scenario/connections.ts';
import { parseScenario, type Rule, rulesOf } from '../scenario/parse.ts';
import { isOperationId } from '../scenario/targets.ts';

/** Describes a rule: `applyToJob:notSignedIn` → '401: No session, or it has expired'. */
function describeRule({ target, choice }: Rule): string {
  if (target === 'latency') return `Every call takes ${choice} ms longer`;
  if (target === 'profile') return describeConnection(choice);
  if (target === 'stripe') return stripeFaults[choice as keyof typeof stripeFaults];
  const examples = isOperationId(target) ? examplesOf(operations[target]) : [];
  const example = examples.find(({ name }) => name === choice);
  if (example) return `${example.status}: ${example.summary}`;
  if (choice === asRecorded) return 'Every call responds as recorded at its address';
  return faults[choice as keyof typeof faults] ?? `Status ${choice} with nothing in it`;
}

/** The call of a scenario's first rule and what it gets; '' without a rule. */
export function describeScenario(mock: string): string {
  const [rule] = rulesOf(parseScenario(mock).parts);
  if (!rule) return '';
  const { method, base, path } = isOperationId(rule.target)
    ? operations[rule.target]
    : { method: '', base: '', path: '' };
  return `${method} ${base}${path} ${describeRule(rule)}`.trim();
}

/** What a call got, as in a link. */
export const describeOutcome = ({ example, fault }: Outcome): string =>
  example ?? fault ?? 'nothing special';
