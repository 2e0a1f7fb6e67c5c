/** Writes a request as a curl command, with the secrets masked. */
import type { Outgoing } from './exchange.ts';
import { masked } from './secrets.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that curl sets by itself. */
const own = ['content-length', 'accept', 'user-agent'];

/** Parts of a multipart body as `-F` arguments; files by name only. */
function formArguments(body: string): string[] {
  const parts = body.matchAll(
    /content-disposition: form-data; name="([^"]+)"(?:; filename="([^"]*)")?[^\n]*\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/gi,
  );
  return [...parts].map(([, name, file, value]) =>
    file === undefined ? `-F ${quote(`${name}=${value}`)}` : `-F ${quote(`${name}=@${file}`)}`,
  );
}

/** `Bearer abc` → `Bearer •••`: the scheme is not secret. */
function maskHeader(name: string, value: string): string {
  if (name === 'authorization') return value.replace(/ .*/, ` ${masked}`);
  if (name === 'cookie') return value.replace(/=[^;]*/g, `=${masked}`);
  return name === 'x-csrftoken' ? masked : value;
}

/** The curl command that repeats a request, with its secrets masked. */
export function toCurl({ method, url, headers, body }: Outgoing): string {
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  const lines = Object.entries(headers)
    .filter(([name]) => !own.includes(name) && !(isForm && name === 'content-type'))
    .map(([name, value]) => `-H ${quote(`${name}: ${maskHeader(name, value)}`)}`);
  const content = !body
    ? []
    : isForm
      ? formArguments(body.toString('latin1', 0, 20_000))
      : [`-d ${quote(String(body))}`];
  return [`curl -i -X ${method} ${quote(url)}`, ...lines, ...content].join(' \\\n  ');
}
