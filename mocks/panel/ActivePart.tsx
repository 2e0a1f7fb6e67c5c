import { catalogue } from '#errors/catalogue.ts';
import { isCatalogueId, reproductions } from '../catalogue/areas.ts';
import { steps } from '../catalogue/steps.ts';
import { parseScenario, type Rule } from '../scenario/parse.ts';
import { describeRule } from './describeRule.ts';
import styles from './Panel.module.css';

/** Remaining calls of a counted part; null for an uncounted one. */
function callsLeft(part: string, rules: readonly Rule[]): number | null {
  const own = parseScenario(part).rules;
  const left = rules.flatMap((rule) =>
    own.some(({ target, choice }) => rule.target === target && rule.choice === choice)
      ? [rule.left]
      : [],
  );
  return left.length === 0 || left.includes(null) ? null : Math.max(...left.map(Number));
}

const sayLeft = (left: number) =>
  left === 0 ? 'Used up' : `For ${left === 1 ? 'one more call' : `${left} more calls`}`;

type ActivePartProps = {
  part: string;
  /** The tab's rules with their remaining counts. */
  rules: readonly Rule[];
  onRemove: () => void;
};

/** One part of the scenario: its effect and, for a catalogue error, its place and steps. */
export function ActivePart({ part, rules, onRemove }: ActivePartProps) {
  const [name = ''] = part.split('*');
  const known = isCatalogueId(name) ? name : null;
  const left = callsLeft(part, rules);
  return (
    <li className={styles.part}>
      <div className={`wrapping-row tight ${styles.row}`}>
        <code>{part}</code>
        <button type="button" aria-label={`Remove ${part}`} onClick={onRemove}>
          Remove
        </button>
      </div>
      {known ? (
        <>
          <p>
            “{catalogue[known] ?? reproductions[known].causes[0].says}” {reproductions[known].place}
          </p>
          <ol className="soft">
            {reproductions[known].causes[0].steps?.map((step) => (
              <li key={step}>{steps[step]}</li>
            ))}
          </ol>
        </>
      ) : (
        <p>{describeRule(part)}</p>
      )}
      {left !== null && <p>{sayLeft(left)}</p>}
    </li>
  );
}
