/** The error catalogue with the reproduction of each text, as rows of the error list. */
import { type CatalogueId, catalogue } from '#errors/catalogue.ts';
import { careersRows, subscriptionRows } from './accountRows.ts';
import { type Cause, type Row, textOfCause, type Visit } from './cause.ts';
import { contactRows, contentRows } from './contentRows.ts';

/** A cause with the page to open, its steps and the exact text that it shows. `mock` is the value of `?mock=`, or ''. */
export type Reproduction = Visit & Cause & { text: string; mock: string };

/** A text of the catalogue: `text` is what its first cause shows. */
export type ErrorRow = Pick<Row, 'place' | 'surface'> & {
  id: CatalogueId;
  area: string;
  text: string;
  causes: [Reproduction, ...Reproduction[]];
};

const areas = {
  'Data screens': contentRows,
  'Contact, newsletter, blog': contactRows,
  'Payment and subscription': subscriptionRows,
  Careers: careersRows,
};

/** A text without a row does not compile. */
const allRows: Record<CatalogueId, Row> = {
  ...contentRows,
  ...contactRows,
  ...subscriptionRows,
  ...careersRows,
};

/** True for a catalogue id. */
export function isCatalogueId(name: string): name is CatalogueId {
  return Object.hasOwn(catalogue, name);
}

/** Names of the areas. */
export const areaNames = Object.keys(areas);

function toErrorRow(id: CatalogueId, area: string): ErrorRow {
  const { place, surface, causes, ...visit } = allRows[id];
  const [first = {}, ...others] = causes;
  const reproduce = (cause: Cause): Reproduction => {
    const mock = cause.call ? `${cause.call}:${cause.example}` : '';
    return { ...visit, ...cause, text: textOfCause(id, cause), mock };
  };
  const main = reproduce(first);
  return { id, area, place, surface, text: main.text, causes: [main, ...others.map(reproduce)] };
}

/** All texts of the catalogue, by area. */
export const errorRows: ErrorRow[] = Object.entries(areas).flatMap(([area, rows]) =>
  Object.keys(rows)
    .filter(isCatalogueId)
    .map((id) => toErrorRow(id, area)),
);

/** A text of the catalogue by its id. */
export const errorRow = (id: CatalogueId): ErrorRow =>
  errorRows.find((row) => row.id === id) ?? toErrorRow(id, '');
