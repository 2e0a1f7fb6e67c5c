import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { areaNames, type ErrorRow, errorRows } from '../catalogue/areas.ts';
import type { Visit } from '../catalogue/cause.ts';
import { search } from '../catalogue/search.ts';
import { steps } from '../catalogue/steps.ts';
import styles from './errors.module.css';
import { describeScenario, scenarioLink } from './link.ts';
import { CopyButton } from './ScenarioTab.tsx';

/** All errors of the catalogue with exact text, steps and link. Mock builds only. */
export function ErrorsPage() {
  const [typed, setTyped] = useState(new URLSearchParams(location.search).get('q') ?? '');
  const { rows, others } = search(typed);
  useEffect(() => {
    document.title = 'All errors · QA';
  }, []);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    const query = target.value && `?${new URLSearchParams({ q: target.value })}`;
    history.replaceState(null, '', location.pathname + query);
  };
  return (
    <div className={`container ${styles.page}`}>
      <header className="stack gap-s">
        <p className="soft">
          <a href="/">Site</a> · QA
        </p>
        <h1 className="h2">All errors</h1>
        <p className="soft">
          Each text of the error catalogue, with a link that causes it. A link applies to its tab
          until you turn it off; the QA button (Alt+M) at the foot of every page has the rest. Links
          work the same on the mock backend (MSW) and on Prism, but for those that say MSW only.
        </p>
      </header>
      <main>
        <search className="stack gap-xs">
          <label className="small" htmlFor="q">
            Search
          </label>
          <input
            type="search"
            id="q"
            value={typed}
            placeholder="A text of the screen, its area, “toast”, a call, a status, or a sentence of a ticket"
            onChange={change}
          />
          <p role="status" className="small soft">
            {rows.length === errorRows.length ? '' : `${rows.length} of `}
            {errorRows.length} errors
          </p>
        </search>
        {areaNames.map((area) => {
          const inArea = rows.filter((row) => row.area === area);
          if (inArea.length === 0) return null;
          return (
            <section key={area} className="stack space-above" aria-label={area}>
              <h2 className="h3">{area}</h2>
              <ul className="stack">
                {inArea.map((row) => (
                  <ErrorEntry key={row.id} row={row} showsOthers={typed !== ''} />
                ))}
              </ul>
            </section>
          );
        })}
        {typed && (
          <section className="stack space-above" aria-label="States without a text">
            <h2 className="h3">States without a text</h2>
            <p className="soft">
              Any other state: open its page with <code>?mock=call:response</code>. The panel (QA
              button, Operations) lists the responses of every call, also the faults: slow, timeout,
              network, a status such as 503.
            </p>
            <ul className="stack">
              {others.map((state) => (
                <Entry key={state.mock} name={state.mock} mock={state.mock} visit={state}>
                  <p>{describeScenario(state.mock)}</p>
                  {state.mswOnly && <p>MSW only: {state.mswOnly}</p>}
                </Entry>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}

/** An error of the list: its exact text, its place, and links to all causes. */
function ErrorEntry({ row, showsOthers }: { row: ErrorRow; showsOthers: boolean }) {
  const { id, text, surface, place, causes } = row;
  const [first, ...others] = causes;
  return (
    <Entry name={text} mock={id} visit={first}>
      <p>
        {place} ({surface})
      </p>
      <p>
        <code>{id}</code> {first.mock || 'No call: the page alone'} {describeScenario(first.mock)}
      </p>
      {first.mswOnly && <p>MSW only: {first.mswOnly}</p>}
      {others.length > 0 && (
        <details open={showsOthers}>
          <summary>
            {others.length === 1 ? '1 other cause' : `${others.length} other causes`}
          </summary>
          <ul>
            {others.map((cause) => (
              <li key={cause.path + cause.mock}>
                <a href={scenarioLink(cause.path, cause.mock, cause.as)} {...inNewTab}>
                  {cause.mock}
                </a>{' '}
                {describeScenario(cause.mock)}
                {cause.path !== first.path && ` on ${cause.path}`}
                {cause.text !== text && `: ${cause.text}`}
                {cause.mswOnly && ` MSW only: ${cause.mswOnly}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Entry>
  );
}

const inNewTab = { target: '_blank', rel: 'noreferrer' };

type EntryProps = { name: string; mock: string; visit: Visit; children: ReactNode };

/** A state with its link, to open and to copy, and the steps after it. */
function Entry({ name, mock, visit: { path, as, steps: names = [] }, children }: EntryProps) {
  const link = scenarioLink(path, mock, as);
  return (
    <li className={styles.entry}>
      <div className="small soft">
        <h3 className="h4">{name}</h3>
        {children}
      </div>
      <div className="small soft">
        <div className="wrapping-row gap-xs">
          <a href={link} {...inNewTab} className="pill">
            Open<span className="visually-hidden">: {name}</span>
          </a>
          <CopyButton link={() => link}>Copy link</CopyButton>
        </div>
        {names.length === 0 && <p>No steps needed.</p>}
        <ol>
          {names.map((step) => (
            <li key={step}>{steps[step]}</li>
          ))}
        </ol>
      </div>
    </li>
  );
}
