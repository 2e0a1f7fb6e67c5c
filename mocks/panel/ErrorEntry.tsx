import { type ErrorRow, surfaceNames, textOfCause } from '../catalogue/areas.ts';
import type { Cause } from '../catalogue/reproduction.ts';
import { steps } from '../catalogue/steps.ts';
import { CopyButton } from './CopyButton.tsx';
import { describeCall, describeRule } from './describeRule.ts';
import styles from './ErrorsPage.module.css';
import { scenarioLink } from './link.ts';

type ErrorEntryProps = { row: ErrorRow; showsOthers: boolean };

/** An error of the list: its exact text, its place, and links to all causes, expanded with `showsOthers`. */
export function ErrorEntry({ row, showsOthers }: ErrorEntryProps) {
  const { id, text, surface, place, causes } = row;
  const [first, ...others] = causes;
  const link = scenarioLink(first.path, id, first.as);
  return (
    <li id={id} className={styles.entry}>
      <div>
        <h3>{text}</h3>
        <p className="small soft">
          {place} ({surfaceNames[surface]})
        </p>
        <p className={`wrapping-row small soft ${styles.names}`}>
          <code>{id}</code> <span>{first.mock || 'needs no scenario'}</span>{' '}
          <span>{describeCall(first.mock)}</span> <span>{describeRule(first.mock)}</span>
        </p>
        <MswOnly cause={first} />
      </div>
      <div className="small soft">
        <div className={`wrapping-row tight ${styles.actions}`}>
          <a href={link} target="_blank" rel="noreferrer">
            Open<span className="visually-hidden">: {text}</span>
          </a>
          <CopyButton text={location.origin + link}>Copy link</CopyButton>
        </div>
        {first.steps ? (
          <ol>
            {first.steps.map((step) => (
              <li key={step}>{steps[step]}</li>
            ))}
          </ol>
        ) : (
          <p>Shows by itself.</p>
        )}
        {others.length > 0 && (
          <details open={showsOthers}>
            <summary>
              {others.length === 1 ? '1 other cause' : `${others.length} other causes`}
            </summary>
            <ul>
              {others.map((cause) => (
                <li key={cause.path + cause.mock}>
                  <a
                    href={scenarioLink(cause.path, cause.mock, cause.as)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {cause.mock}
                  </a>
                  {cause.mock && <span> {describeRule(cause.mock)}</span>}
                  {cause.path !== first.path && <span> on {cause.path}</span>}
                  {textOfCause(id, cause) !== text && <span>: {textOfCause(id, cause)}</span>}
                  <MswOnly cause={cause} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function MswOnly({ cause }: { cause: Cause }) {
  return cause.mswOnly && <p className={`small ${styles.mswOnly}`}>MSW only: {cause.mswOnly}</p>;
}
