import { useEffect, useState } from 'react';
import type { MockBackend } from '../backend.ts';
import { areaNames, type ErrorRow, errorRows } from '../catalogue/areas.ts';
import { describeRule } from './describeRule.ts';
import { ErrorEntry } from './ErrorEntry.tsx';
import { type ErrorFilter, ErrorsFilter, readFilter, writeFilter } from './ErrorsFilter.tsx';
import styles from './ErrorsPage.module.css';

/** True when each searched word is in the texts of the row or of these causes. */
function isFound(search: string, row: ErrorRow, causes: ErrorRow['causes']): boolean {
  const mocks = causes.flatMap(({ mock }) => [mock, describeRule(mock)]);
  const text = [row.id, row.text, row.place, ...mocks].join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

const fits = (row: ErrorRow, { search, area, surface }: ErrorFilter): boolean =>
  isFound(search, row, row.causes) &&
  (!area || row.area === area) &&
  (!surface || row.surface === surface);

/** All errors of the catalogue with exact text, steps and link. Mock builds only. */
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
          <a href="/">Twinbridge</a> QA · {backend === 'prism' ? 'Prism responds' : 'MSW responds'}
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
                    <ErrorEntry
                      key={row.id}
                      row={row}
                      showsOthers={!isFound(filter.search, row, row.causes.slice(0, 1))}
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
