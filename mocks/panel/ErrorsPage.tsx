import { type ChangeEvent, useEffect, useState } from 'react';
import type { MockBackend } from '../backend.ts';
import { areaNames, errorRows, surfaceNames } from '../catalogue/areas.ts';
import { search } from '../catalogue/search.ts';
import { ErrorEntry, StateEntry } from './ErrorEntry.tsx';
import styles from './ErrorsPage.module.css';

/** The filter of the error list in the URL; '' filters nothing. */
function readFilter() {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => query.get(name) ?? '';
  return { q: read('q'), area: read('area'), surface: read('surface') };
}

/** All errors of the catalogue with exact text, steps and link. Mock builds only. */
export function ErrorsPage({ backend }: { backend: MockBackend }) {
  const [filter, setFilter] = useState(readFilter);
  const found = search(filter.q);
  const rows = found.rows.filter(
    (row) =>
      (!filter.area || row.area === filter.area) &&
      (!filter.surface || row.surface === filter.surface),
  );
  useEffect(() => {
    document.title = 'All errors · QA';
  }, []);
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const next = { ...filter, [target.name]: target.value };
    setFilter(next);
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value));
    history.replaceState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
  };
  const choice = (name: 'area' | 'surface', label: string, options: string[][]) => (
    <label>
      {label}
      <select name={name} value={filter[name]} onChange={change}>
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text ?? value}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={`container ${styles.page}`}>
      <header className={`stack ${styles.header}`}>
        <p className="soft">
          <a href="/">Site</a> · QA · {backend === 'prism' ? 'Prism responds' : 'MSW responds'}
        </p>
        <h1 className="h2">All errors</h1>
        <p className="soft">
          Each text of the error catalogue, with a link that causes it. A link applies to its tab
          until you turn it off; the QA button (Alt+M) at the foot of every page has the rest. Links
          work the same on the mock backend (MSW) and on Prism, but for those that say MSW only.
        </p>
      </header>
      <main>
        <search className={`small soft ${styles.filter}`}>
          <label>
            Search
            <input
              type="search"
              name="q"
              value={filter.q}
              placeholder="A text of the screen, a call, a status, or a sentence of a ticket"
              onChange={change}
            />
          </label>
          {choice(
            'area',
            'Area',
            areaNames.map((name) => [name]),
          )}
          {choice('surface', 'Shows', Object.entries(surfaceNames))}
          <p role="status">
            {rows.length === errorRows.length ? '' : `${rows.length} of `}
            {errorRows.length} errors
          </p>
        </search>
        {areaNames.map((area) => {
          const inArea = rows.filter((row) => row.area === area);
          return (
            inArea.length > 0 && (
              <section key={area} className={styles.area} aria-label={area}>
                <h2 className="h3">{area}</h2>
                <ul>
                  {inArea.map((row) => (
                    <ErrorEntry key={row.id} row={row} showsOthers={filter.q !== ''} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {filter.q && (
          <section className={styles.area} aria-label="States without a text">
            <h2 className="h3">States without a text</h2>
            <p className="soft">
              Any other state: open its page with <code>?mock=call:response</code>. The panel (QA
              button, Operations) lists the responses of every call, also the faults: slow, timeout,
              network, a status such as 503.
            </p>
            <ul>
              {found.others.map((state) => (
                <StateEntry key={state.mock} state={state} />
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
