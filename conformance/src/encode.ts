/** Encodes request bodies as the website does. */
import type { Operation } from './exchange.ts';
import { bodySchemaOf } from './schemas.ts';

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
