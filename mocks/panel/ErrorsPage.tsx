import { type ChangeEvent, useEffect, useState } from 'react';
import { operations } from '#contract/generated/operations.ts';
import type { MockBackend } from '../backend.ts';
import { areaNames, type ErrorRow, errorRows, surfaceNames } from '../catalogue/areas.ts';
import type { Cause } from '../catalogue/reproduction.ts';
import { steps as stepTexts } from '../catalogue/steps.ts';
import { describeCall, describeRule } from './describeRule.ts';
import { ErrorEntry } from './ErrorEntry.tsx';
import styles from './ErrorsPage.module.css';

/** The filter of the error list in the URL; '' filters nothing. */
function readFilter() {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => query.get(name) ?? '';
  return { q: read('q'), area: read('area'), surface: read('surface') };
}

/** What a cause says: its call, example and steps in words too, because tickets use those. */
function wordsOf({ mock, says, steps = [] }: Cause) {
  const call = Object.values(operations).find(({ id }) => mock.startsWith(`${id}:`));
  const texts = [mock, describeCall(mock), describeRule(mock), says, call?.summary];
  return [...texts, ...steps.map((name) => stepTexts[name])];
}

/** True when each searched word is in the texts of the row or of these causes. */
function isFound(search: string, row: ErrorRow, causes: Cause[] = row.causes): boolean {
  const text = [row.id, row.text, row.place, ...causes.flatMap(wordsOf)].join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

/** All errors of the catalogue with exact text, steps and link. Mock builds only. */
export function ErrorsPage({ backend }: { backend: MockBackend }) {
  const [filter, setFilter] = useState(readFilter);
  const rows = errorRows.filter(
    (row) =>
      isFound(filter.q, row) &&
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
              placeholder="Text, operation, example, status or step"
              onChange={change}
            />
          </label>
          <label>
            Area
            <select name="area" value={filter.area} onChange={change}>
              <option value="">All areas</option>
              {areaNames.map((area) => (
                <option key={area}>{area}</option>
              ))}
            </select>
          </label>
          <label>
            Shows
            <select name="surface" value={filter.surface} onChange={change}>
              <option value="">Anywhere</option>
              {Object.entries(surfaceNames).map(([surface, name]) => (
                <option key={surface} value={surface}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p role="status" className={styles.found}>
            {rows.length === errorRows.length ? '' : `${rows.length} of `}
            {errorRows.length} errors
          </p>
        </search>
        {rows.length === 0 && (
          <p className="note-text">
            No text of the catalogue has that. States without a text of their own are in the panel:
            QA button, Operations.
          </p>
        )}
        {areaNames.map((area) => {
          const inArea = rows.filter((row) => row.area === area);
          return (
            inArea.length > 0 && (
              <section key={area} className={styles.area} aria-label={area}>
                <h2 className="h3">{area}</h2>
                <ul className={styles.entries}>
                  {inArea.map((row) => (
                    <ErrorEntry
                      key={row.id}
                      row={row}
                      showsOthers={!isFound(filter.q, row, row.causes.slice(0, 1))}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </main>
    </div>
  );
}
