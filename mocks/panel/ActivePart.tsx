import { catalogue } from '#errors/catalogue.ts';
import { isCatalogueId, scenarios } from '../catalogue/scenarios.ts';
import { steps } from '../catalogue/steps.ts';
import { faults, isFault } from '../faults.ts';
import { operations } from '../generated/operations.ts';
import { listExamples } from '../prefer.ts';
import { parseScenario } from '../scenario/parse.ts';
import { isOperationId } from '../scenario/targets.ts';
import { stripeFaults } from '../stripe/faults.ts';
import styles from './Panel.module.css';

/** What a rule does, as a sentence. */
function describeRule(part: string): string {
  const [rule] = parseScenario(part).rules;
  if (!rule) return '';
  const { target, choice } = rule;
  if (target === 'latency') return `Every call takes ${choice} ms longer`;
  if (target === 'stripe') return stripeFaults[choice as keyof typeof stripeFaults];
  const example =
    isOperationId(target) && listExamples(operations[target]).find(({ name }) => name === choice);
  if (example) return `${example.status}: ${example.summary}`;
  if (choice in faults) return faults[choice as keyof typeof faults];
  return isFault(choice) ? `Status ${choice} with nothing in it` : '';
}

type ActivePartProps = { part: string; onRemove: () => void };

/** One part of the scenario: what it does and, for an error of the catalogue, where it shows and what to do. */
export function ActivePart({ part, onRemove }: ActivePartProps) {
  const [name = ''] = part.split('*');
  const known = isCatalogueId(name) ? name : null;
  return (
    <li className={styles.part}>
      <div className={styles.row}>
        <code>{part}</code>
        <button type="button" aria-label={`Remove ${part}`} onClick={onRemove}>
          Remove
        </button>
      </div>
      {known ? (
        <>
          <p>
            {catalogue[known].text ?? scenarios[known].says}: {scenarios[known].place}
          </p>
          <ol className={styles.steps}>
            {scenarios[known].steps?.map((step) => (
              <li key={step}>{steps[step]}</li>
            ))}
          </ol>
        </>
      ) : (
        <p>{describeRule(part)}</p>
      )}
    </li>
  );
}
