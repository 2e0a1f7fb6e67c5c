import { useEffect, useState } from 'react';
import { areaNames, type ErrorRow, errorRows } from '../catalogue/areas.ts';
import type { MockBackend } from '../mockBackend.ts';
import { describeRule } from './describeRule.ts';
import { ErrorEntry } from './ErrorEntry.tsx';
import { type ErrorFilter, ErrorsFilter, readFilter, writeFilter } from './ErrorsFilter.tsx';
import styles from './ErrorsPage.module.css';

/** Whether a row has every word of the search and fits the choices. */
function fits(row: ErrorRow, { search, area, surface }: ErrorFilter): boolean {
  const mocks = row.causes.flatMap(({ mock }) => [mock, describeRule(mock)]);
  const text = [row.id, row.text, row.place, ...mocks].join(' ').toLowerCase();
  return (
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (!area || row.area === area) &&
    (!surface || row.surface === surface)
  );
}

/** Every error of the catalogue with its exact text, its steps and its link (section 8). Mock builds only. */
export function ErrorsPage({ backend }: { backend: MockBackend }) {
  const [filter, setFilter] = useState(readFilter);
  const rows = errorRows.filter((row) => fits(row, filter));
  useEffect(() => {
    document.title = 'All errors · Twinbridge QA';
  }, []);
  const change = (next: ErrorFilter) => {
    setFilter(next);
    writeFilter(next);
  };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.kicker}>
          <a href="/">Twinbridge</a> QA · {backend === 'prism' ? 'Prism answers' : 'MSW answers'}
        </p>
        <h1>All errors</h1>
        <p className={styles.lead}>
          Each text of the error catalogue, with a link that brings it about. A link holds for its
          tab until you turn it off; the QA button (Alt+M) at the foot of every page has the rest.
          Links work the same on the mock backend (MSW) and on Prism, but for those that say MSW
          only.
        </p>
      </header>
      <main>
        <ErrorsFilter filter={filter} found={rows.length} onChange={change} />
        {rows.length === 0 && (
          <p className={styles.lead}>
            No text of the catalogue has that. States without a text of their own are in the panel:
            QA button, Operations.
          </p>
        )}
        {areaNames.map((area) => {
          const inArea = rows.filter((row) => row.area === area);
          return (
            inArea.length > 0 && (
              <section key={area} className={styles.area} aria-label={area}>
                <h2>{area}</h2>
                <ul className={styles.list}>
                  {inArea.map((row) => (
                    <ErrorEntry key={row.id} row={row} />
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
