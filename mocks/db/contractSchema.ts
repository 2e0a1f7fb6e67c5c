import type { ValidateFunction } from 'ajv';
import { exact } from '#contract/schemas.ts';
import { anyRecord, type RecordSchema } from './anyRecord.ts';

/** A contract schema such as `agency/Job` for @msw/data. `part` selects what of a record it validates. */
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
