/** Generates and encodes request bodies that the contract allows: small, large, and with unusual characters. */
import type { Operation } from './exchange.ts';
import { bodySchemaOf, merge, type Schema } from './schemas.ts';

/** The properties of a body by name; a file is an `Upload`. */
export type Values = Record<string, unknown>;

/** A file to upload. */
export class Upload {
  readonly name: string;
  readonly content: Buffer;

  constructor(name: string, content: Buffer) {
    this.name = name;
    this.content = content;
  }
}

/** Which values that a schema allows. */
export type Size = 'smallest' | 'typical' | 'largest' | 'strange';

/** Quotes, mark-up and template characters, letters of several scripts, an emoji of several code points. */
export const strangeText = `O'Brien "Zoë" & <3 100% {x} \\ ½ Ünïcödé 日本語 العربية 👩‍💻`;

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** A text of exactly this many characters, in long words. */
export function longText(length: number, start = ''): string {
  const words = `${start}${start && ' '}${longWord} `.padEnd(length, `${longWord} `);
  return words.slice(0, length).replace(/^ | $/g, 'x');
}

/** An email address of exactly this many characters, whose labels are as long as DNS allows. */
export function longEmail(length: number, email: string): string {
  const [name = '', host = ''] = email.split('@');
  const local = name.padEnd(64, 'x');
  const rest = length - local.length - 1 - host.length;
  const labels = 'y'.repeat(rest).replace(/(.{1,59})(?=.)/g, '$1.');
  const domain = `${labels}.${host}`;
  return `${local}@${domain.slice(domain.length - (length - local.length - 1))}`;
}

const pdfStart = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const pdfEnd = 'trailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** A PDF that contains `mark` as a comment, of at least this many bytes, after the text `before`. */
export function createPdf(mark: string, bytes = 0, before = ''): Buffer {
  const start = `${before}${pdfStart}% ${mark}\n`;
  const filler = Math.max(0, bytes - start.length - pdfEnd.length - 1);
  return Buffer.from(
    `${start}${filler > 0 ? `%${' '.repeat(filler - 1)}\n` : ''}${pdfEnd}`.padEnd(bytes),
    'latin1',
  );
}

function sampleText({ minLength = 0, maxLength = 200 }: Schema, size: Size, index: number): string {
  if (size === 'smallest') return 'x'.repeat(minLength);
  if (size === 'largest') return longText(maxLength, String(index));
  const text = size === 'strange' ? strangeText : `Text ${index}`;
  return [...text].slice(0, maxLength).join('').trim();
}

/** A value that a schema allows; `index` makes list items differ: the second has 0 and false, the third null. */
export function sample(api: string, given: Schema, size: Size, index = 1): unknown {
  const schema = merge(api, given);
  const { minimum = 0, maximum = 100, maxItems = 10, properties = {}, required = [] } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const types = [schema.type].flat();
  if (index === 3 && size === 'typical' && types.includes('null')) return null;
  if (types.includes('object')) {
    const entries = Object.entries(properties)
      .filter(([name]) => size !== 'smallest' || required.includes(name))
      .map(([name, each]) => [name, sample(api, each, size, index)]);
    return Object.fromEntries(entries);
  }
  if (types.includes('array')) {
    const length = { smallest: 0, typical: 3, strange: 1, largest: maxItems }[size];
    return Array.from({ length }, (_, at) => sample(api, schema.items ?? {}, size, at + 1));
  }
  if (types.includes('integer') || types.includes('number')) {
    if (size === 'smallest') return minimum;
    return size === 'largest' ? maximum : Math.min(maximum, minimum + (index === 2 ? 0 : index));
  }
  if (types.includes('boolean')) return index !== 2;
  if (schema.contentMediaType === 'application/json') {
    return JSON.stringify(sample(api, schema.contentSchema ?? {}, size, index));
  }
  return sampleText(schema, size, index);
}

/** Encodes a body with the content type of the call; omits properties that are undefined. */
export async function encode(
  operation: Operation,
  values: Values,
): Promise<{ body: Buffer; type: string }> {
  const { type = 'application/json', fields = [] } = bodySchemaOf(operation) ?? {};
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  if (!type.startsWith('multipart/')) {
    return { body: Buffer.from(JSON.stringify(Object.fromEntries(entries))), type };
  }
  const form = new FormData();
  // A form without parts is no multipart body, which a server may refuse before anything else.
  if (entries.length === 0) form.append(fields[0]?.name ?? '', '');
  for (const [name, value] of entries) {
    if (value instanceof Upload) {
      const file = new Blob([new Uint8Array(value.content)], { type: 'application/pdf' });
      form.append(name, file, value.name);
    } else for (const each of [value].flat()) form.append(name, String(each));
  }
  const response = new Response(form);
  const boundary = response.headers.get('content-type') ?? type;
  return { body: Buffer.from(await response.arrayBuffer()), type: boundary };
}
