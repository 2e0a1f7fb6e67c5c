/** Validates strings that contain JSON, such as form fields. By itself Ajv only annotates `contentMediaType`. */
import type { Ajv2020, FuncKeywordDefinition, ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';

const keyword = 'contentMediaType';

/** The schema as a separate document whose references still resolve against the contract `base`. */
function detach(schema: unknown, base: string) {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? base + value : value,
  );
}

/**
 * Makes `ajv` check strings with `contentMediaType: application/json` against their `contentSchema`. That schema is
 * compiled by `exact`, without type coercion: the values inside the JSON are already typed.
 */
export function checkJsonText(ajv: Ajv2020, exact: Ajv2020): void {
  const compile: FuncKeywordDefinition['compile'] = (type, parent, it) => {
    if (type !== 'application/json') return () => true;
    const schema = detach(parent.contentSchema ?? {}, it.baseId);
    let inner: ValidateFunction | undefined;
    const validate: DataValidateFunction = (text: string, context) => {
      const instancePath = context?.instancePath ?? '';
      inner ??= exact.compile(schema);
      try {
        if (inner(JSON.parse(text))) return true;
        validate.errors = (inner.errors ?? []).map((error) => {
          return { ...error, instancePath: instancePath + error.instancePath };
        });
      } catch {
        validate.errors = [{ keyword, instancePath, message: 'must be JSON', params: {} }];
      }
      return false;
    };
    return validate;
  };
  ajv.removeKeyword(keyword).addKeyword({ keyword, type: 'string', schemaType: 'string', compile });
}
