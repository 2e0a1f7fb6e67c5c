/** Writes a request as a curl command, with the secrets masked. */
import { csrf } from '../../../openapi/generated/calls.ts';
import type { Exchange } from '../exchange.ts';
import { mask, masked, quoteName } from '../secrets.ts';

const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that curl sets by itself, or that only browsers need. */
const omitted = /^(content-length|accept|accept-language|user-agent|sec-fetch-.*)$/;

/** Parts of a multipart body as arguments; files by name only. `--form-string` sends `@` and `;` as they are. */
function formArguments(body: string): string[] {
  const parts = body.matchAll(
    /content-disposition: form-data; name="([^"]+)"(?:; filename="([^"]*)")?[^\n]*\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/gi,
  );
  return [...parts].map(([, name, file, value = '']) => {
    if (file !== undefined) return `-F ${quoteForShell(`${name}=@${file}`)}`;
    return `--form-string ${quoteForShell(`${name}=${mask(value)}`)}`;
  });
}

/** `Bearer abc` → `Bearer •••`: the scheme is not secret. */
function maskHeader(name: string, value: string): string {
  if (name === 'authorization') return value.replace(/ .*/, ` ${masked}`);
  if (name === 'cookie') return mask(value.replace(/=[^;]*/g, `=${masked}`));
  return name === csrf.header.toLowerCase() ? masked : value;
}

/** Characters shown of a part of a URL. */
const maxPartLength = 500;

/** The URL of a request with the secrets masked, except in parts that the contract defines. */
export function showUrl({ step, request }: Pick<Exchange, 'step' | 'request'>): string {
  const { origin, pathname, search } = new URL(request.url);
  const own = step.operation.path.split('/');
  const path = pathname
    .split('/')
    .map((part) => (own.includes(part) ? part : mask(part, maxPartLength)))
    .join('/');
  const query = search.replace(/([^?&=]+)(=?)([^&]*)/g, (_, name, equals, value) =>
    [quoteName(name), equals, mask(value, maxPartLength)].join(''),
  );
  return origin + path + query;
}

/** The curl command that repeats a request, with its secrets masked. */
export function toCurl({ step, request }: Pick<Exchange, 'step' | 'request'>): string {
  const { method, headers, body } = request;
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  const lines = [`curl -i -X ${method} ${quoteForShell(showUrl({ step, request }))}`];
  for (const [name, value] of Object.entries(headers)) {
    if (omitted.test(name) || (isForm && name === 'content-type')) continue;
    if (name === 'accept-encoding') lines.push('--compressed');
    else lines.push(`-H ${quoteForShell(`${name}: ${maskHeader(name, value)}`)}`);
  }
  if (body && isForm) lines.push(...formArguments(body.toString('utf8', 0, 20_000)));
  else if (body) lines.push(`-d ${quoteForShell(mask(String(body)))}`);
  return lines.join(' \\\n  ');
}
