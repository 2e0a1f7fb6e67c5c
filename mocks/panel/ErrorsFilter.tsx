import { areaNames, errorRows, surfaceNames } from '../catalogue/areas.ts';
import styles from './ErrorsPage.module.css';

/** Filter of the error list; '' filters nothing. */
export type ErrorFilter = { search: string; area: string; surface: string };

/** Reads the filter from the URL. */
export function readFilter(): ErrorFilter {
  const query = new URLSearchParams(location.search);
  return {
    search: query.get('q') ?? '',
    area: query.get('area') ?? '',
    surface: query.get('surface') ?? '',
  };
}

/** Writes the filter to the URL. */
export function writeFilter({ search, area, surface }: ErrorFilter): void {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(area && { area }),
    ...(surface && { surface }),
  }).toString();
  history.replaceState(null, '', location.pathname + (query && `?${query}`));
}

type ErrorsFilterProps = {
  filter: ErrorFilter;
  found: number;
  onChange: (filter: ErrorFilter) => void;
};

export function ErrorsFilter({ filter, found, onChange }: ErrorsFilterProps) {
  return (
    <search className={styles.filter}>
      <label>
        Search
        <input
          type="search"
          value={filter.search}
          placeholder="Text, id, operation, example or status"
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </label>
      <label>
        Area
        <select
          value={filter.area}
          onChange={(event) => onChange({ ...filter, area: event.target.value })}
        >
          <option value="">All areas</option>
          {areaNames.map((area) => (
            <option key={area}>{area}</option>
          ))}
        </select>
      </label>
      <label>
        Shows
        <select
          value={filter.surface}
          onChange={(event) => onChange({ ...filter, surface: event.target.value })}
        >
          <option value="">Anywhere</option>
          {Object.entries(surfaceNames).map(([surface, name]) => (
            <option key={surface} value={surface}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className={styles.found}>
        {found === errorRows.length ? `${found} errors` : `${found} of ${errorRows.length} errors`}
      </p>
    </search>
  );
}
