/** What validation says: the record, or what is wrong with it. */
export type Validation<Row> = { value: Row } | { issues: { message: string }[] };

/** A Standard Schema, as the collections of @msw/data take it. */
export type RecordSchema<Row> = {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (value: unknown) => Validation<Row>;
    types?: { input: Row; output: Row };
  };
};

/** The schema of records that `validate` takes; without it, of any. */
export const anyRecord = <Row>(
  validate: (value: Row) => Validation<Row> = (value) => ({ value }),
): RecordSchema<Row> => ({
  '~standard': { version: 1, vendor: 'twinbridge', validate: (value) => validate(value as Row) },
});
