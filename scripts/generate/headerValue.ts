import type { Header, Reference } from './openapi.ts';

/** The value that the mock sends for a response header: its example, or its schema's. */
export function headerValue(
  header: Header,
  resolve: <T extends object>(node: T | Reference) => T,
): string | undefined {
  const [named] = Object.values(header.examples ?? {});
  const schema = resolve(header.schema ?? {});
  const [listed] = [schema.examples].flat();
  const value =
    header.example ?? (named && resolve(named).value) ?? schema.example ?? listed ?? schema.const;
  return value === undefined ? undefined : String(value);
}
