import { type ErrorRow, surfaceNames } from '../catalogue/areas.ts';
import type { Visit } from '../catalogue/cause.ts';
import type { OtherState } from '../catalogue/search.ts';
import { steps } from '../catalogue/steps.ts';
import { CopyButton } from './CopyButton.tsx';
import { describeScenario } from './describeRule.ts';
import styles from './ErrorsPage.module.css';
import { scenarioLink } from './link.ts';

/** Opens and copies the link of a state, and lists its steps. */
function Actions({ link, name, visit }: { link: string; name: string; visit: Visit }) {
  return (
    <>
      <div className={`wrapping-row gap-xs ${styles.actions}`}>
        <a href={link} target="_blank" rel="noreferrer">
          Open<span className="visually-hidden">: {name}</span>
        </a>
        <CopyButton text={location.origin + link}>Copy link</CopyButton>
      </div>
      {visit.steps ? (
        <ol>
          {visit.steps.map((step) => (
            <li key={step}>{steps[step]}</li>
          ))}
        </ol>
      ) : (
        <p>No steps needed.</p>
      )}
    </>
  );
}

/** An error of the list: its exact text, its place, and links to all causes. */
export function ErrorEntry({ row, showsOthers }: { row: ErrorRow; showsOthers: boolean }) {
  const { id, text, surface, place, causes } = row;
  const [first, ...others] = causes;
  return (
    <li id={id} className={styles.entry}>
      <div>
        <h3>{text}</h3>
        <p className="small soft">
          {place} ({surfaceNames[surface]})
        </p>
        <p className="small soft">
          <code>{id}</code> {first.mock || 'No call: the page alone'} {describeScenario(first.mock)}
        </p>
        {first.mswOnly && <p className="small">MSW only: {first.mswOnly}</p>}
      </div>
      <div className="small soft">
        <Actions link={scenarioLink(first.path, id, first.as)} name={text} visit={first} />
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
                  </a>{' '}
                  {describeScenario(cause.mock)}
                  {cause.path !== first.path && <span> on {cause.path}</span>}
                  {cause.text !== text && <span>: {cause.text}</span>}
                  {cause.mswOnly && <span> MSW only: {cause.mswOnly}</span>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

/** A state without a text of its own: its link is made of a call and one of its responses. */
export function StateEntry({ state }: { state: OtherState }) {
  const { mock, path, as } = state;
  return (
    <li className={styles.entry}>
      <div>
        <h3>{mock}</h3>
        <p className="small soft">{describeScenario(mock)}</p>
      </div>
      <div className="small soft">
        <Actions link={scenarioLink(path, mock, as)} name={mock} visit={state} />
      </div>
    </li>
  );
}
