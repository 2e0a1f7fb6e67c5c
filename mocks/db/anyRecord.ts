/** Result of a validation. */
export type Validation<Row> = { value: Row } | { issues: { message: string }[] };

/** A Standard Schema for the collections of @msw/data. */
export type RecordSchema<Row> = {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (value: unknown) => Validation<Row>;
    types?: { input: Row; output: Row };
  };
};

/** A schema with a custom validation; without one it accepts all records. */
export const anyRecord = <Row>(
  validate: (value: Row) => Validation<Row> = (value) => ({ value }),
): RecordSchema<Row> => ({
  '~standard': { version: 1, vendor: 'contract', validate: (value) => validate(value as Row) },
});
