import type { JsonSchema } from './jsonSchema.ts';

/** Placeholder for a file among form fields; a schema may limit a file to one byte. */
export const filePart = '\0';

const oneOrAll = <T>(values: T[]): T | T[] | undefined => (values.length > 1 ? values : values[0]);

/** The query string as an object; the values of a repeated name are a list. */
export function readQuery(url: string): Record<string, unknown> {
  const { searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(names.map((name) => [name, oneOrAll(searchParams.getAll(name))]));
}

/** Value of a cookie in a `Cookie` header such as `a=1; b=2`. */
export const findCookie = (text: string, name: string): string | undefined =>
  text
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const readCookieHeader = ({ headers }: Request, name: string): string | undefined =>
  findCookie(headers.get('cookie') ?? '', name);

/** Reads a header or cookie. */
export type ReadNamed = (name: string) => string | null | undefined;

/** The headers or cookies that the schema names and `read` returns. */
export function readNamed(schema: JsonSchema, read: ReadNamed): Record<string, string> {
  const values = Object.keys(schema.properties ?? {}).map((name) => [name, read(name)]);
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string'));
}

/**
 * Form fields as an object, files as `filePart`. A part of JSON is text, unless `isFile` says so of its field; a file in
 * any other field is an object, which no field takes. Null when the body is not a form.
 */
export async function readForm(
  request: Request,
  isFile: (field: string, file: File) => boolean = (_, { type }) => type !== 'application/json',
): Promise<Record<string, unknown> | null> {
  try {
    const form = await request.clone().formData();
    const fields: Record<string, unknown> = {};
    for (const key of new Set(form.keys())) {
      const values = form.getAll(key).map((value) => {
        if (typeof value === 'string') return value;
        if (isFile(key, value)) return filePart;
        return value.type === 'application/json' ? value.text() : {};
      });
      fields[key] = oneOrAll(await Promise.all(values));
    }
    return fields;
  } catch {
    return null;
  }
}
