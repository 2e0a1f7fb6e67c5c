import type { ValidateFunction } from 'ajv';
import { exact } from '#contract/schemas.ts';
import { anyRecord, type RecordSchema } from './anyRecord.ts';

/** The contract's schema `agency/Job` for records of @msw/data. `part` gives what of a record the schema is about. */
export const contractSchema = <Row>(
  name: string,
  part: (record: Row) => unknown = (record) => record,
): RecordSchema<Row> =>
  anyRecord((value) => {
    const pointer = name.replace('/', '#/components/schemas/');
    const validate = exact.getSchema(pointer) as ValidateFunction;
    if (validate(part(value))) return { value };
    const issues = validate.errors ?? [];
    return {
      issues: issues.map(({ instancePath, message }) => ({
        message: `${instancePath} ${message}`,
      })),
    };
  });
