import { catalogue } from '#errors/catalogue.ts';
import { isCatalogueId, reproductions } from '../catalogue/areas.ts';
import { steps } from '../catalogue/steps.ts';
import type { Part } from '../scenario/parse.ts';
import { changeParts } from '../scenario/tab.ts';
import { describeRule } from './describeRule.ts';
import styles from './Panel.module.css';

/** Remaining calls of a counted part; null for an uncounted one. */
function callsLeft({ rules }: Part): number | null {
  const left = rules.map((rule) => rule.left);
  return left.length === 0 || left.includes(null) ? null : Math.max(...left.map(Number));
}

const sayLeft = (left: number) =>
  left === 0 ? 'Used up' : `For ${left === 1 ? 'one more call' : `${left} more calls`}`;

/** One part of the scenario: its effect and, for a catalogue error, its place and steps. */
export function ActivePart({ part }: { part: Part }) {
  const { text } = part;
  const [name = ''] = text.split('*');
  const known = isCatalogueId(name) ? name : null;
  const left = callsLeft(part);
  return (
    <li className={styles.part}>
      <div className={`wrapping-row tight ${styles.row}`}>
        <code>{text}</code>
        <button
          type="button"
          aria-label={`Remove ${text}`}
          onClick={() => changeParts((parts) => parts.filter((each) => each !== part))}
        >
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
        <p>{describeRule(text)}</p>
      )}
      {left !== null && <p>{sayLeft(left)}</p>}
    </li>
  );
}
