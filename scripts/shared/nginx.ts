/** Finds nginx for the edge tests: an installed one, or Debian's package unpacked into a private folder. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackOnce } from './unpackOnce.ts';

/** The program, and its modules for compressed files and for the response filter. */
export type Nginx = { program: string; modules: string[] };

const run = promisify(execFile);

/**
 * Downloads the packages with separate package lists: fresh containers have none, and updating the system's needs root.
 */
const download = `
set -- -o Acquire::Retries=0 -o Acquire::http::Timeout=10 -o Acquire::https::Timeout=10
set -- "$@" -o "Dir::State::Lists=$PWD/lists" -o "Dir::Cache=$PWD"
mkdir -p lists/partial
apt-get "$@" update
apt-get "$@" download nginx libnginx-mod-http-brotli-static libnginx-mod-http-js
for package in *.deb; do dpkg -x "$package" .; done
usr/sbin/nginx -v
rm -r lists *.deb
`;

const at = (root: string): Nginx => ({
  program: path.join(root, 'usr/sbin/nginx'),
  modules: ['brotli_static', 'js'].map((name) =>
    path.join(root, `usr/lib/nginx/modules/ngx_http_${name}_module.so`),
  ),
});

/** A runnable nginx, or a sentence on why there is none. Installs nothing on the system. */
export async function findNginx(): Promise<Nginx | string> {
  const installed = at('/');
  if ([installed.program, ...installed.modules].every(existsSync)) return installed;
  try {
    // A mirror may be unreachable.
    const unpack = (cwd: string) => run('sh', ['-ec', download], { cwd, timeout: 120_000 });
    return at(await unpackOnce('nginx-with-modules-1', unpack));
  } catch (error) {
    const [reason] = (error as Error).message.trim().split('\n').slice(-1);
    return `nginx with its modules for brotli and njs is not installed, and Debian's packages cannot be had: ${reason}`;
  }
}
